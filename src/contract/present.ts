/** From the engine's words to the contract's, for the parts that many answers share. */
import type { Static } from 'typebox'
import { type Contribution, inputsOf, type Trail } from '../engine/contribution.ts'
import { isScaling } from '../engine/derive/quality.ts'
import type { PlannedLine } from '../engine/derive/report.ts'
import type { Equivalent } from '../engine/equivalents.ts'
import { memoizeByObject } from '../engine/helpers/memoize.ts'
import { nearest } from '../engine/numbers/rational.ts'
import type { GasWeights, TrailEntry } from '../engine/trail.ts'
import type { Equivalents, TrailEntry as TrailEntrySchema } from './schema.ts'
import { words } from './template.ts'

type PresentedEntry = Static<typeof TrailEntrySchema>
type Figure = Omit<PresentedEntry, 'role' | 'method'>

export interface PlacedTrail {
  /** Those that notes name in braces. */
  readonly numbers?: NamedNumbers
  /** The lines that terms are shares of. */
  readonly report?: readonly PlannedLine[]
}

/**
 * What counts, what stands beside it, and what the quantities were made from; `method` is the page that says how.
 * `figures` are quantity and kilograms of each: the trail itself gives no number.
 */
export function placeTrail(
  trail: Trail,
  method: string,
  figures: readonly number[],
  { numbers, report = [] }: PlacedTrail = {},
): PresentedEntry[] {
  const { factors, beside } = trail
  const all = [...factors, ...beside]
  const counted = (one: Contribution, at: number, role: 'factor' | 'beside') => ({
    ...figureOf(one.entry),
    ...countedAs(role, one, figures.slice(2 * at, 2 * at + 2), numbers),
    ...linesOfTerm(one, report),
    method,
  })
  return [
    ...factors.map((one, at) => counted(one, at, 'factor')),
    ...beside.map((one, at) => counted(one, factors.length + at, 'beside')),
    ...inputsOf(trail).map(({ entry, leg }) => ({
      ...figureOf(entry),
      ...(entry.numberName !== undefined && { factor: numbers?.[entry.numberName] ?? entry.factor }),
      role: 'input' as const,
      ...(leg !== undefined && { leg }),
      ...scaledBy(entry, all),
      method,
    })),
  ]
}

/** The lines that have something of a term, and how much of it. */
function linesOfTerm(one: Contribution, report: readonly PlannedLine[]) {
  const lines = report.flatMap(({ shares }, line) =>
    shares.flatMap(({ term, share }) =>
      term === one ? [{ line, share: share === undefined ? 1 : nearest(share) }] : [],
    ),
  )
  return lines.length === 0 ? {} : { lines }
}

/** The entries whose quality an input limits: an activity, such as a distance, limits none. */
function scaledBy(entry: TrailEntry, all: readonly Contribution[]) {
  if (!isScaling(entry)) return {}
  const scales = all.flatMap(({ inputs }, at) => (inputs.includes(entry) ? [at] : []))
  return scales.length === 0 ? {} : { scales }
}

/** Figures that are shown without a calculation. */
export function presentFigures(entries: readonly TrailEntry[], method: string): PresentedEntry[] {
  return placeTrail({ factors: [], beside: [], inputs: entries }, method, [])
}

function countedAs(
  role: 'factor' | 'beside',
  { unit, part, leg, note }: Contribution,
  [quantity = 0, contribution = 0]: readonly number[],
  numbers: NamedNumbers | undefined,
) {
  return {
    role,
    part,
    ...(leg !== undefined && { leg }),
    quantity,
    quantity_unit: unit,
    ...(note !== undefined && { quantity_note: numbers ? withNumbers(note, numbers) : note }),
    contribution_kg: contribution,
  }
}

type NamedNumbers = Readonly<Record<string, number>>

const NAMED = /\{(\w+)\}/

/** `{days} days of 8 hours` with the number of that name in its place. */
function withNumbers(note: string, numbers: NamedNumbers): string {
  const parts = note.split(NAMED)
  if (parts.length === 1) return note
  return words(...parts.map((part, at) => (at % 2 === 0 ? part : (numbers[part] ?? `{${part}}`))))
}

/** Figures belong to the edition and never change, so each is presented once. */
const figureOf: (entry: TrailEntry) => Figure = memoizeByObject(presentEntry)

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
    ...(entry.gasWeights && { gas_split: gasSplit(entry.gasWeights) }),
    ...(entry.boundary && { boundary: entry.boundary }),
    ...(entry.note && { note: entry.note }),
    ...(entry.sourceUrl && { source_url: entry.sourceUrl }),
    ...(entry.documentYear && { document_year: entry.documentYear }),
  }
}

const gasSplit = ({ co2, ch4, n2o, basis }: GasWeights) => ({ co2, ch4, n2o, basis })

export function presentEquivalents(list: readonly Equivalent[]): Static<typeof Equivalents> {
  return Object.fromEntries(list.map(({ key, value, label }) => [key, { value, label }]))
}
