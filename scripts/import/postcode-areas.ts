/**
 * Writes data/geography/postcode_areas.csv: what the first characters of a postcode say about where it is. From GeoNames'
 * list of postcodes and their places (package geonames-country-zipcode-lookup, which has no coordinates) and the towns of
 * those names: `tsx scripts/import/postcode-areas.ts <folder of the unpacked package>`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distanceKm } from '../../geography/places/nearest.ts'
import type { Town } from '../../geography/places/town.ts'
import { readTowns } from '../../geography/places/towns.ts'
import { fold } from '../../src/core/fold.ts'
import { PACKAGE_ROOT } from '../../src/process/package-root.ts'
import { writeRows } from './lib/tables.ts'

const SOURCE = 'geonames-postal'
/** These have tables of their own; the list of KR mixes codes of before and after 2015. */
const LEFT_OUT = new Set(['US', 'GB', 'JE', 'GG', 'IM', 'KR'])
const LENGTH_MIN = 2
const LENGTH_MAX = 3
/** Fewer postcodes with a known town may all be mistaken. */
const POSTCODES_MIN = 3
/** Half of an area's postcodes are no farther from its middle than this, or it is too wide to say anything. */
const SPREAD_KM_MAX = 40
/** A narrower area is worth a row when it lies so far from the wider one. */
const REFINEMENT_KM_MIN = 15
/** Towns of one name so far apart are taken for different ones, and the name for useless. */
const SAME_TOWN_KM = 20
/** The town that stands for an area is so near to its middle at least. */
const TOWN_KM_MIN = 10

interface Listed {
  postal_code: string
  place_name: string
}

const [, , folder = ''] = process.argv
const townsOf = townsByCountry(readTowns())
const rows: Record<string, string>[] = []
for (const file of readdirSync(join(folder, 'data')).sort()) {
  const countryCode = file.slice(0, 2)
  const towns = townsOf.get(countryCode)
  if (LEFT_OUT.has(countryCode) || !towns) continue
  const list: Listed[] = JSON.parse(readFileSync(join(folder, 'data', file), 'utf8'))
  addAreas(countryCode, byPrefix(list, towns))
}
writeRows(join(PACKAGE_ROOT, 'data', 'geography', 'postcode_areas.csv'), rows)
console.log(`${rows.length} areas of ${new Set(rows.map((row) => row.country_code)).size} countries`)

/** Areas from the widest to the narrowest; one that says no more than the one around it is left out. */
function addAreas(countryCode: string, prefixes: ReadonlyMap<string, Town[]>): void {
  const written = new Map<string, Town>()
  for (const [area, towns] of [...prefixes].sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))) {
    const { town, spreadKm } = centre(towns)
    let wider: Town | undefined
    for (let length = LENGTH_MIN; length < area.length; length++)
      wider = written.get(area.slice(0, length)) ?? wider
    if (
      !town ||
      towns.length < POSTCODES_MIN ||
      spreadKm > SPREAD_KM_MAX ||
      (wider && distanceKm(wider, town) < REFINEMENT_KM_MIN)
    )
      continue
    written.set(area, town)
    const { name, lat, lon } = town
    rows.push({
      country_code: countryCode,
      area,
      name,
      lat: String(lat),
      lon: String(lon),
      source_id: SOURCE,
    })
  }
}

/** The largest town about the middle of others. */
function centre(towns: readonly Town[]): { town: Town | undefined; spreadKm: number } {
  const middle = { lat: median(towns.map(({ lat }) => lat)), lon: median(towns.map(({ lon }) => lon)) }
  const spreadKm = median(towns.map((town) => distanceKm(town, middle)))
  const near = towns.filter((town) => distanceKm(town, middle) <= Math.max(spreadKm, TOWN_KM_MIN))
  const [town] = near.sort((a, b) => b.population - a.population || a.id - b.id)
  return { town, spreadKm }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The towns of all postcodes that begin alike, one a postcode. */
function byPrefix(list: readonly Listed[], towns: ReadonlyMap<string, Town[]>): Map<string, Town[]> {
  const prefixes = new Map<string, Town[]>()
  const seen = new Set<string>()
  for (const { postal_code, place_name } of list) {
    const code = postal_code.toUpperCase().replace(/[^A-Z0-9]/g, '')
    const town = spellings(place_name)
      .map((name) => onlyTown(towns.get(name) ?? []))
      .find((found) => found !== undefined)
    if (!town || seen.has(code)) continue
    seen.add(code)
    for (let length = LENGTH_MIN; length <= Math.min(LENGTH_MAX, code.length); length++) {
      const prefix = code.slice(0, length)
      const known = prefixes.get(prefix)
      if (known) known.push(town)
      else prefixes.set(prefix, [town])
    }
  }
  return prefixes
}

/** Paris 03; Wien, Innere Stadt; Northwestern Alberta (High Level). */
function spellings(name: string): string[] {
  const [before = '', inside = ''] = name.split(/[,(/)]/)
  return [name, before, name.replace(/[\d ]+$/, ''), inside].map(fold).filter(Boolean)
}

/** The largest of towns that are close together. */
function onlyTown(towns: readonly Town[]): Town | undefined {
  const [largest] = [...towns].sort((a, b) => b.population - a.population || a.id - b.id)
  return largest && towns.every((town) => distanceKm(town, largest) < SAME_TOWN_KM) ? largest : undefined
}

function townsByCountry(towns: readonly Town[]): Map<string, Map<string, Town[]>> {
  const countries = new Map<string, Map<string, Town[]>>()
  for (const town of towns) {
    const byName = countries.get(town.countryCode) ?? new Map<string, Town[]>()
    countries.set(town.countryCode, byName)
    for (const name of new Set([town.name, town.asciiName, ...town.alternateNames].map(fold))) {
      const known = byName.get(name)
      if (known) known.push(town)
      else byName.set(name, [town])
    }
  }
  return countries
}
