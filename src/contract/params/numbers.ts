/** Numbers as people write them, and what to send instead of those that could mean two things. */
import { problem } from '../../engine/errors.ts'
import type { Synonyms } from '../../factors/tables/synonyms.ts'
import { message } from '../../messages/messages.ts'
import type { Advice } from './advice.ts'
import type { FindOwnUnit } from './own-unit.ts'
import { quantityAdvice, sent } from './quantity-advice.ts'
import { Refusal } from './refusal.ts'

interface NumberSchema {
  readonly type: string
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
}

const DIGITS = /^\d+$/
const NUMBER = /^-?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?$/i
/** Thousands by a blank (also one that does not break) or an apostrophe: 12 500, 12'500.75. */
const GROUPED = /^-?\d{1,3}(?:[ \u00a0\u2009\u202f'’]\d{3})+(?:\.\d+)?$/
const SEPARATORS = /[ \u00a0\u2009\u202f'’]/g
/** Digits with commas and points: 12,5; 1,250; 1.250,5. */
const SEPARATED = /^-?\d[\d.,]*$/
/** A number with something behind it: 100km, 5 kg, 20 %. 1/2 and 2-3 are others. */
const WITH_UNIT = /^(-?[\d.][\d.,'’]*(?:[ \u00a0\u2009\u202f]+[\d.,'’]+)*)\s*([^\d\s.,'’/:–_-].*)$/
const UNDERSCORED = /^-?\d+(?:_\d+)+(?:\.\d+)?$/
/** A point without decimals. */
const POINTED = /^-?\d+\.$/
/** Longer ones are no number that anybody means. */
const CHARACTERS_MAX = 60

/** How units are told and converted. */
export interface UnitReading {
  readonly words: Synonyms
  readonly findOwnUnit: FindOwnUnit
}

type Values = Readonly<Record<string, unknown>>
type NumberReader = (text: string, values?: Values, raw?: Values) => number | Refusal

export function numberReader(
  name: string,
  { type, exclusiveMinimum, minimum = exclusiveMinimum ?? 0, maximum = 0 }: NumberSchema,
  units: UnitReading,
): NumberReader {
  const form = type === 'integer' ? DIGITS : NUMBER
  const isOpen = exclusiveMinimum !== undefined
  const range = message(isOpen ? 'number.range.open' : 'number.range.closed', { minimum, maximum })
  const isAllowed = (value: number) => (isOpen ? value > minimum : value >= minimum) && value <= maximum
  const read = (text: string) => {
    const plain = GROUPED.test(text) ? text.replace(SEPARATORS, '') : text
    const value = form.test(plain) ? Number(plain) : Number.NaN
    return isAllowed(value) ? value : undefined
  }
  const advise = (text: string, given: Values) => ofQuantity(name, text, units, given) ?? advice(text)
  return (given, values, raw) => {
    const text = given.trim()
    const value = text.length > CHARACTERS_MAX ? undefined : read(text)
    if (value !== undefined) return value
    const { rule, hint, suggestion } =
      text.length > CHARACTERS_MAX ? NOTHING : advise(text, { ...raw, ...values })
    const isUsable = suggestion !== undefined && read(suggestion) !== undefined
    const advice = isUsable ? hint : rule
    const said = { param: name, number_type: type, range, value: given }
    const withAdvice = { has_advice: advice !== undefined, advice: advice ?? range }
    return new Refusal(
      problem('validation_error.number', { ...said, ...withAdvice }, isUsable ? { suggestion } : {}),
    )
  }
}

const NOTHING: Advice = {}
const RULE = message('number.advice.decimal_point', {})

function advice(text: string): Advice {
  if (SEPARATED.test(text) && text.includes(',')) return ofCommas(text)
  if (NUMBER.test(text)) {
    // 1e1 or 7.0 where an integer is required.
    const whole = Number(text)
    return Number.isSafeInteger(whole) && whole >= 0 && String(whole) !== text ? sent(String(whole)) : NOTHING
  }
  if (POINTED.test(text)) return sent(text.slice(0, -1))
  return UNDERSCORED.test(text) ? { rule: RULE } : NOTHING
}

/** Undefined for a text that is no number with something behind it. */
function ofQuantity(
  name: string,
  text: string,
  { words, findOwnUnit }: UnitReading,
  given: Values,
): Advice | undefined {
  const [, written, unit] = WITH_UNIT.exec(text) ?? []
  if (written === undefined || unit === undefined || NUMBER.test(text)) return undefined
  const amount = GROUPED.test(written) ? written.replace(SEPARATORS, '') : written
  if (!NUMBER.test(amount)) return { rule: RULE }
  return quantityAdvice(name, { amount, unit }, findOwnUnit(given), words)
}

/** 12,5 can only be 12.5; 1,250 is 1250 in one country and 1.25 in another. */
function ofCommas(text: string): Advice {
  const decimal = /^(-?\d+),(\d+)$/.exec(text)
  const isEither = /^-?[1-9]\d{0,2},\d{3}$/.test(text)
  if (isEither) {
    const joined = text.replace(',', '')
    const readings = { as_thousands: joined, as_decimal: text.replace(',', '.') }
    return { rule: RULE, hint: message('number.advice.either', readings), suggestion: joined }
  }
  if (decimal) return withRule(`${decimal[1]}.${decimal[2]}`)
  const lastPoint = text.lastIndexOf('.')
  const lastComma = text.lastIndexOf(',')
  const meant =
    lastComma > lastPoint && lastPoint >= 0
      ? text.replaceAll('.', '').replace(',', '.')
      : text.replaceAll(',', '')
  return NUMBER.test(meant) ? withRule(meant) : { rule: RULE }
}

const withRule = (suggestion: string): Advice => ({ rule: RULE, ...sent(suggestion) })
