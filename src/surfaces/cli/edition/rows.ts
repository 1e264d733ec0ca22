/** Tables as they are compared: rows by the values of their key. */
import { csvLine, csvRecords } from '../../../factors/tables/csv.ts'
import type { Table } from '../../../factors/tables/table.ts'

export interface KeyedTable {
  readonly header: readonly string[]
  /** Cells by column, in the order of the file. */
  readonly rows: ReadonlyMap<string, ReadonlyMap<string, string>>
}

export const NO_ROWS: KeyedTable = { header: [], rows: new Map() }

/** Throws a CsvError for a text that is none. */
export function keyedTable(text: string, { key }: Pick<Table, 'key'>): KeyedTable {
  const [first, ...records] = csvRecords(text)
  const header = first?.cells ?? []
  const rows = records.map(({ cells }) => {
    const row = new Map(header.map((name, at) => [name, cells[at] ?? '']))
    return [key.map((column) => row.get(column)).join(' '), row] as const
  })
  return { header, rows: new Map(rows) }
}

export function lineOf(header: readonly string[], row: ReadonlyMap<string, string>): string {
  return csvLine(header.map((name) => row.get(name) ?? ''))
}

export interface Difference {
  readonly key: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/** Rows that are not alike, in the order of `after`, then those that it lacks. */
export function differences(before: KeyedTable, after: KeyedTable): Difference[] {
  const header = [...new Set([...before.header, ...after.header])]
  const text = ({ rows }: KeyedTable, key: string) => {
    const row = rows.get(key)
    return row && lineOf(header, row)
  }
  return [...new Set([...after.rows.keys(), ...before.rows.keys()])]
    .map((key) => ({ key, before: text(before, key), after: text(after, key) }))
    .filter((one) => one.before !== one.after)
}
