/** How much longer or straighter roads are in some lands than the model says: data/geography/road_terrain.csv. */
import { readGeography } from '../tables.ts'
import type { LatLon } from './sphere.ts'

type Column = 'name' | 'country_codes' | 'south' | 'west' | 'north' | 'east' | 'factor'

/** The factor at the middle of a link between two countries, which may be the same: of the first row that fits, else 1. */
export type LandFactorOf = (middle: LatLon, countryCodes: readonly string[]) => number

export function readLandFactors(): LandFactorOf {
  const rows = readGeography<Column>('road_terrain').map((row) => ({
    countries: new Set(row.country_codes.split(' ').filter(Boolean)),
    box: { south: row.south, west: row.west, north: row.north, east: row.east },
    factor: Number(row.factor),
  }))
  return (middle, countryCodes) =>
    rows.find(
      ({ countries, box }) =>
        (countries.size === 0 || countryCodes.every((code) => countries.has(code))) && isIn(middle, box),
    )?.factor ?? 1
}

/** A box without limits is the world. */
function isIn({ lat, lon }: LatLon, box: Record<'south' | 'west' | 'north' | 'east', string>): boolean {
  if (box.south === '') return true
  return (
    lat >= Number(box.south) && lat <= Number(box.north) && lon >= Number(box.west) && lon <= Number(box.east)
  )
}
