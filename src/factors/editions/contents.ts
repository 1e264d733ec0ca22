/** What an edition holds, counted from its tables: sealed with it, so that a list of editions reads none. */

import type { EditionTable } from '../edition.ts'
import { SOURCES } from '../reference/tables.ts'
import type { Contents } from '../register.ts'
import { csvRecords } from '../tables/csv.ts'
import type { Row } from '../tables/read-table.ts'

/** Of a table: how many rows it has, and the years that those of a publication describe, by its id. */
export interface Counts {
  readonly rows: number
  readonly years: ReadonlyMap<string, ReadonlySet<number>>
}

export function contentsOf(tables: readonly EditionTable[]): Contents {
  const sources = tables.find(({ table }) => table === SOURCES)?.rows ?? []
  const publishers = sources.map(
    ({ source_id, publisher }) => [String(source_id), String(publisher)] as const,
  )
  return merged(new Map(tables.map(({ table, rows }) => [table.name, countsOf(rows)])), new Map(publishers))
}

function countsOf(rows: readonly Row[]): Counts {
  return { rows: rows.length, years: yearsBySource(rows.map((row) => [String(row.source_id), yearOf(row)])) }
}

/** The same of a text whose rows nobody has checked yet: of open editions there are several, and each is long. */
export function countsOfText(text: string): Counts {
  const [header, ...records] = csvRecords(text)
  const at = (name: string) => header?.cells.indexOf(name) ?? -1
  const [source, year, pueYear] = [at('source_id'), at('year'), at('pue_year')]
  const years = records.map(({ cells }): [string, number | undefined] => [
    cells[source] ?? '',
    Number(cells[year] || cells[pueYear]) || undefined,
  ])
  return { rows: records.length, years: yearsBySource(years) }
}

/** `sources`: the text of sources.csv. */
export function contentsOfCounts(counts: ReadonlyMap<string, Counts>, sources: string): Contents {
  const [header, ...records] = csvRecords(sources)
  const at = (name: string) => header?.cells.indexOf(name) ?? -1
  const [id, publisher] = [at('source_id'), at('publisher')]
  return merged(counts, new Map(records.map(({ cells }) => [cells[id] ?? '', cells[publisher] ?? ''])))
}

function yearsBySource(rows: readonly (readonly [string, number | undefined])[]): Map<string, Set<number>> {
  const years = new Map<string, Set<number>>()
  for (const [source, year] of rows) {
    if (year !== undefined) years.set(source, (years.get(source) ?? new Set()).add(year))
  }
  return years
}

/** `publishers`: by the id of the publication. */
function merged(tables: ReadonlyMap<string, Counts>, publishers: ReadonlyMap<string, string>): Contents {
  const years = new Map<string, Set<number>>()
  for (const [source, ofIt] of [...tables.values()].flatMap((counts) => [...counts.years])) {
    const publisher = publishers.get(source)
    if (publisher === undefined) continue
    years.set(publisher, new Set([...(years.get(publisher) ?? []), ...ofIt]))
  }
  return {
    rows: Object.fromEntries([...tables].map(([name, { rows }]) => [name, rows])),
    publishers: Object.fromEntries(
      [...years].sort(byName).map(([name, ofIt]) => [name, [...ofIt].sort((a, b) => a - b)]),
    ),
  }
}

/** The year that a figure describes. */
function yearOf({ year, pue_year }: Row): number | undefined {
  const found = year ?? pue_year
  return typeof found === 'number' ? found : undefined
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1
}
