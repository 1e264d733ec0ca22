/** Exact fractions: arithmetic that is not the program's, without the program around it. */
import type { Measure } from '../../src/engine/calculation.ts'

export interface Fraction {
  readonly top: bigint
  /** Above zero. */
  readonly bottom: bigint
}

/** The fraction that a decimal text such as `-0.18296` or `1.5e4` stands for. */
export function fraction(text: string | number): Fraction {
  const [mantissa = '', exponent = '0'] = String(text).toLowerCase().split('e')
  const [whole = '', decimals = ''] = mantissa.split('.')
  const power = Number(exponent) - decimals.length
  const digits = BigInt(`${whole}${decimals}`)
  return power >= 0
    ? { top: digits * 10n ** BigInt(power), bottom: 1n }
    : { top: digits, bottom: 10n ** BigInt(-power) }
}

export const wholeNumber = (value: bigint | number): Fraction => ({ top: BigInt(value), bottom: 1n })

export const NOTHING = wholeNumber(0)
export const ONE = wholeNumber(1)

/** What an exact number of the program stands for. */
export function fractionOf(value: Measure): Fraction {
  if ('digits' in value) return { top: BigInt(value.digits), bottom: 10n ** BigInt(value.scale) }
  return quotient(fractionOf(value.numerator), fractionOf(value.denominator))
}

export function product(...factors: readonly Fraction[]): Fraction {
  return factors.reduce((a, b) => ({ top: a.top * b.top, bottom: a.bottom * b.bottom }), ONE)
}

export function sum(...summands: readonly Fraction[]): Fraction {
  return summands.reduce(
    (a, b) => ({ top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom }),
    NOTHING,
  )
}

export function difference(a: Fraction, b: Fraction): Fraction {
  return sum(a, { top: -b.top, bottom: b.bottom })
}

export function quotient(a: Fraction, b: Fraction): Fraction {
  const sign = b.top < 0n ? -1n : 1n
  return { top: sign * a.top * b.bottom, bottom: sign * a.bottom * b.top }
}

/** Below, at or above zero: the sign of `a - b`. */
export function compared(a: Fraction, b: Fraction): -1 | 0 | 1 {
  const [left, right] = [a.top * b.bottom, b.top * a.bottom]
  return left === right ? 0 : left < right ? -1 : 1
}

export const isSame = (a: Fraction, b: Fraction) => compared(a, b) === 0
export const isNothing = ({ top }: Fraction) => top === 0n

/** The nearest whole number; a half goes away from zero. */
export function rounded({ top, bottom }: Fraction): bigint {
  const size = top < 0n ? -top : top
  const up = 2n * (size % bottom) >= bottom ? 1n : 0n
  const nearest = size / bottom + up
  return top < 0n ? -nearest : nearest
}

/** Of a fraction that is not below zero: the whole number in it, and what is beyond that. */
export function wholeAndRest(value: Fraction): { whole: bigint; rest: Fraction } {
  const whole = value.top / value.bottom
  return { whole, rest: difference(value, wholeNumber(whole)) }
}

/**
 * A whole total in proportion to weights: each share is the whole number in its exact share, and units that are left go
 * one by one to the largest rests, of equal ones to the first. Without any weight all of it goes to the first.
 */
export function sharesOf(total: bigint, weights: readonly Fraction[]): bigint[] {
  const all = sum(...weights)
  if (isNothing(all)) return weights.map((_, at) => (at === 0 ? total : 0n))
  const exact = weights.map((weight) => wholeAndRest(quotient(product(wholeNumber(total), weight), all)))
  const shares = exact.map(({ whole }) => whole)
  const waiting = new Set(exact.keys())
  for (let left = total - shares.reduce((a, b) => a + b, 0n); left > 0n; left--) {
    const [next = 0] = [...waiting].sort((a, b) => compared(restAt(b), restAt(a)) || a - b)
    waiting.delete(next)
    shares[next] = (shares[next] ?? 0n) + 1n
  }
  return shares

  function restAt(place: number): Fraction {
    return exact[place]?.rest ?? NOTHING
  }
}
