/** Swiss postcodes with coordinates of their own (GeoNames and Swiss Post, in switzerland-postal-codes). */
import { readFileSync } from 'node:fs'
import { packageFile } from '../../packages.ts'
import type { Postcode } from '../postcode.ts'

export function readSwissPostcodes(): Postcode[] {
  const text = readFileSync(packageFile('switzerland-postal-codes', 'data/postal-codes.tsv'), 'utf8')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [code = '', name = '', , lat, lon] = line.split('\t')
      const at = { system: 'CH', countryCode: 'CH', lat: Number(lat), lon: Number(lon) }
      return { ...at, code, name, region: '', precision: 'place', withinKm: 0, population: 0 }
    })
}
