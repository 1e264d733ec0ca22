/** Exact quotients as whole numbers over one whole number: what databases can multiply and divide without an error. */
import { digitsAt } from './decimal.ts'
import { type Rational, withCommonDenominator } from './rational.ts'

export interface CommonDenominator {
  /** In the order of the quotients, not below zero. */
  readonly numerators: readonly bigint[]
  /** Of all of them, above zero; with the numerators it has no divisor in common but 1. */
  readonly denominator: bigint
}

/** In lowest terms. */
export function toCommonDenominator(rationals: readonly Rational[]): CommonDenominator {
  const { numerators, denominator } = withCommonDenominator(rationals)
  const scale = Math.max(denominator.scale, ...numerators.map((one) => one.scale))
  const all = numerators.map((one) => digitsAt(one, scale))
  const divisor = digitsAt(denominator, scale)
  const common = all.reduce(greatestDivisor, divisor)
  return { numerators: all.map((one) => one / common), denominator: divisor / common }
}

export interface Bounds {
  /** Not above the quotients, and not below them; the same where a quotient is exact in so many digits. */
  readonly low: readonly bigint[]
  readonly high: readonly bigint[]
  readonly denominator: bigint
}

const TEN = 10n

/** The quotients, not below zero, between whole numbers of at most so many digits. */
export function enclosed(rationals: readonly Rational[], digits: number): Bounds {
  const { numerators, denominator } = toCommonDenominator(rationals)
  if (digitsOf(numerators) <= digits) return { low: numerators, high: numerators, denominator }
  const power = digits - 1 - (digitsOf(numerators) - String(denominator).length)
  const scale = TEN ** BigInt(Math.max(0, power))
  const low = numerators.map((one) => (one * scale) / denominator)
  const high = numerators.map((one, at) => (low[at] ?? 0n) + ((one * scale) % denominator === 0n ? 0n : 1n))
  return { low, high, denominator: scale }
}

/** Of the longest. */
export function digitsOf(numbers: readonly bigint[]): number {
  return Math.max(...numbers.map((one) => String(one).length))
}

/** The greatest that both have. */
export function greatestDivisor(a: bigint, b: bigint): bigint {
  let [one, other] = [a, b]
  while (other !== 0n) [one, other] = [other, one % other]
  return one
}
