/** Grams as kilograms, without a rounding of ours: of whole grams three decimals, of millionths of a gram nine. */
import { kgFromGrams, wholeQuotient } from '../core/quantity.ts'

export function kgOf(grams: number): number {
  return Number.isInteger(grams) ? kgFromGrams(grams) : Number(`${grams}e-3`)
}

/** A number of whole grams below it is the same in kilograms, digit by digit. */
const GRAMS_MAX = 1e12
const THOUSANDTHS = Array.from({ length: 1000 }, (_, grams) => String(grams / 1000).slice(1))

/** The same as a text, as JSON has it: put together of whole numbers, which takes a third of writing a fraction. */
export function kgText(grams: number): string {
  if (!(Number.isInteger(grams) && grams >= 0 && grams < GRAMS_MAX)) return `${kgOf(grams)}`
  const whole = wholeQuotient(grams, 1000)
  return `${whole}${THOUSANDTHS[grams - whole * 1000]}`
}
