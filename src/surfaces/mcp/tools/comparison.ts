/** Short answers beside each other: the least first, and what the others have more. Exact: nothing is rounded but ratios. */
import { add, type Decimal, decimal, subtract, toNumber, ZERO } from '../../../engine/numbers/decimal.ts'
import { roundedRatio } from '../../../engine/numbers/quantity.ts'
import type { ShortAnswer } from '../short-answer.ts'

export interface Labelled {
  readonly label: string
  readonly answer: ShortAnswer
}

export interface Compared extends ShortAnswer {
  readonly label: string
  /** Than the least of them, in kg CO2e. */
  readonly more_kg: number
  /** How many times the least; absent where that is nothing. */
  readonly times?: number
  /** Its range reaches into that of the least: which of the two is less is not certain. */
  readonly overlaps_least: boolean
}

export interface Comparison {
  readonly results: readonly Compared[]
  readonly total_kg: number
}

export function comparison(given: readonly Labelled[]): Comparison {
  const sorted = [...given].sort((a, b) => toNumber(subtract(kgOf(a.answer), kgOf(b.answer))))
  const [least] = sorted
  const total = given.reduce((sum, { answer }) => add(sum, kgOf(answer)), ZERO)
  return {
    results: least ? sorted.map((one) => compared(one, least.answer)) : [],
    total_kg: toNumber(total),
  }
}

const TIMES_DECIMALS = 2

function compared({ label, answer }: Labelled, least: ShortAnswer): Compared {
  const [kg, leastKg] = [kgOf(answer), kgOf(least)]
  const limits = { low: inKg(answer.range.low, answer), high: inKg(least.range.high, least) }
  return {
    label,
    ...answer,
    more_kg: toNumber(subtract(kg, leastKg)),
    ...(leastKg.digits > 0n && { times: roundedRatio(kg, leastKg, TIMES_DECIMALS) }),
    overlaps_least: answer !== least && toNumber(limits.low) <= toNumber(limits.high),
  }
}

const kgOf = (answer: ShortAnswer) => inKg(answer.co2e, answer)

/** Thousandths. */
const KG_SCALE = 3

function inKg(amount: number, { unit }: ShortAnswer): Decimal {
  const { digits, scale } = decimal(amount)
  return unit === 'kg' ? { digits, scale } : { digits, scale: scale + KG_SCALE }
}
