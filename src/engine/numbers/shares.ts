/**
 * Totals that are split again and again in the same proportion: in whole numbers where doubles hold every step, else by
 * doubles where a bound proves that they split as exact numbers do, else by exact ones. The same parts as apportion gives,
 * for a part of its cost.
 */

import { greatestDivisor } from './common-denominator.ts'
import { type Decimal, digitsAt } from './decimal.ts'
import { apportion, wholeQuotient } from './quantity.ts'

export type Split = (totalGrams: number) => number[]

/** Larger totals are split exactly. */
const TOTAL_MAX = 2 ** 31
/**
 * How far a product of total and share may be from the exact one: a share is off by less than 2^-52 of one (a quotient
 * floored at 2^-64, and made a double), which times 2^31 is below 2^-21; its product is rounded once more by less than
 * 2^-22. Twice their sum, and to spare.
 */
const ERROR_MAX = 2 ** -18
const SHARE_BITS = 64n
const SHARE_UNIT = 2 ** Number(SHARE_BITS)

/** Of weights that are not negative, as apportion takes them. */
export function splitBy(weights: readonly Decimal[]): Split {
  const scale = Math.max(...weights.map((weight) => weight.scale))
  const digits = weights.map((weight) => digitsAt(weight, scale))
  const sum = digits.reduce((total, part) => total + part, 0n)
  const only = sum === 0n ? 0 : digits.indexOf(sum)
  if (only >= 0) return (total) => weights.map((_, at) => (at === only ? total : 0))
  // Their proportions are all that parts need.
  const common = digits.reduce(greatestDivisor)
  const wholes = digits.map((part) => Number(part / common))
  const wholeSum = Number(sum / common)
  const shares = digits.map((part) => Number((part << SHARE_BITS) / sum) / SHARE_UNIT)
  return (total) => {
    if (total * wholeSum <= Number.MAX_SAFE_INTEGER) return splitInWholes(total, wholes, wholeSum)
    return splitInDoubles(total, shares) ?? apportion(total, weights)
  }
}

/** Floored, and the grams that are left to the largest rests, earlier parts first. */
function splitInWholes(total: number, weights: readonly number[], sum: number): number[] {
  const parts = weights.map((weight) => wholeQuotient(total * weight, sum))
  const rests = weights.map((weight, at) => total * weight - (parts[at] as number) * sum)
  let left = total
  for (const part of parts) left -= part
  for (; left > 0; left--) {
    const at = rests.indexOf(Math.max(...rests))
    parts[at] = (parts[at] as number) + 1
    rests[at] = -1
  }
  return parts
}

/** Floored, and what is left to the largest rests; undefined where the error might change a digit. */
function splitInDoubles(total: number, shares: readonly number[]): number[] | undefined {
  if (total > TOTAL_MAX) return undefined
  const parts: number[] = []
  const rests: { at: number; rest: number }[] = []
  let left = total
  for (let at = 0; at < shares.length; at++) {
    const exact = total * (shares[at] as number)
    const floored = Math.floor(exact)
    const rest = exact - floored
    parts.push(floored)
    left -= floored
    if (shares[at] === 0) continue
    if (rest < ERROR_MAX || rest > 1 - ERROR_MAX) return undefined
    rests.push({ at, rest })
  }
  rests.sort((a, b) => b.rest - a.rest)
  const [last, next] = [rests[left - 1], rests[left]]
  if (last && next && last.rest - next.rest < 2 * ERROR_MAX) return undefined
  for (const { at } of rests.slice(0, left)) parts[at] = (parts[at] as number) + 1
  return parts
}
