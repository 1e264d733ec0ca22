/** What countries' own reporting schemes publish, by area. */
import type { TableSet } from '../../factors/tables/table.ts'
import { GRID_OFFICIAL, type GridOfficialRow } from './tables.ts'

/** The rows of one area, by what they are about. */
export type OfficialParts = Readonly<Partial<Record<GridOfficialRow['part'], GridOfficialRow>>>

/** Areas whose publications are made for a year, and named by it: of another year they are another year's. */
const MADE_FOR_THEIR_YEAR: ReadonlySet<string> = new Set(['AU', 'GB'])
/** The others key their series by the year of the data, and publish it a year or two later. */
const LAG_YEARS = 2

export function officialByArea(tables: TableSet): ReadonlyMap<string, OfficialParts> {
  const areas = new Map<string, OfficialParts>()
  for (const row of tables.rows(GRID_OFFICIAL)) {
    areas.set(row.area, { ...areas.get(row.area), [row.part]: row })
  }
  return areas
}

export function officialLagYears(countryCode: string): number {
  return MADE_FOR_THEIR_YEAR.has(countryCode) ? 0 : LAG_YEARS
}
