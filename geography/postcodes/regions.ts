/** What the first characters of postcodes stand for by the numbering of a country's post (data/geography/postcode_regions.csv). */
import { fold } from '../../src/engine/helpers/fold.ts'
import { postalSystem } from '../../src/geo/format/places/postcodes.ts'
import type { Point } from '../places/nearest.ts'
import type { Town } from '../places/town.ts'
import { readGeography } from '../tables.ts'
import { AREA_KM_MAX } from './areas.ts'
import { groupBy } from './group.ts'
import { withinKm } from './middle.ts'
import type { Postcode } from './postcode.ts'
import { byPopulation } from './towns-by-name.ts'

type Column = 'country_code' | 'codes' | 'name' | 'town' | 'lat' | 'lon' | 'within_km'
type Row = Record<Column, string>

/** A region that is wider says too little. */
const REGION_KM_MAX = 300
const RANGE = /^([^-]+)-([^-]+)$/

/** Throws where a row names a town that is not there. */
export function readPostcodeRegions(towns: readonly Town[]): Postcode[] {
  const byRegion = groupBy(towns, ({ countryCode, admin1Code }) => `${countryCode}.${admin1Code}`)
  const byCountry = groupBy(towns, ({ countryCode }) => countryCode)
  return readGeography<Column>('postcode_regions').flatMap((row) => {
    const town = row.lat === '' ? townOf(row, byCountry.get(row.country_code) ?? []) : undefined
    const around = town ? (byRegion.get(`${town.countryCode}.${town.admin1Code}`) ?? []) : []
    return regionsOf(row, town, around)
  })
}

/** The largest of its main name, else of another one. */
function townOf(row: Row, towns: readonly Town[]): Town {
  const key = fold(row.town)
  const isNamed = (names: readonly string[]) => names.some((name) => fold(name) === key)
  const main = towns.filter(({ name }) => isNamed([name]))
  const other = towns.filter(({ asciiName, alternateNames }) => isNamed([asciiName, ...alternateNames]))
  const [town] = [...main.sort(byPopulation), ...other.sort(byPopulation)]
  if (town) return town
  throw new Error(`postcode_regions.csv: ${row.country_code} ${row.codes}: no town is named ${row.town}`)
}

/** One for each beginning; without those that are too wide. `around` are the towns of the town's region. */
function regionsOf(row: Row, town: Town | undefined, around: readonly Town[]): Postcode[] {
  const at: Point = town ?? { lat: Number(row.lat), lon: Number(row.lon) }
  const within = row.within_km === '' ? withinKm(around, at) : Number(row.within_km)
  if (within > REGION_KM_MAX) return []
  return beginnings(row.codes).map((code) => ({
    system: postalSystem(row.country_code),
    code,
    countryCode: row.country_code,
    name: row.name,
    region: town?.admin1Name ?? '',
    lat: at.lat,
    lon: at.lon,
    precision: within > AREA_KM_MAX / 2 ? 'region' : 'area',
    withinKm: within,
    population: town?.population ?? 0,
  }))
}

/** "20-22 24" are 20, 21, 22 and 24. */
function beginnings(codes: string): string[] {
  return codes.split(' ').flatMap((part) => {
    const [, first, last] = RANGE.exec(part) ?? []
    if (first === undefined || last === undefined) return [part]
    const count = Number(last) - Number(first) + 1
    return Array.from({ length: count }, (_, index) =>
      String(Number(first) + index).padStart(first.length, '0'),
    )
  })
}
