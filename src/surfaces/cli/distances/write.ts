/** The table of distances as a file. */
import { rename, writeFile } from 'node:fs/promises'
import { decimal, digitsAt } from '../../../engine/numbers/decimal.ts'
import { csvText } from '../../batch/csv-lines.ts'
import { RELEASE } from '../../process/package-root.ts'
import { type ParquetColumn, parquet } from '../../warehouse/parquet.ts'
import { DISTANCE_COLUMNS, type Way } from './rows.ts'

/** Whole metres. */
const KM_DECIMALS = 3
const KM_DIGITS = 18

/** Written beside its place, and put there when it is whole. */
export async function writeDistances(file: string, ways: readonly Way[]): Promise<void> {
  const bytes = file.toLowerCase().endsWith('.csv') ? csv(ways) : columns(ways)
  await writeFile(`${file}.part`, bytes)
  await rename(`${file}.part`, file)
}

function csv(ways: readonly Way[]): string {
  const rows = ways.map((way) => DISTANCE_COLUMNS.map((name) => way[name] ?? ''))
  return csvText([[...DISTANCE_COLUMNS], ...rows])
}

function columns(ways: readonly Way[]): Uint8Array {
  return parquet({
    columns: DISTANCE_COLUMNS.map((name) => column(name, ways)),
    about: { 'everygram.table': 'distances' },
    createdBy: `everygram version ${RELEASE}`,
  })
}

function column(name: (typeof DISTANCE_COLUMNS)[number], ways: readonly Way[]): ParquetColumn {
  const values = ways.map((way) => way[name])
  if (name === 'leg') return { name, kind: 'integer', values }
  if (name !== 'distance_km') return { name, kind: 'text', values }
  const metres = values.map((km) => (km === undefined ? undefined : digitsAt(decimal(km), KM_DECIMALS)))
  return { name, kind: { scale: KM_DECIMALS, precision: KM_DIGITS }, values: metres }
}
