/** A number with its unit, where the number alone is asked for: the same amount in the unit of the parameter, or nothing. */
import { decimal, isSame, multiply } from '../../engine/numbers/decimal.ts'
import { numberText } from '../../engine/numbers/number-text.ts'
import { roundedRatio, significant } from '../../engine/numbers/quantity.ts'
import type { Rational } from '../../engine/numbers/rational.ts'
import { converted, isUnit } from '../../engine/numbers/units.ts'
import type { Synonyms } from '../../factors/tables/synonyms.ts'
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
  const beside = `${quantity.amount} with unit=${unit}`
  if (amount === undefined) return { rule: isChoice ? ` Send ${beside}.` : askedIn(own) }
  const suggestion = shown(amount)
  return isChoice
    ? { hint: ` Send ${suggestion} with unit=${own.unit}, or ${beside}.`, suggestion }
    : sent(suggestion)
}

const sent = (suggestion: string): Advice => ({ hint: ` Send ${suggestion}.`, suggestion })

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
function unknownUnit(word: string, own: OwnUnit, words: Synonyms): string {
  const readings = own.choice.length > 0 ? words.findAmbiguous(UNIT, word)?.readings : undefined
  return readings === undefined ? askedIn(own) : ` The unit is not clear: ${readings}.`
}

function askedIn({ unit, choice }: OwnUnit): string {
  if (choice.length > 0) return ` It is a number, and its unit is a parameter: unit=${choice.join(', ')}.`
  return unit === undefined ? ' It is a number without a unit.' : ` Its unit is ${unit}.`
}

/** Decimals of what cannot be written exactly. */
const DECIMALS = 6

/** Exact where fifteen digits are enough for it; else with six decimals, of which noughts after the point do not count. */
function shown({ numerator, denominator }: Rational): string {
  const value = significant(numerator, denominator)
  if (isSame(multiply(decimal(value), denominator), numerator)) return numberText(value)
  const noughts = value < 1 ? Math.floor(-Math.log10(value)) : 0
  return numberText(roundedRatio(numerator, denominator, DECIMALS + noughts))
}
