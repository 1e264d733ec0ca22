/** Grams as kilograms, without a rounding of ours: of whole grams three decimals, of millionths of a gram nine. */
import { kgFromGrams } from '../core/quantity.ts'

export function kgOf(grams: number): number {
  return Number.isInteger(grams) ? kgFromGrams(grams) : Number(`${grams}e-3`)
}
