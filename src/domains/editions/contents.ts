/** What an edition holds, counted from its tables: sealed into edition.json, so that a list of editions reads none. */
import type { Row } from '../../tables/read-table.ts'
import { SOURCES, type SourceRow } from '../basis/tables.ts'
import type { EditionTable } from '../edition.ts'
import type { Contents } from './register.ts'

export function contentsOf(tables: readonly EditionTable[]): Contents {
  const sources = tables.find(({ table }) => table === SOURCES)?.rows ?? []
  const publishers = new Map(
    (sources as unknown as readonly SourceRow[]).map((row) => [row.source_id, row.publisher]),
  )
  const years = new Map<string, Set<number>>()
  for (const row of tables.flatMap(({ rows }) => rows)) {
    const [publisher, year] = [publishers.get(String(row.source_id)), yearOf(row)]
    if (publisher === undefined || year === undefined) continue
    years.set(publisher, (years.get(publisher) ?? new Set()).add(year))
  }
  return {
    rows: Object.fromEntries(tables.map(({ table, rows }) => [table.name, rows.length])),
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
