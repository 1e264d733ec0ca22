/** Rows of files that were read before: of equal bytes, so that they need not be read and checked again. */
import type { DataProblem } from './problems.ts'
import { readTable } from './read-table.ts'
import type { Table } from './table.ts'

export interface KnownRows {
  find(table: Table, text: string): unknown[] | undefined
  keep(table: Table, text: string, rows: unknown[]): void
}

/** As readTable, unless the rows are known; rows without a fault are known from then on. */
export function readOrKnown<T>(
  file: string,
  csv: string,
  table: Table<T>,
  problems: DataProblem[],
  known?: KnownRows,
): T[] {
  const before = known?.find(table, csv)
  if (before) return before as T[]
  // Problems name the file of this edition.
  const found: DataProblem[] = []
  const rows = readTable(file, csv, table, found)
  problems.push(...found)
  if (found.length === 0) known?.keep(table, csv, rows)
  return rows
}
