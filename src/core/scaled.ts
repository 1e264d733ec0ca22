/**
 * Figures times a quantity, for long lists: in doubles where every step is exact in them, else in whole numbers of any
 * size. The same grams as gramsFromKg and apportion give, for a part of their cost.
 */
import { type Decimal, digitsAt } from './decimal.ts'
import { apportion, gramsFromQuotient } from './quantity.ts'

/** `digits / 10 ** scale`, both whole numbers that a double holds. */
export interface SmallDecimal {
  readonly digits: number
  readonly scale: number
}

/** As people write numbers: no sign, no exponent. */
const SMALL = /^\d{1,12}(?:\.\d{1,6})?$/
/** Digits that every double holds, and the point. */
const CHARACTERS_MAX = 16

export function smallDecimal(text: string): SmallDecimal | undefined {
  if (text.length > CHARACTERS_MAX || !SMALL.test(text)) return undefined
  const point = text.indexOf('.')
  if (point === -1) return { digits: Number(text), scale: 0 }
  const scale = text.length - point - 1
  return { digits: Number(text.slice(0, point) + text.slice(point + 1)), scale }
}

export interface Scaled {
  readonly grams: number
  /** In the order of the figures; they add up to the grams. */
  readonly parts: readonly number[]
}

export type Scale = (quantity: SmallDecimal) => Scaled

/** Of figures, not below zero, in grams a unit, or in kilograms (`gramsPerUnit` 1000). */
export function scaled(figures: readonly Decimal[], gramsPerUnit: number): Scale {
  const scale = Math.max(...figures.map((figure) => figure.scale))
  const digits = figures.map((figure) => digitsAt(figure, scale))
  const total = digits.reduce((all, one) => all + one, 0n) * BigInt(gramsPerUnit)
  const weights = digits.map(Number)
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const perUnit = sum * gramsPerUnit
  const divisors = Array.from({ length: SCALES }, (_, more) => 10 ** (scale + more))
  return (quantity) => {
    const product = perUnit * quantity.digits
    const divisor = divisors[quantity.scale] ?? Number.POSITIVE_INFINITY
    const isSmall = isExact(2 * product) && isExact(divisor)
    const grams = isSmall ? rounded(product, divisor) : largeGrams(total, quantity, scale)
    return { grams, parts: partsOf(grams, weights, sum) ?? apportion(grams, figures) }
  }
}

const UNIT: Decimal = { digits: 1n, scale: 0 }

function largeGrams(total: bigint, { digits, scale }: SmallDecimal, ofFigures: number): number {
  return gramsFromQuotient({ digits: total * BigInt(digits), scale: scale + ofFigures }, UNIT)
}

/** Of a quantity and of two multiplied. */
const SCALES = 13

const isExact = (value: number) => value <= Number.MAX_SAFE_INTEGER

/** Half away from zero; all are whole and not below zero. */
function rounded(product: number, divisor: number): number {
  const rest = product % divisor
  const whole = (product - rest) / divisor
  return 2 * rest >= divisor ? whole + 1 : whole
}

/** Floored, and the grams that are left to the largest remainders, earlier parts first. */
function partsOf(grams: number, weights: readonly number[], sum: number): number[] | undefined {
  if (weights.length === 1) return [grams]
  if (weights.length > 2 || !isExact(grams * sum)) return undefined
  const [first = 0, second = 0] = weights
  if (sum === 0) return [grams, 0]
  const [restFirst, restSecond] = [(grams * first) % sum, (grams * second) % sum]
  const [low, high] = [(grams * first - restFirst) / sum, (grams * second - restSecond) / sum]
  const isLeft = low + high < grams
  const toFirst = isLeft && restFirst >= restSecond
  return [toFirst ? low + 1 : low, isLeft && !toFirst ? high + 1 : high]
}
