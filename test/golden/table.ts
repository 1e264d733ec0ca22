/** The table of answers, golden.csv. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { csvRows } from '../../src/factors/tables/csv.ts'

export const COLUMNS = ['request', 'status', 'co2e_grams', 'id', 'sha256'] as const
export type Column = (typeof COLUMNS)[number]
export type Row = Readonly<Record<Column, string>>

const FILE = join(import.meta.dirname, 'golden.csv')

export function readTable(): Row[] {
  return csvRows<Column>(readFileSync(FILE, 'utf8'))
}

export function writeTable(rows: readonly Row[]): void {
  const lines = rows.map((row) => COLUMNS.map((column) => cell(row[column])).join(','))
  writeFileSync(FILE, `${[COLUMNS.join(','), ...lines].join('\n')}\n`)
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
