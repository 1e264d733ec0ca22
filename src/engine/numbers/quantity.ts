/**
 * Grams, rounding and apportioning: the only place where figures are rounded. shares.ts divides as apportion does, sooner.
 * Rounding is half away from zero on the decimal value.
 */
import { type Decimal, decimal, digitsAt, EXACT_POWERS, tenTo, toNumber } from './decimal.ts'

/** Integer grams of an exact mass in kilograms. Throws a RangeError beyond 2^53 - 1 grams. */
export function gramsFromKg(massKg: Decimal): number {
  return gramsOf(massKg.digits * 1000n, tenTo(massKg.scale))
}

/** Integer grams of an exact quotient of grams. Throws a RangeError beyond 2^53 - 1 grams. */
export function gramsFromQuotient(grams: Decimal, divisor: Decimal): number {
  return gramsOf(grams.digits * tenTo(divisor.scale), divisor.digits * tenTo(grams.scale))
}

/** Whole units divided among so many, rounded to the unit. */
export function sharedAmong(total: number, among: number): number {
  return total <= DOUBLED_MAX ? roundedQuotient(total, among) : gramsOf(BigInt(total), BigInt(among))
}

function gramsOf(top: bigint, bottom: bigint): number {
  const [small, by] = [Number(top), Number(bottom)]
  const isSmall = small >= 0 && by > 0 && small <= DOUBLED_MAX && by <= DOUBLED_MAX
  return isSmall ? roundedQuotient(small, by) : safeInteger(roundQuotient(top, bottom))
}

/** Whole numbers of which a double holds twice as much. */
export const DOUBLED_MAX = Math.floor(Number.MAX_SAFE_INTEGER / 2)

/** Half away from zero, of whole numbers from 0 to DOUBLED_MAX; the divisor is above zero. */
export function roundedQuotient(top: number, bottom: number): number {
  const whole = wholeQuotient(top, bottom)
  return 2 * (top - whole * bottom) >= bottom ? whole + 1 : whole
}

/**
 * The quotient of whole numbers that a double holds, without its rest; the divisor is above zero. A remainder of doubles
 * (`%`) takes ten times as long as a division, whose nearest number can be the next whole one.
 */
export function wholeQuotient(top: number, bottom: number): number {
  const near = Math.floor(top / bottom)
  return near * bottom > top ? near - 1 : near
}

/** A gram has this many micrograms: 10 to this power. */
const MICROGRAM_DECIMALS = 6
const MICROGRAMS_PER_GRAM = 10 ** MICROGRAM_DECIMALS

/** An exact quotient, rounded to a whole number of any size. */
export function wholeQuotientOf(numerator: Decimal, denominator: Decimal): bigint {
  return roundQuotient(
    numerator.digits * tenTo(denominator.scale),
    denominator.digits * tenTo(numerator.scale),
  )
}

/** Grams with at most six decimals, as the nearest number: exact up to 2^53 micrograms. */
export function gramsFromMicrograms(micrograms: bigint | number): number {
  const number = Number(micrograms)
  // A quotient of two whole numbers that doubles hold is the double nearest to it (IEEE 754, division).
  const isHeld = typeof micrograms === 'number' || Number.isSafeInteger(number)
  return isHeld ? number / MICROGRAMS_PER_GRAM : Number(`${micrograms}e-${MICROGRAM_DECIMALS}`)
}

/** The same as an exact decimal. */
export function exactGrams(micrograms: bigint): Decimal {
  return { digits: micrograms, scale: MICROGRAM_DECIMALS }
}

/** The whole number next to one that a double may have missed by its last digits. */
export function nearestWhole(value: number): number {
  return Math.round(value)
}

/** Whole grams of a kilogram figure that is shown: it has at most three decimals. */
export function gramsFromShownKg(massKg: number): number {
  return nearestWhole(massKg * 1000)
}

/** Whole micrograms of grams that have at most six decimals, which a double holds but for its last digits. */
export function wholeMicrograms(grams: number): number {
  return nearestWhole(grams * MICROGRAMS_PER_GRAM)
}

/** Kilograms with at most three decimals: the only way a kilogram figure is made. */
export function kgFromGrams(grams: number): number {
  return grams / 1000
}

