/** From the engine's words to the contract's, for the parts that many answers share. */
import type { Static } from 'typebox'
import type { Equivalent } from '../core/equivalents.ts'
import type { TrailEntry } from '../core/trail.ts'
import type { Equivalents, TrailEntry as TrailEntrySchema } from './schema.ts'

type PresentedEntry = Static<typeof TrailEntrySchema>

/** Trail entries belong to the edition and never change, so each is presented once. */
const presented = new WeakMap<TrailEntry, PresentedEntry>()

export function presentTrail(entries: readonly TrailEntry[]): PresentedEntry[] {
  return entries.map((entry) => {
    const known = presented.get(entry)
    if (known) return known
    const made = presentEntry(entry)
    presented.set(entry, made)
    return made
  })
}

function presentEntry(entry: TrailEntry): PresentedEntry {
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
  }
}

export function presentEquivalents(list: readonly Equivalent[]): Static<typeof Equivalents> {
  return Object.fromEntries(list.map(({ key, value, label }) => [key, { value, label }]))
}
