/** Compiles the gazetteer: `tsx geography/compile-places.ts <folder>` writes <folder>/places.bin. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readAirports } from './places/airports.ts'
import { readMoreNames } from './places/more-names.ts'
import { packPlaces } from './places/pack.ts'
import { readPorts } from './places/ports.ts'
import { foldNames, type PlaceRecord } from './places/record.ts'
import {
  countyCode,
  matchRegions,
  readAffixes,
  readAreas,
  readCounties,
  regionLetters,
} from './places/regions.ts'
import type { Town } from './places/town.ts'
import { readTowns } from './places/towns.ts'
import { readGeography } from './tables.ts'

const [, , folder = 'dist/geo'] = process.argv

const towns = readTowns()
const airports = readAirports()
const regions = matchRegions(airports, towns)
const { records: ports, repaired, dropped } = readPorts(towns)
const moreNames = readMoreNames(towns)
const places: PlaceRecord[] = [
  ...towns.map(townRecord),
  ...airports.map((airport) => ({ ...airport, regionCode: regions.get(airport.isoRegion) ?? '' })),
  ...ports,
].sort(byImportance)
const countryCodes = [...new Set(places.map(({ countryCode }) => countryCode))].sort()
const counties = readCounties(towns, new Set(countryCodes))
const areas = [...readAreas(countryCodes, regionLetters(regions)), ...counties]
const parents = new Map(counties.map(({ code, parent }) => [code, parent]))
const sovereigns = new Map(
  readGeography<'territory' | 'sovereign'>('territories').map((row) => [row.territory, row.sovereign]),
)
const main = new Map(
  readGeography<'country_code' | 'iata'>('main_airports').map((row) => [row.country_code, row.iata]),
)

const packed = packPlaces({ places, areas, parents, countryCodes, sovereigns, affixes: readAffixes(), main })
writeFileSync(join(folder, 'places.bin'), packed)
const BYTES_PER_MB = 1_000_000
console.log(
  `places.bin: ${(packed.length / BYTES_PER_MB).toFixed(1)} MB, ${towns.length} towns, ${airports.length} airports, ${ports.length} ports (${repaired.length} repaired, ${dropped.length} left out), ${areas.length} areas`,
)

function townRecord(town: Town): PlaceRecord {
  return {
    kind: 'town',
    name: town.name,
    countryCode: town.countryCode,
    regionCode: `${town.countryCode}.${town.admin1Code}`,
    countyCode: countyCode(town),
    lat: town.lat,
    lon: town.lon,
    weight: town.population,
    elevationM: town.elevationM,
    codeKeys: [],
    names: foldNames(
      [town.name, town.asciiName, ...(moreNames.own.get(town.id) ?? [])],
      [...town.alternateNames, ...(moreNames.translated.get(town.id) ?? [])],
    ),
    isCapital: town.featureCode === 'PPLC',
    isCountySeat: town.featureCode === 'PPLA2',
  }
}

/** Most important first; the same order on every machine. */
function byImportance(a: PlaceRecord, b: PlaceRecord): number {
  return b.weight - a.weight || compare(identity(a), identity(b))
}

function identity({ kind, countryCode, code, name, lat, lon }: PlaceRecord): string {
  return [kind, countryCode, code, name, lat, lon].join('|')
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