/** So that what is exactly a whole number stays one after a product of doubles. */
const PRODUCT_ERROR = 1e-12

/** A whole amount times two multipliers, at most and at least 1, rounded away from it. */
export function outward(
  amount: number,
  multipliers: { readonly low: number; readonly high: number },
): { low: number; high: number } {
  const slack = amount * PRODUCT_ERROR
  return {
    low: multipliers.low === 1 ? amount : lowEnd(amount, amount * multipliers.low + slack),
    // Of large amounts the slack is more than a unit.
    high: multipliers.high === 1 ? amount : Math.max(amount, Math.ceil(amount * multipliers.high - slack)),
  }
}

const lowEnd = (amount: number, low: number) => Math.min(amount, Math.max(0, Math.floor(low)))

/** Far enough from a half metre that a float of at most 10^9 metres cannot be on its other side. */
const CLEAR_OF_HALF = 0.499

/** Integer metres of a distance in kilometres. */
export function metresFromKm(distanceKm: number): number {
  const metres = distanceKm * 1000
  const nearest = Math.round(metres)
  const isClear = metres >= 0 && metres < 1e9 && Math.abs(metres - nearest) < CLEAR_OF_HALF
  return isClear ? nearest : gramsFromKg(decimal(distanceKm))
}

/** Kilometres with at most three decimals: the only way a distance is shown. */
export function kmFromMetres(metres: number): number {
  return metres / 1000
}

/** A kilometre has 10^3 metres. */
export const METRES_SCALE = 3

/** Whole metres in kilometres, exactly. */
export const kilometres = (metres: number): Decimal => ({ digits: BigInt(metres), scale: METRES_SCALE })

/** A coordinate in degrees with the decimals that are shown. */
export function roundedDegrees(degrees: number, decimals: number): number {
  return toNumber(roundedDecimal(decimal(degrees), decimals))
}

/** `numerator / denominator` rounded to `decimals` places, as a number for showing. */
export function roundedRatio(numerator: Decimal, denominator: Decimal, decimals: number): number {
  const top = numerator.digits * tenTo(denominator.scale + decimals)
  const bottom = denominator.digits * tenTo(numerator.scale)
  return Number(`${roundQuotient(top, bottom)}e-${decimals}`)
}

/** Digits that every double holds. */
const SIGNIFICANT_DIGITS = 15
const SIGNIFICANT_MAX = tenTo(SIGNIFICANT_DIGITS)

/** A quotient, not below zero, to fifteen significant digits. */
export function significant(numerator: Decimal, denominator: Decimal): number {
  return (
    shortDecimal(numerator, denominator) ??
    estimatedQuotient(numerator, denominator) ??
    significantQuotient(numerator, denominator)
  )
}

/** Of a quotient with no more digits than are kept, by a power of ten; else undefined. */
function shortDecimal(numerator: Decimal, denominator: Decimal): number | undefined {
  if (denominator.digits !== 1n || numerator.digits > SIGNIFICANT_MAX) return undefined
  const scale = numerator.scale - denominator.scale
  const power = EXACT_POWERS[scale]
  // Both are held by doubles, whose quotient is then the nearest one there is.
  return power === undefined ? undefined : Number(numerator.digits) / power
}

/** The least whole number of so many digits. */
const SIGNIFICANT_MIN = 10 ** (SIGNIFICANT_DIGITS - 1)

/** Divided once, by where doubles say that its first digit is; undefined where that was not the place, by a hair. */
function estimatedQuotient(numerator: Decimal, denominator: Decimal): number | undefined {
  const power = denominator.scale - numerator.scale
  const [top, bottom] = [Number(numerator.digits), Number(denominator.digits)]
  const shift = SIGNIFICANT_DIGITS - 1 - Math.floor(Math.log10(top / bottom))
  if (!Number.isFinite(shift)) return undefined
  const whole = roundedInDoubles(top, bottom, shift) ?? Number(shiftedQuotient(numerator, denominator, shift))
  if (whole <= SIGNIFICANT_MIN || whole >= 10 * SIGNIFICANT_MIN) return undefined
  const decimals = shift - power
  const by = EXACT_POWERS[Math.abs(decimals)]
  if (by === undefined) return Number(`${whole}e${-decimals}`)
  return decimals >= 0 ? whole / by : whole * by
}

