/** From the engine's words to the contract's, for the parts that many answers share. */
import type { Static } from 'typebox'
import { type Contribution, inputsOf, massOf, type Trail } from '../core/contribution.ts'
import type { Equivalent } from '../core/equivalents.ts'
import { significant } from '../core/quantity.ts'
import type { TrailEntry } from '../core/trail.ts'
import type { Equivalents, TrailEntry as TrailEntrySchema } from './schema.ts'

type PresentedEntry = Static<typeof TrailEntrySchema>
type Figure = Omit<PresentedEntry, 'role' | 'method'>

/** Figures belong to the edition and never change, so each is presented once. */
const presented = new WeakMap<TrailEntry, Figure>()

/** What counts, what stands beside it, and what the quantities were made from; `method` is the page that says how. */
export function presentTrail(trail: Trail, method: string): PresentedEntry[] {
  return [
    ...trail.factors.map((one) => ({ ...figureOf(one.entry), ...counted(one, 'factor'), method })),
    ...trail.beside.map((one) => ({ ...figureOf(one.entry), ...counted(one, 'beside'), method })),
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

function counted(one: Contribution, role: 'factor' | 'beside') {
  const { quantity, unit, part, leg, note } = one
  const mass = massOf(one)
  return {
    role,
    part,
    ...(leg !== undefined && { leg }),
    quantity: significant(quantity.numerator, quantity.denominator),
    quantity_unit: unit,
    ...(note !== undefined && { quantity_note: note }),
    contribution_kg: significant(mass.numerator, mass.denominator),
  }
}

function figureOf(entry: TrailEntry): Figure {
  const made = presented.get(entry) ?? presentEntry(entry)
  presented.set(entry, made)
  return made
}

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
