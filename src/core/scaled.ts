/**
 * Figures times a quantity, for long lists: in doubles where every step is exact in them, else in whole numbers of any
 * size. The same grams as gramsFromKg and apportion give, for a part of their cost.
 */
import { digitsAt, tenTo } from './decimal.ts'
import { DOUBLED_MAX, gramsFromQuotient, roundedQuotient } from './quantity.ts'
import { type Rational, withCommonDenominator } from './rational.ts'
import { splitBy } from './shares.ts'
import { greatestDivisor } from './whole.ts'

/** `digits / 10 ** scale`, both whole numbers that a double holds. */
export interface SmallDecimal {
  readonly digits: number
  readonly scale: number
}

/** Digits before the point and after it: together as many as every double holds, with the point. */
const [WHOLE_MAX, SCALE_MAX, CHARACTERS_MAX] = [12, 6, 16]
const [ZERO, POINT] = [0x30, 0x2e]

/**
 * A number as people write it, without sign and exponent; undefined for any other text, and for more digits than doubles
 * hold. `from` and `to` say where in the text it stands.
 */
export function smallDecimal(text: string, from = 0, to = text.length): SmallDecimal | undefined {
  if (to - from > CHARACTERS_MAX) return undefined
  let [digits, point] = [0, to]
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at)
    const digit = code - ZERO
    if (digit >= 0 && digit < RADIX) digits = digits * RADIX + digit
    else if (code === POINT && point === to) point = at
    else return undefined
  }
  const [whole, scale] = [point - from, point === to ? 0 : to - point - 1]
  const isWhole = whole > 0 && whole <= WHOLE_MAX
  return isWhole && scale <= SCALE_MAX && point !== to - 1 ? { digits, scale } : undefined
}

const RADIX = 10

export interface Scaled {
  readonly grams: number
  /** In the order of the figures; they add up to the grams. */
  readonly parts: readonly number[]
}

/** One of any length, or a small one. */
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
