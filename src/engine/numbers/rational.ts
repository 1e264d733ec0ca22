/** An exact quotient of two decimals, for what would have to be rounded otherwise. The denominator is above zero. */
import { add, type Decimal, decimal, digitsAt, multiply, toNumber } from './decimal.ts'

export interface Rational {
  readonly numerator: Decimal
  readonly denominator: Decimal
}

const ONE = decimal(1)

export const ZERO_RATIONAL: Rational = { numerator: decimal(0), denominator: ONE }

export function rational(numerator: Decimal, denominator: Decimal = ONE): Rational {
  return { numerator, denominator }
}

export function multiplyRationals(a: Rational, b: Rational): Rational {
  return {
    numerator: multiply(a.numerator, b.numerator),
    denominator: multiply(a.denominator, b.denominator),
  }
}

/** a / b; b is above zero. */
export function divideRationals(a: Rational, b: Rational): Rational {
  return {
    numerator: multiply(a.numerator, b.denominator),
    denominator: multiply(a.denominator, b.numerator),
  }
}

export function addRationals(a: Rational, b: Rational): Rational {
  if (isSame(a.denominator, b.denominator)) {
    return { numerator: add(a.numerator, b.numerator), denominator: a.denominator }
  }
  return {
    numerator: add(multiply(a.numerator, b.denominator), multiply(b.numerator, a.denominator)),
    denominator: multiply(a.denominator, b.denominator),
  }
}

export function subtractRationals(a: Rational, { numerator, denominator }: Rational): Rational {
  return addRationals(a, { numerator: { digits: -numerator.digits, scale: numerator.scale }, denominator })
}

/** a > b. */
export function isAbove(a: Rational, b: Rational): boolean {
  const [left, right] = [multiply(a.numerator, b.denominator), multiply(b.numerator, a.denominator)]
  const scale = Math.max(left.scale, right.scale)
  return digitsAt(left, scale) > digitsAt(right, scale)
}

/** Rationals by name, such as the parts of a rate. */
type Named<T> = { readonly [Name in keyof T]: Rational }

/** Name by name. */
export function addEach<T extends Named<T>>(a: T, b: T): T {
  return eachOf(a, (part, name) => addRationals(part, b[name]))
}

function eachOf<T extends Named<T>>(parts: T, change: (part: Rational, name: keyof T) => Rational): T {
  const names = Object.keys(parts) as (keyof T)[]
  return Object.fromEntries(names.map((name) => [name, change(parts[name], name)])) as T
}

/** As a double, for what is not shown digit by digit. */
export function nearest({ numerator, denominator }: Rational): number {
  return toNumber(numerator) / toNumber(denominator)
}

/** The least whole number that is not below the rational, which is not negative. */
export function ceiling({ numerator, denominator }: Rational): number {
  const scale = Math.max(numerator.scale, denominator.scale)
  const [n, d] = [digitsAt(numerator, scale), digitsAt(denominator, scale)]
  return Number((n + d - 1n) / d)
}

/** The same rationals with one denominator: their numerators, and that denominator. */
export function withCommonDenominator(rationals: readonly Rational[]): {
  numerators: Decimal[]
  denominator: Decimal
} {
  const denominators: Decimal[] = []
  for (const { denominator } of rationals) {
    if (!denominators.some((known) => isSame(known, denominator))) denominators.push(denominator)
  }
  const product = (list: readonly Decimal[]) => list.reduce(multiply, ONE)
  return {
    numerators: rationals.map(({ numerator, denominator }) =>
      multiply(numerator, product(denominators.filter((other) => !isSame(other, denominator)))),
    ),
    denominator: product(denominators),
  }
}

function isSame(a: Decimal, b: Decimal): boolean {
  return a.scale === b.scale && a.digits === b.digits
}
