/**
 * Figures times a quantity, for long lists: in doubles where every step is exact in them, else in whole numbers of any
 * size. The same grams as gramsFromKg and apportion give, for a part of their cost.
 */

import { greatestDivisor } from './common-denominator.ts'
import { digitsAt, tenTo } from './decimal.ts'
import { DOUBLED_MAX, gramsFromQuotient, roundedQuotient } from './quantity.ts'
import { type Rational, withCommonDenominator } from './rational.ts'
import { splitBy } from './shares.ts'

export interface Scaled {
  readonly grams: number
  /** In the order of the figures; they add up to the grams. */
  readonly parts: readonly number[]
}

/** `digits / 10 ** scale`: of any length, or whole digits that a double holds. */
export interface Quantity {
  readonly digits: number | bigint
  readonly scale: number
}

export type Scale = (quantity: Quantity) => Scaled

/** Of figures, not below zero, in grams a unit, or in kilograms (`gramsPerUnit` 1000). */
export function scaled(figures: readonly Rational[], gramsPerUnit: number): Scale {
  const { numerators, denominator } = withCommonDenominator(figures)
  const scale = Math.max(...numerators.map((one) => one.scale))
  const all = numerators.reduce((sum, one) => sum + digitsAt(one, scale), 0n)
  const [top, bottom] = reduced(
    all * BigInt(gramsPerUnit) * tenTo(denominator.scale),
    denominator.digits * tenTo(scale),
  )
  const partsOf = splitBy(numerators)
  const [perUnit, divisors] = [
    Number(top),
    Array.from({ length: SCALES }, (_, more) => Number(bottom) * 10 ** more),
  ]
  return (quantity) => {
    const product = perUnit * Number(quantity.digits)
    const divisor = divisors[quantity.scale] ?? Number.POSITIVE_INFINITY
    const isSmall = product <= DOUBLED_MAX && divisor <= DOUBLED_MAX
    const grams = isSmall ? roundedQuotient(product, divisor) : largeGrams([top, bottom], quantity)
    return { grams, parts: partsOf(grams) }
  }
}

function largeGrams([top, bottom]: readonly [bigint, bigint], { digits, scale }: Quantity): number {
  return gramsFromQuotient({ digits: top * BigInt(digits), scale }, { digits: bottom, scale: 0 })
}

function reduced(top: bigint, bottom: bigint): [bigint, bigint] {
  const common = greatestDivisor(top, bottom)
  return [top / common, bottom / common]
}

/** Of a quantity and of two multiplied. */
const SCALES = 13
