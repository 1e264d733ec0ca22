/** What an edition holds, counted from its tables: sealed with it, so that a list of editions reads none. */
import { csvRows } from '../../tables/csv.ts'
import type { Row } from '../../tables/read-table.ts'
import { SOURCES } from '../basis/tables.ts'
import type { EditionTable } from '../edition.ts'
import type { Contents } from './register.ts'

interface Counted {
  readonly name: string
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

export function contentsOf(tables: readonly EditionTable[]): Contents {
  return counted(tables.map(({ table, rows }) => ({ name: table.name, rows })))
}

/** The same of the texts of tables, by name, whose rows nobody has checked yet. */
export function contentsOfTexts(texts: ReadonlyMap<string, string>): Contents {
  return counted([...texts].map(([name, text]) => ({ name, rows: csvRows(text) })))
}

function counted(tables: readonly Counted[]): Contents {
  const sources = tables.find(({ name }) => name === SOURCES.name)?.rows ?? []
  const publishers = new Map(sources.map((row) => [row.source_id, String(row.publisher)]))
  const years = new Map<string, Set<number>>()
  for (const row of tables.flatMap(({ rows }) => rows)) {
    const [publisher, year] = [publishers.get(String(row.source_id)), Number(row.year || row.pue_year)]
    if (publisher === undefined || Number.isNaN(year)) continue
    years.set(publisher, (years.get(publisher) ?? new Set()).add(year))
  }
  return {
    rows: Object.fromEntries(tables.map(({ name, rows }) => [name, rows.length])),
    publishers: Object.fromEntries(
      [...years].sort(byName).map(([name, ofIt]) => [name, [...ofIt].sort((a, b) => a - b)]),
    ),
  }
}

/** The year that a figure describes. */
export function yearOf({ year, pue_year }: Row): number | undefined {
  const found = year ?? pue_year
  return typeof found === 'number' ? found : undefined
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1
}
