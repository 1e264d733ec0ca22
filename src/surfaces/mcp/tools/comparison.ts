/** Short results compared: the lowest first, and how much more the others have. Exact: only ratios are rounded. */
import { add, type Decimal, decimal, subtract, toNumber, ZERO } from '../../../engine/numbers/decimal.ts'
import { roundedRatio } from '../../../engine/numbers/quantity.ts'
import type { ShortAnswer } from '../short-answer.ts'

export interface Labelled {
  readonly label: string
  readonly answer: ShortAnswer
}

/** The fields shown. The factors are in the whole result, which `request` recalculates. */
const COMPARED = [
  'type',
  'co2e',
  'unit',
  'range',
  'tier',
  'edition',
  'route',
  'notices',
  'more_sources',
  'request',
] as const

export interface Compared extends Pick<ShortAnswer, (typeof COMPARED)[number]> {
  readonly label: string
  /** Than the lowest of them, in kg CO2e. */
  readonly more_kg: number
  /** How many times the lowest; absent where that is zero. */
  readonly times?: number
  /** Its range overlaps that of the lowest: which of the two is lower is not certain. */
  readonly overlaps_least: boolean
}

export interface Publication {
  readonly source: string
  readonly dataset: string
}

export interface Comparison {
  readonly results: readonly Compared[]
  /** Of all results, each once. */
  readonly sources: readonly Publication[]
  readonly total_kg: number
}

export function comparison(given: readonly Labelled[]): Comparison {
  const sorted = [...given].sort((a, b) => toNumber(subtract(kgOf(a.answer), kgOf(b.answer))))
  const [least] = sorted
  const total = given.reduce((sum, { answer }) => add(sum, kgOf(answer)), ZERO)
  return {
    results: least ? sorted.map((one) => compared(one, least.answer)) : [],
    sources: publicationsOf(sorted),
    total_kg: toNumber(total),
  }
}

function publicationsOf(given: readonly Labelled[]): Publication[] {
  const all = given.flatMap(({ answer }) => answer.sources)
  return [
    ...new Map(all.map(({ source, dataset }) => [`${source} ${dataset}`, { source, dataset }])).values(),
  ]
}

const TIMES_DECIMALS = 2

function compared({ label, answer }: Labelled, least: ShortAnswer): Compared {
  const [kg, leastKg] = [kgOf(answer), kgOf(least)]
  const limits = { low: inKg(answer.range.low, answer), high: inKg(least.range.high, least) }
  return {
    label,
    ...shownOf(answer),
    more_kg: toNumber(subtract(kg, leastKg)),
    ...(leastKg.digits > 0n && { times: roundedRatio(kg, leastKg, TIMES_DECIMALS) }),
    overlaps_least: answer !== least && toNumber(limits.low) <= toNumber(limits.high),
  }
}

function shownOf(answer: ShortAnswer): Pick<ShortAnswer, (typeof COMPARED)[number]> {
  const fields = COMPARED.filter((name) => answer[name] !== undefined).map((name) => [name, answer[name]])
  return Object.fromEntries(fields)
}

const kgOf = (answer: ShortAnswer) => inKg(answer.co2e, answer)

/** Thousandths. */
const KG_SCALE = 3

function inKg(amount: number, { unit }: ShortAnswer): Decimal {
  const { digits, scale } = decimal(amount)
  return unit === 'kg' ? { digits, scale } : { digits, scale: scale + KG_SCALE }
}
