/** GeoNames' list of the world's postcodes with the names of their places, without coordinates (CC BY 4.0). */
import { readdirSync, readFileSync } from 'node:fs'
import { plainCode, postalSystem } from '../../src/geo/format/places/postcodes.ts'
import { packageFile } from '../packages.ts'

/** The names of the places of each code, by country. */
export type Listed = ReadonlyMap<string, readonly string[]>

interface Row {
  readonly postal_code: string
  readonly place_name: string
}

const PACKAGE = 'geonames-country-zipcode-lookup'

export function listedCountries(): string[] {
  return readdirSync(packageFile(PACKAGE, 'data')).map((file) => file.slice(0, 2))
}

export function readListed(countryCode: string): Listed {
  const rows: Row[] = JSON.parse(readFileSync(packageFile(PACKAGE, `data/${countryCode}.json`), 'utf8'))
  const system = postalSystem(countryCode)
  const listed = new Map<string, string[]>()
  for (const { postal_code, place_name } of rows) {
    // The number of a CEDEX is its own: what stands behind it is the office.
    const code = plainCode(system, postal_code.replace(/ CEDEX.*/, ''))
    const names = listed.get(code)
    if (names) names.push(place_name)
    else listed.set(code, [place_name])
  }
  return listed
}
