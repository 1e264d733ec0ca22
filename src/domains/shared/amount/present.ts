/** The wording of answers that are amounts times published figures. */
import { presentEquivalents, presentTrail } from '../../../contract/present.ts'
import { type RangedPart, rangeInKg } from '../../../contract/range.ts'
import { ROUNDED_ONCE } from '../../../contract/schema.ts'
import { toNumber } from '../../../core/decimal.ts'
import { equivalents } from '../../../core/equivalents.ts'
import { kgFromGrams } from '../../../core/quantity.ts'
import { commonGwp } from '../../../core/trail.ts'
import type { Edition } from '../../edition.ts'
import { type AmountEmissions, type AmountItem, amountTrail } from './calculate.ts'
import type { AmountFactor } from './factor.ts'

export interface AmountShown {
  readonly items: readonly AmountItem[]
  readonly emissions: AmountEmissions
  /** What it is about, for a sentence: `water in France`. */
  readonly what: string
  /** The page that says how it is calculated. */
  readonly method: string
  readonly withEquivalents: boolean
  /** The items by the names under which the breakdown shows them, in their order; absent where there is one alone. */
  readonly names?: readonly string[]
}

/** `own`: what the domain shows of parts and scopes. */
export function presentAmount<Own extends object>(edition: Edition, shown: AmountShown, own: Own) {
  const { items, what, method, withEquivalents } = shown
  const { co2eGrams } = shown.emissions
  const trail = amountTrail(items)
  const parts = partsOf(shown)
  return {
    co2e: kgFromGrams(co2eGrams),
    co2e_unit: 'kg' as const,
    co2e_grams: co2eGrams,
    co2e_calculation_method: commonGwp(items.map(({ factor }) => factor.gwp)),
    ...own,
    range: rangeInKg({ amount: co2eGrams, contributions: trail.factors, what, ...(parts && { parts }) }),
    rounding: ROUNDED_ONCE,
    source_trail: presentTrail(trail, method),
    ...(withEquivalents && {
      equivalents: presentEquivalents(equivalents(edition.equivalents, co2eGrams)),
    }),
  }
}

function partsOf({ items, emissions, names }: AmountShown): Record<string, RangedPart> | undefined {
  if (!names) return undefined
  const { factors } = amountTrail(items)
  return Object.fromEntries(
    names.map((name, i) => [
      name,
      { amount: emissions.itemGrams[i] ?? 0, contributions: factors.slice(i, i + 1) },
    ]),
  )
}

/** The newest year among the factors of an answer. */
export function yearOfFactors(items: readonly AmountItem[]): number {
  return Math.max(...items.map(({ factor }) => factor.year))
}

/** The publications behind the factors of a list, each once. `name`: what the list is of. */
export function publicationsOf(factors: readonly AmountFactor[], name: string) {
  const byDataset = new Map(factors.map(({ trail }) => [trail.home.sourceDataset, trail.home]))
  return [...byDataset.values()].map((entry) => ({
    data_category: entry.dataCategory,
    name,
    source: entry.source,
    source_dataset: entry.sourceDataset,
    year: entry.year,
    region: entry.region,
    region_name: entry.regionName,
    licence: entry.licence,
  }))
}

/** The figure of an answer with one factor, as it is shown. */
export function onlyFactor([item]: readonly AmountItem[]): number {
  if (!item) throw new Error('an answer has a factor')
  return toNumber(item.factor.kgPerUnit)
}
