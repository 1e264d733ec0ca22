/** An exact decimal number: `digits / 10 ** scale`. Factors and amounts are decimals, never binary floats. */
export interface Decimal {
  readonly digits: bigint
  readonly scale: number
}

/** Beyond them they are made anew, which takes longer than what they are needed for. */
const POWERS_KEPT = 64
const POWERS: readonly bigint[] = Array.from(
  { length: POWERS_KEPT },
  (_, exponent) => 10n ** BigInt(exponent),
)

/** 10 to a whole power that is not below zero. */
export function tenTo(exponent: number): bigint {
  return POWERS[exponent] ?? 10n ** BigInt(exponent)
}

const DECIMAL_FORM = /^(-?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i

/**
 * The exact decimal behind a text such as `0.18296` or a finite number (its shortest form, so 0.1 is 0.1).
 * Throws a RangeError for anything else.
 */
export function decimal(value: string | number): Decimal {
  if (Number.isSafeInteger(value)) return { digits: BigInt(value), scale: 0 }
  const text = String(value)
  if (typeof value === 'number' && text.length <= PLAIN_MAX && isFraction(text)) return plainFraction(text)
  const parts = DECIMAL_FORM.exec(text)
  const whole = parts?.[2] ?? ''
  const fraction = parts?.[3] ?? ''
  if (!parts || whole + fraction === '') throw new RangeError(`not a decimal number: ${value}`)
  const digits = BigInt(`${parts[1]}${whole}${fraction}`)
  const scale = fraction.length - Number(parts[4] ?? 0)
  return scale < 0 ? { digits: digits * tenTo(-scale), scale: 0 } : { digits, scale }
}

/** Digits that every double holds, and the point. */
const PLAIN_MAX = 16

/** Of the texts of numbers that are not whole, those without an exponent. */
const isFraction = (text: string) => text.includes('.') && !text.includes('e')

function plainFraction(text: string): Decimal {
  const point = text.indexOf('.')
  const digits = Number(text.slice(0, point) + text.slice(point + 1))
  return { digits: BigInt(digits), scale: text.length - point - 1 }
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale }
}

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return { digits: digitsAt(a, scale) + digitsAt(b, scale), scale }
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  return add(a, { digits: -b.digits, scale: b.scale })
}

/** The digits of `value` when written with `scale` decimals; `scale` is at least the value's own. */
export function digitsAt(value: Decimal, scale: number): bigint {
  return value.scale === scale ? value.digits : value.digits * tenTo(scale - value.scale)
}

/** The nearest binary float, for showing only. */
export function toNumber(value: Decimal): number {
  const [digits, power] = [Number(value.digits), EXACT_POWERS[value.scale]]
  // A quotient of two whole numbers that doubles hold is the double nearest to it (IEEE 754, division).
  if (power !== undefined && Number.isSafeInteger(digits)) return digits / power
  return Number(`${value.digits}e-${value.scale}`)
}

/** Of ten, those that a double holds: 1 to 10^22. */
const EXACT_POWERS_COUNT = 23
export const EXACT_POWERS: readonly number[] = Array.from({ length: EXACT_POWERS_COUNT }, (_, exponent) =>
  Number(`1e${exponent}`),
)

export const ZERO: Decimal = { digits: 0n, scale: 0 }

/** All digits, zeros at the end too: a figure as it is written in its table. */
export function written({ digits, scale }: Decimal): string {
  const [sign, text] = digits < 0n ? ['-', String(-digits)] : ['', String(digits)]
  const padded = text.padStart(scale + 1, '0')
  return scale === 0 ? sign + padded : `${sign}${padded.slice(0, -scale)}.${padded.slice(-scale)}`
}

export function isSame(a: Decimal, b: Decimal): boolean {
  return subtract(a, b).digits === 0n
}
