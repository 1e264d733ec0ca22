/** A number with its unit, where the number alone is asked for: the same amount in the unit of the parameter, or nothing. */
import { decimal, isSame, multiply } from '../../engine/numbers/decimal.ts'
import { numberText } from '../../engine/numbers/number-text.ts'
import { roundedRatio, significant } from '../../engine/numbers/quantity.ts'
import type { Rational } from '../../engine/numbers/rational.ts'
import { converted, isUnit } from '../../engine/numbers/units.ts'
import type { Synonyms } from '../../factors/tables/synonyms.ts'
import { message } from '../../messages/messages.ts'
import type { Message } from '../../messages/values.ts'
import type { Advice } from './advice.ts'
import { type OwnUnit, UNIT } from './own-unit.ts'

/** `500` and `lb`, as they were written. */
export interface Quantity {
  readonly amount: string
  readonly unit: string
}

/** What to send instead. A unit is never left out: 5 MWh are not 5 kWh. */
export function quantityAdvice(name: string, quantity: Quantity, own: OwnUnit, words: Synonyms): Advice {
  if (quantity.amount.startsWith('-')) return {}
  if (isOwnWord(name, quantity.unit)) return sent(quantity.amount)
  const unit = unitMeant(quantity.unit, words)
  if (unit === undefined) return { rule: unknownUnit(quantity.unit, own, words) }
  const amount = converted(decimal(quantity.amount), unit, own.unit ?? '')
  const isChoice = own.choice.includes(unit) && unit !== own.unit
  const asWritten = { amount: quantity.amount, given_unit: unit }
  if (amount === undefined) {
    return { rule: isChoice ? message('number.advice.with_unit', asWritten) : howToSend(own) }
  }
  const suggestion = shown(amount)
  if (!isChoice) return sent(suggestion)
  const values = { ...asWritten, replacement: suggestion, unit: own.unit ?? '' }
  return { hint: message('number.advice.converted', values), suggestion }
}

/** The suggestion alone. */
export function sent(suggestion: string): Advice {
  return { hint: message('number.advice.send', { replacement: suggestion }), suggestion }
}

/** `3 nights` of the parameter nights. */
function isOwnWord(name: string, word: string): boolean {
  const singular = (text: string) => text.toLowerCase().replace(/s$/, '')
  return name.split('_').some((part) => singular(part) === singular(word)) && !isUnit(word.toLowerCase())
}

function unitMeant(word: string, words: Synonyms): string | undefined {
  // 5 M may be millions.
  const text = word.length === 1 ? word : word.toLowerCase()
  if (isUnit(text)) return text
  return words.findAmbiguous(UNIT, word) === undefined ? words.find(UNIT, word) : undefined
}

/** A word with several meanings, or of a unit that cannot be sent, has them in data/synonyms/. */
function unknownUnit(word: string, own: OwnUnit, words: Synonyms): Message {
  const readings = own.choice.length > 0 ? words.findAmbiguous(UNIT, word)?.readings : undefined
  return readings === undefined ? howToSend(own) : message('number.advice.unclear_unit', { readings })
}

function howToSend({ unit, choice }: OwnUnit): Message {
  if (choice.length > 0) return message('number.advice.units', { units: choice })
  return unit === undefined ? message('number.advice.no_unit', {}) : message('number.advice.unit', { unit })
}

/** Decimals of what cannot be written exactly. */
const DECIMALS = 6

/** Exact where fifteen digits are enough for it; else with six decimals, of which zeros after the point do not count. */
function shown({ numerator, denominator }: Rational): string {
  const value = significant(numerator, denominator)
  if (isSame(multiply(decimal(value), denominator), numerator)) return numberText(value)
  const zeros = value < 1 ? Math.floor(-Math.log10(value)) : 0
  return numberText(roundedRatio(numerator, denominator, DECIMALS + zeros))
}
