/** Where nobody travels by train: data/geography/no_passenger_rail.csv, judgement. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { csvRows } from '../../factors/tables/csv.ts'

/**
 * ISO 3166-1 alpha-2 of countries without trains between towns: `none` at all in the table, or `local` ones only
 * (suburban, for tourists, or on one line that few can use).
 */
export function readTrainless(folder: string): ReadonlySet<string> {
  const file = join(folder, 'no_passenger_rail.csv')
  return new Set(csvRows(readFileSync(file, 'utf8')).flatMap(({ country_code }) => country_code ?? []))
}
