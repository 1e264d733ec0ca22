/** The hand-kept tables of data/geography. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { PACKAGE_ROOT } from '../src/process/package-root.ts'

/** Rows of data/geography/<table>.csv by column name. */
export function readGeography<Column extends string = string>(table: string): Record<Column, string>[] {
  const file = join(PACKAGE_ROOT, 'data', 'geography', `${table}.csv`)
  return parse(readFileSync(file, 'utf8'), { columns: true, skip_empty_lines: true })
}
