/**
 * Numbers as texts, as JSON has them. A fraction with few digits is put together of whole numbers, which takes a quarter
 * of the time that the shortest digits of a double take.
 */
import { nearestWhole, wholeQuotient } from './quantity.ts'

/** Three digits. */
const GROUP = Array.from({ length: 1000 }, (_, digits) => String(digits).padStart(3, '0'))
/** The last three, without noughts at their end. */
const LAST = GROUP.map((_, digits) => String(digits / 1000).slice('0.'.length))
const FRACTION = LAST.map((digits) => (digits === '' ? '' : `.${digits}`))

/** A decimal with at most fifteen digits is the only one of them that its double is the nearest to. */
const DIGITS_MAX = 1e15
/** Below it, noughts are counted: 1e-7. */
const PLAIN_MIN = 1e-6
/** Three decimals, six and nine. */
const POWERS = [1000, 1_000_000, 1_000_000_000]

/** As `String` has it; what is no number of JSON is null. */
export function numberText(value: number): string {
  if (Number.isInteger(value)) return `${value}`
  if (value >= PLAIN_MIN) {
    for (let at = 0; at < POWERS.length; at++) {
      const power = POWERS[at] as number
      const digits = nearestWhole(value * power)
      if (digits >= DIGITS_MAX) break
      if (digits / power === value) return decimalText(digits, at)
    }
  }
  return Number.isFinite(value) ? `${value}` : 'null'
}

/** A thousandth of whole units: kilograms of grams. Below `DIGITS_MAX`, and not below nought. */
export function thousandthText(whole: number): string {
  return whole >= 0 && whole < DIGITS_MAX ? decimalText(whole, 0) : `${whole / 1000}`
}

/** `digits / POWERS[at]`. */
function decimalText(digits: number, at: number): string {
  let power = POWERS[at] as number
  const whole = wholeQuotient(digits, power)
  let rest = digits - whole * power
  if (at === 0) return `${whole}${FRACTION[rest]}`
  let text = `${whole}.`
  for (let group = at; group > 0; group--) {
    power /= 1000
    const first = wholeQuotient(rest, power)
    rest -= first * power
    text += GROUP[first]
  }
  return text + LAST[rest]
}
