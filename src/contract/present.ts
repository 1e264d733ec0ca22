/** From the engine's words to the contract's, for the parts that many answers share. */
import type { Static } from 'typebox'
import { type Contribution, inputsOf, massOf, type Trail } from '../core/contribution.ts'
import type { Equivalent } from '../core/equivalents.ts'
import { type Multiples, multiples } from '../core/multiples.ts'
import { significant } from '../core/quantity.ts'
import type { Rational } from '../core/rational.ts'
import { rememberedBy } from '../core/remembered.ts'
import type { TrailEntry } from '../core/trail.ts'
import type { Equivalents, TrailEntry as TrailEntrySchema } from './schema.ts'

type PresentedEntry = Static<typeof TrailEntrySchema>
type Figure = Omit<PresentedEntry, 'role' | 'method'>

/** What counts, what stands beside it, and what the quantities were made from; `method` is the page that says how. */
export function presentTrail(trail: Trail, method: string): PresentedEntry[] {
  return placeTrail(trail, method, trailFigures(trail))
}

/** Quantity and contribution of what counts and of what stands beside it, one after another. */
export function trailFigures({ factors, beside }: Trail): number[] {
  const figures: number[] = []
  for (const one of factors) figures.push(shown(one.quantity), shown(massOf(one)))
  for (const one of beside) figures.push(shown(one.quantity), shown(massOf(one)))
  return figures
}

/** The figures of `trailFigures` for a trail that counts so many times. */
export function repeatedFigures({ factors, beside }: Trail): Multiples {
  return multiples([...factors, ...beside])
}

/** The figures of `trailFigures` with all that is said of them. Of the trail itself no quantity is taken. */
export function placeTrail(trail: Trail, method: string, figures: readonly number[]): PresentedEntry[] {
  const { factors, beside } = trail
  const counted = (one: Contribution, at: number, role: 'factor' | 'beside') => ({
    ...figureOf(one.entry),
    ...countedAs(role, one, figures.slice(2 * at, 2 * at + 2)),
    method,
  })
  return [
    ...factors.map((one, at) => counted(one, at, 'factor')),
    ...beside.map((one, at) => counted(one, factors.length + at, 'beside')),
    ...inputsOf(trail).map(({ entry, leg }) => ({
      ...figureOf(entry),
      role: 'input' as const,
      ...(leg !== undefined && { leg }),
      method,
    })),
  ]
}

/** Figures that are shown without a calculation. */
export function presentFigures(entries: readonly TrailEntry[], method: string): PresentedEntry[] {
  return presentTrail({ factors: [], beside: [], inputs: entries }, method)
}

function countedAs(
  role: 'factor' | 'beside',
  { unit, part, leg, note }: Contribution,
  [quantity = 0, contribution = 0]: readonly number[],
) {
  return {
    role,
    part,
    ...(leg !== undefined && { leg }),
    quantity,
    quantity_unit: unit,
    ...(note !== undefined && { quantity_note: note }),
    contribution_kg: contribution,
  }
}

const shown = ({ numerator, denominator }: Rational) => significant(numerator, denominator)

/** Figures belong to the edition and never change, so each is presented once. */
const figureOf: (entry: TrailEntry) => Figure = rememberedBy(presentEntry)

function presentEntry(entry: TrailEntry): Figure {
  return {
    data_category: entry.dataCategory,
    name: entry.name,
    source: entry.source,
    source_dataset: entry.sourceDataset,
    year: entry.year,
    region: entry.region,
    region_name: entry.regionName,
    factor: entry.factor,
    factor_unit: entry.factorUnit,
    tier: entry.tier,
    factor_id: entry.factorId,
    licence: entry.licence,
    ...(entry.gasWeights && { gas_split: entry.gasWeights }),
    ...(entry.boundary && { boundary: entry.boundary }),
    ...(entry.note && { note: entry.note }),
    ...(entry.sourceUrl && { source_url: entry.sourceUrl }),
    ...(entry.documentYear && { document_year: entry.documentYear }),
  }
}

export function presentEquivalents(list: readonly Equivalent[]): Static<typeof Equivalents> {
  return Object.fromEntries(list.map(({ key, value, label }) => [key, { value, label }]))
}
