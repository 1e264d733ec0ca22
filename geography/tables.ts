/** The hand-kept tables of data/geography. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { csvRows } from '../src/factors/tables/csv.ts'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'

/** Rows of data/geography/<table>.csv by column name. */
export function readGeography<Column extends string = string>(table: string): Record<Column, string>[] {
  const file = join(PACKAGE_ROOT, 'data', 'geography', `${table}.csv`)
  return csvRows(readFileSync(file, 'utf8'))
}
