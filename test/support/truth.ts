/** Rows of the published figures in test/truth. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { csvRows } from '../../src/factors/tables/csv.ts'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'

export type TruthRow = Record<string, string>

export function truth(file: string): TruthRow[] {
  const path = join(PACKAGE_ROOT, 'test', 'truth', file)
  return csvRows(readFileSync(path, 'utf8'))
}

export function end(row: TruthRow, side: 'from' | 'to'): { lat: number; lon: number } {
  return { lat: Number(row[`${side}_lat`]), lon: Number(row[`${side}_lon`]) }
}
