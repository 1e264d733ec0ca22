/** Where nobody travels by train: data/geography/no_passenger_rail.csv, judgement. */
import { csvRows } from '../../factors/tables/csv.ts'
import { type GeographyFiles, tableText } from '../files.ts'

/**
 * ISO 3166-1 alpha-2 of countries without trains between towns: `none` at all in the table, or `local` ones only
 * (suburban, for tourists, or on one line that few can use).
 */
export function readTrainless(folder: string, files?: GeographyFiles): ReadonlySet<string> {
  const text = tableText(folder, 'no_passenger_rail.csv', files)
  return new Set(csvRows(text).flatMap(({ country_code }) => country_code ?? []))
}
