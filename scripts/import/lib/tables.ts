/** Reading and writing CSV in the import scripts. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { csvRows } from '../../../src/factors/tables/csv.ts'
import { PACKAGE_ROOT } from '../../../src/surfaces/process/package-root.ts'

export type Row = Record<string, string>

export function readRows(folder: string, file: string): Row[] {
  // Some publishers begin with a byte order mark.
  return csvRows(readFileSync(join(folder, file), 'utf8').replace(/^\uFEFF/, ''))
}

/** Writes rows with the columns of the first one; fields are quoted only where RFC 4180 asks for it. */
export function writeRows(file: string, rows: readonly Row[]): void {
  mkdirSync(dirname(file), { recursive: true })
  const columns = Object.keys(rows[0] ?? {})
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
  writeFileSync(file, lines.map((cells) => `${cells.map(quote).join(',')}\n`).join(''))
}

/** The only row that satisfies the test; throws when there is none or more than one. */
export function only(rows: readonly Row[], what: string, test: (row: Row) => boolean): Row {
  const found = rows.filter(test)
  const [first] = found
  if (!first || found.length > 1) throw new Error(`${found.length} rows for ${what}, expected 1`)
  return first
}

export function field(row: Row, column: string): string {
  const value = row[column]
  if (value === undefined) throw new Error(`no column ${column}`)
  return value
}

/** The folder of extracts named on the command line. */
export function folderArgument(): string {
  const folder = process.argv[2]
  if (!folder) throw new Error('usage: tsx scripts/import/<publisher>.ts <folder with the extracts>')
  return folder
}

/** Where an importer writes a table that all years share; `everygram edition set TABLE FILE --shared` takes it from there. */
export function sharedFile(table: string): string {
  return tableFile('shared', table)
}

/** Where an importer writes a table of a year; `everygram edition set TABLE FILE --edition NAME` takes it from there. */
export function tableFile(folder: string, table: string): string {
  return join(PACKAGE_ROOT, 'var', 'tables', folder, `${table}.csv`)
}

function quote(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
