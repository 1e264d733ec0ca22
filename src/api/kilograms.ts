/** Grams as kilograms, without a rounding of ours: of whole grams three decimals, of millionths of a gram nine. */
import { numberText, thousandthText } from '../engine/numbers/number-text.ts'
import { kgFromGrams } from '../engine/numbers/quantity.ts'

export function kgOf(grams: number): number {
  return Number.isInteger(grams) ? kgFromGrams(grams) : Number(`${grams}e-3`)
}

/** The same as a text, as JSON has it. */
export function kgText(grams: number): string {
  return Number.isInteger(grams) ? thousandthText(grams) : numberText(kgOf(grams))
}
