/** Exact decimals as the tables write them. */
import { type Decimal, decimal, multiply } from '../../../src/engine/numbers/decimal.ts'

/** All digits, zeros at the end too. */
export function written({ digits, scale }: Decimal): string {
  const text = digits.toString().padStart(scale + 1, '0')
  return scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`
}

/** A published figure times a constant: exact, without zeros at the end. An empty cell stays empty. */
export function times(figure: string, constant: string): string {
  if (figure === '') return ''
  return shortest(multiply(decimal(figure), decimal(constant)))
}

/** Without zeros at the end. */
export function shortest(value: Decimal): string {
  const text = written(value)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** Derived quotients keep ten significant digits: far below the five that are published. */
const DERIVED_DIGITS = 10

export function derived(value: number): string {
  return String(Number(value.toPrecision(DERIVED_DIGITS)))
}
