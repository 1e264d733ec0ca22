/** What changed between two editions: rows by their ids, which are the same in every edition that has them. */

import { inPieces } from '../../../engine/helpers/in-pieces.ts'
import { type Decimal, decimal, isSame, multiply, subtract } from '../../../engine/numbers/decimal.ts'
import { roundedRatio } from '../../../engine/numbers/quantity.ts'
import { type Factor, factorOf, type Located } from '../../../factors/catalogue/factor.ts'
import { locatedIn } from '../../../factors/catalogue/index.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { ColumnKind, ColumnSchema } from '../../../factors/tables/columns.ts'
import type { Cell } from '../../../factors/tables/read-table.ts'
import { listed } from '../../../factors/tables/sealed-columns.ts'
import type { Table } from '../../../factors/tables/table.ts'

/** A row that differs; one side is absent where it was added or removed. */
export interface Difference {
  readonly id: string
  /** As the later edition has it, whichever of the two comes first. */
  readonly shown: Factor
  readonly from: Factor | undefined
  readonly to: Factor | undefined
  /** The columns that differ. */
  readonly columns: readonly string[]
  /** By how much the figure has changed, where it has one unit on both sides. */
  readonly perCent: number | undefined
}

export interface Comparison {
  readonly differences: readonly Difference[]
  /** Rows that both editions have alike. */
  readonly unchanged: number
}

/** Of one domain, or of all. By domain, table and id, whichever of the two comes first. */
export async function compared(from: Edition, to: Edition, domain?: string): Promise<Comparison> {
  const [before, after] = [locatedIn(from), locatedIn(to)]
  const isForward = from.year < to.year || (from.year === to.year && from.revision <= to.revision)
  const ids = new Set([...before.keys(), ...after.keys()])
  const all = await inPieces(ids, (id): Difference | Same | undefined => {
    const [old, now] = [before.get(id), after.get(id)]
    if (domain !== undefined && (old ?? now)?.owner.domain !== domain) return undefined
    const columns = old && now ? differing(old, now) : []
    if (old && now && columns.length === 0) return SAME
    return difference(id, { old: at(from, old), now: at(to, now), isForward }, columns)
  })
  const differences = all.filter((one) => one !== undefined && one !== SAME)
  return { differences: differences.sort(byPlace), unchanged: all.filter((one) => one === SAME).length }
}

const SAME = 'same'
type Same = typeof SAME

const at = (edition: Edition, located: Located | undefined) => located && factorOf(edition, located)

/** What says where a figure is from, and when and how it was read, is no change of it. */
const CITATION: ReadonlySet<ColumnKind> = new Set(['id', 'text', 'source'])
const isCitation = (name: string, { 'x-column': kind }: ColumnSchema) =>
  CITATION.has(kind) || (kind === 'integer' && (name === 'year' || name.endsWith('_year')))

function differing({ owner, row }: Located, other: Located): string[] {
  // Editions share the rows of equal files.
  if (row === other.row) return []
  return substantial(owner.table).filter((name) => !isAlike(row[name], other.row[name]))
}

const columnsOf = new WeakMap<Table, string[]>()

function substantial(table: Table): string[] {
  const known = columnsOf.get(table)
  if (known) return known
  const own = listed(table.columns).filter(({ name, schema }) => !isCitation(name, schema))
  const names = own.map(({ name }) => name)
  columnsOf.set(table, names)
  return names
}

function isAlike(a: Cell, b: Cell): boolean {
  return typeof a === 'object' && typeof b === 'object' ? isSame(a, b) : a === b
}

interface Sides {
  readonly old: Factor | undefined
  readonly now: Factor | undefined
  /** The first is of the earlier edition. */
  readonly isForward: boolean
}

function difference(id: string, { old, now, isForward }: Sides, columns: readonly string[]): Difference {
  const shown = (isForward ? (now ?? old) : (old ?? now)) as Factor
  const hasOneUnit = old !== undefined && now !== undefined && old.figure.unit === now.figure.unit
  const perCent = hasOneUnit ? changePerCent(old.figure.value, now.figure.value) : undefined
  return { id, shown, from: old, to: now, columns, perCent }
}

const HUNDRED = decimal(100)
const PER_CENT_DECIMALS = 2

/** Undefined from nothing. */
function changePerCent(from: Decimal, to: Decimal): number | undefined {
  if (from.digits === 0n) return undefined
  return roundedRatio(multiply(subtract(to, from), HUNDRED), from, PER_CENT_DECIMALS)
}

function byPlace(a: Difference, b: Difference): number {
  const [one, other] = [placeOf(a), placeOf(b)]
  return one < other ? -1 : one > other ? 1 : 0
}

function placeOf({ id, shown: { owner } }: Difference): string {
  return `${owner.domain} ${owner.table.name} ${id}`
}
