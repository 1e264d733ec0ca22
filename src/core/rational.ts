/** An exact quotient of two decimals, for what would have to be rounded otherwise. The bottom is above zero. */
import { add, type Decimal, decimal, digitsAt, multiply, ZERO } from './decimal.ts'

export interface Fraction {
  readonly top: Decimal
  readonly bottom: Decimal
}

const ONE = decimal(1)

export const ZERO_FRACTION: Fraction = { top: decimal(0), bottom: ONE }

export function fraction(top: Decimal, bottom: Decimal = ONE): Fraction {
  return { top, bottom }
}

export function times(a: Fraction, b: Fraction): Fraction {
  return { top: multiply(a.top, b.top), bottom: multiply(a.bottom, b.bottom) }
}

/** a / b; b is not zero. */
export function over(a: Fraction, b: Fraction): Fraction {
  return { top: multiply(a.top, b.bottom), bottom: multiply(a.bottom, b.top) }
}

export function plus(a: Fraction, b: Fraction): Fraction {
  if (isSame(a.bottom, b.bottom)) return { top: add(a.top, b.top), bottom: a.bottom }
  return {
    top: add(multiply(a.top, b.bottom), multiply(b.top, a.bottom)),
    bottom: multiply(a.bottom, b.bottom),
  }
}

export function minus(a: Fraction, { top, bottom }: Fraction): Fraction {
  return plus(a, { top: { digits: -top.digits, scale: top.scale }, bottom })
}

/** Fractions by name, such as the parts of a rate. */
type Named<T> = { readonly [Name in keyof T]: Fraction }

/** Name by name. */
export function addEach<T extends Named<T>>(a: T, b: T): T {
  return eachOf(a, (part, name) => plus(part, b[name]))
}

/** Each times the same. */
export function multiplyEach<T extends Named<T>>(parts: T, by: Fraction): T {
  return eachOf(parts, (part) => times(part, by))
}

function eachOf<T extends Named<T>>(parts: T, change: (part: Fraction, name: keyof T) => Fraction): T {
  const names = Object.keys(parts) as (keyof T)[]
  return Object.fromEntries(names.map((name) => [name, change(parts[name], name)])) as T
}

/** The least whole number that is not below the fraction, which is not negative. */
export function ceiling({ top, bottom }: Fraction): number {
  const scale = Math.max(top.scale, bottom.scale)
  const [t, b] = [digitsAt(top, scale), digitsAt(bottom, scale)]
  return Number((t + b - 1n) / b)
}

/** The fractions with one bottom: their tops as weights, and that bottom. */
export function withCommonBottom(fractions: readonly Fraction[]): { tops: Decimal[]; bottom: Decimal } {
  const bottoms: Decimal[] = []
  for (const { bottom } of fractions) {
    if (!bottoms.some((known) => isSame(known, bottom))) bottoms.push(bottom)
  }
  const product = (list: readonly Decimal[]) => list.reduce(multiply, ONE)
  return {
    tops: fractions.map(({ top, bottom }) =>
      multiply(top, product(bottoms.filter((other) => !isSame(other, bottom)))),
    ),
    bottom: product(bottoms),
  }
}

/** Several tops over one divisor, which is above zero. */
export interface Fractions {
  readonly parts: readonly Decimal[]
  readonly divisor: Decimal
}

export function fractions(parts: readonly Decimal[], divisor: Decimal = ONE): Fractions {
  return { parts, divisor }
}

/** Part by part: a/b + c/d = (ad + cb) / bd; an equal divisor stays as it is. */
export function addFractions(a: Fractions, b: Fractions): Fractions {
  const [left, right] = isSame(a.divisor, b.divisor) ? [ONE, ONE] : [b.divisor, a.divisor]
  return {
    parts: a.parts.map((part, i) => add(multiply(part, left), multiply(b.parts[i] ?? ZERO, right))),
    divisor: multiply(a.divisor, left),
  }
}

function isSame(a: Decimal, b: Decimal): boolean {
  return a.scale === b.scale && a.digits === b.digits
}
