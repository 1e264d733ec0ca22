/** Names of towns that GeoNames' table lacks: CLDR's names of cities by language, and those of data/geography/place_names.csv and region_towns.csv. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fold } from '../../src/engine/helpers/fold.ts'
import { packageFile } from '../packages.ts'
import { readGeography } from '../tables.ts'
import type { Town } from './town.ts'

/** A town of a row of ours is no farther from its place than this, in degrees. */
const REACH_DEGREES = 0.3

export interface MoreNames {
  /** What people call it here and now, by the id of the town. */
  readonly own: ReadonlyMap<number, readonly string[]>
  /** In other languages. */
  readonly translated: ReadonlyMap<number, readonly string[]>
}

/** Throws when a row of ours has no town. */
export function readMoreNames(towns: readonly Town[]): MoreNames {
  const own = new Map<number, string[]>()
  for (const { names, town, country_code, lat, lon } of [
    ...readGeography<Column>('place_names'),
    ...readRegionTowns(),
  ]) {
    const wanted = { name: town, countryCode: country_code, lat: Number(lat), lon: Number(lon) }
    const { id } = requireTown(towns, wanted)
    own.set(id, [...(own.get(id) ?? []), ...names.split('|')])
  }
  const translated = new Map([...exemplarCities(towns)].map(([{ id }, names]) => [id, names]))
  return { own, translated }
}

/** Regions of several towns by the names that people use, each with the town that stands for it. */
function readRegionTowns(): Record<Column, string>[] {
  return readGeography<Column>('region_towns')
}

/** Their names, folded. */
export function regionsOfTowns(): string[] {
  return readRegionTowns().flatMap(({ names }) => names.split('|').map(fold))
}

type Column = 'names' | 'town' | 'country_code' | 'lat' | 'lon'

interface Wanted {
  readonly name: string
  readonly countryCode: string
  readonly lat: number
  readonly lon: number
}

function requireTown(towns: readonly Town[], { name, countryCode, lat, lon }: Wanted): Town {
  const near = towns.filter(
    (one) =>
      one.countryCode === countryCode &&
      [one.name, one.asciiName].includes(name) &&
      Math.hypot(one.lat - lat, one.lon - lon) < REACH_DEGREES,
  )
  const [town] = near.sort((a, b) => b.population - a.population)
  if (!town) throw new Error(`place_names.csv: no town ${name} in ${countryCode} near ${lat},${lon}`)
  return town
}

interface ZoneNames {
  readonly exemplarCity?: string
}
type Zones = { readonly [name: string]: ZoneNames | Zones }

/** A smaller town is not the one that a zone of time is named after. */
const POPULATION_MIN = 20_000

/** What CLDR calls the city of each zone of time, in all languages; the city is the largest with its English name. */
function exemplarCities(towns: readonly Town[]): Map<Town, string[]> {
  const folder = packageFile('cldr-dates-full', 'main')
  if (!existsSync(folder)) throw new Error('cldr-dates-full is missing: npm ci')
  const english = citiesOf(readZones(folder, 'en'))
  const byName = new Map<string, Town>()
  for (const town of towns) {
    const known = byName.get(town.asciiName)
    if (town.population >= POPULATION_MIN && (known?.population ?? 0) < town.population) {
      byName.set(town.asciiName, town)
    }
  }
  const names = new Map<Town, Set<string>>()
  for (const locale of readdirSync(folder).sort()) {
    for (const [zone, name] of citiesOf(readZones(folder, locale))) {
      const town = byName.get(english.get(zone) ?? lastPart(zone)) ?? byName.get(lastPart(zone))
      if (town) names.set(town, (names.get(town) ?? new Set()).add(name))
    }
  }
  return new Map([...names].map(([town, set]) => [town, [...set]]))
}

function lastPart(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

function readZones(folder: string, locale: string): Zones {
  const file = `${folder}/${locale}/timeZoneNames.json`
  if (!existsSync(file)) return {}
  return JSON.parse(readFileSync(file, 'utf8')).main[locale]?.dates?.timeZoneNames?.zone ?? {}
}

/** Zone (Europe/Vienna) and the name of its city. */
function citiesOf(zones: Zones, prefix = ''): Map<string, string> {
  const cities = new Map<string, string>()
  for (const [name, value] of Object.entries(zones)) {
    const { exemplarCity } = value as ZoneNames
    if (typeof exemplarCity === 'string') cities.set(`${prefix}${name}`, exemplarCity)
    else if (typeof value === 'object') {
      for (const [zone, city] of citiesOf(value as Zones, `${prefix}${name}/`)) cities.set(zone, city)
    }
  }
  return cities
}