/** Of a quotient and of a product: each is off by at most 2^-53 of itself. Their sum, and to spare. */
const TWO_ROUNDINGS = 2 ** -51.5

/** `top / bottom * 10 ** shift` to the whole; undefined where the error of doubles might change it. */
function roundedInDoubles(top: number, bottom: number, shift: number): number | undefined {
  const by = EXACT_POWERS[shift]
  if (by === undefined || !Number.isSafeInteger(top) || !Number.isSafeInteger(bottom)) return undefined
  const value = (top / bottom) * by
  const floored = Math.floor(value)
  const beyondHalf = value - floored - 0.5
  if (Math.abs(beyondHalf) <= value * TWO_ROUNDINGS) return undefined
  return beyondHalf > 0 ? floored + 1 : floored
}

/** The same by whole numbers of any size. */
function shiftedQuotient({ digits: top }: Decimal, { digits: bottom }: Decimal, shift: number): bigint {
  return shift >= 0 ? roundQuotient(top * tenTo(shift), bottom) : roundQuotient(top, bottom * tenTo(-shift))
}

function significantQuotient(numerator: Decimal, denominator: Decimal): number {
  const top = numerator.digits * tenTo(denominator.scale)
  const bottom = denominator.digits * tenTo(numerator.scale)
  if (top === 0n) return 0
  // One digit more than is kept, or two: which of the two shows in the quotient.
  const shift = SIGNIFICANT_DIGITS + 1 + bottom.toString().length - top.toString().length
  const [n, d] = shift >= 0 ? [top * tenTo(shift), bottom] : [top, bottom * tenTo(-shift)]
  const extra = (n / d).toString().length - SIGNIFICANT_DIGITS
  return Number(`${roundQuotient(n, d * tenTo(extra))}e${extra - shift}`)
}

/** An exact value rounded to `decimals` places. */
export function roundedDecimal(value: Decimal, decimals: number): Decimal {
  if (value.scale <= decimals) return value
  return { digits: roundQuotient(value.digits, tenTo(value.scale - decimals)), scale: decimals }
}

/**
 * Splits integer grams in proportion to `weights` (not negative) so that the parts add up to the total to the
 * gram: every part is floored, and the grams left over go to the largest remainders, earlier parts first.
 * Weights that are all zero give everything to the first part.
 */
export function apportion(totalGrams: number, weights: readonly Decimal[]): number[] {
  return apportionExact(BigInt(totalGrams), weights).map(Number)
}

/** The same for a total of any size and unit. */
export function apportionExact(total: bigint, weights: readonly Decimal[]): bigint[] {
  const scale = Math.max(...weights.map((weight) => weight.scale))
  const digits = weights.map((weight) => digitsAt(weight, scale))
  const sum = digits.reduce((total, part) => total + part, 0n)
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? total : 0n))
  const [first = 0n] = digits
  // Of two parts the first has the larger rest where it is half a unit or more.
  if (weights.length === 2) return inTwo(total, roundQuotient(total * first, sum))

  const shares = digits.map((part) => total * part)
  const parts = shares.map((share) => share / sum)
  const left = Number(parts.reduce((rest, part) => rest - part, total))
  if (left === 0) return parts
  const remainders = shares.map((share, index) => ({ index, left: share % sum }))
  remainders.sort((a, b) => (a.left === b.left ? a.index - b.index : a.left > b.left ? -1 : 1))
  for (const { index } of remainders.slice(0, left)) parts[index] = (parts[index] ?? 0n) + 1n
  return parts
}

const inTwo = (total: bigint, first: bigint) => [first, total - first]

function roundQuotient(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n
  const top = numerator < 0n ? -numerator : numerator
  const bottom = denominator < 0n ? -denominator : denominator
  const rounded = (top + bottom / 2n) / bottom
  return negative ? -rounded : rounded
}

function safeInteger(value: bigint): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} g does not fit into 2^53`)
  return number
}
