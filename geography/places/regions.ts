/** Countries and their first-level regions, under all the names and codes that people write. */
import { fold } from '../../src/engine/helpers/fold.ts'
import type { Affixes } from '../../src/geo/format/places/file.ts'
import { readGeography } from '../tables.ts'
import type { Airport } from './airports.ts'
import { regionsOfTowns } from './more-names.ts'
import { nearestOf } from './nearest.ts'
import type { Town } from './town.ts'
import { countyNames, regionNames } from './towns.ts'

export interface Area {
  /** ISO country code, or GeoNames code of a region: US, US.MA. */
  readonly code: string
  readonly countryCode: string
  readonly name: string
  readonly keys: ReadonlySet<string>
}

/** An airport's nearest town tells which GeoNames region its ISO region is, when so many agree. */
const AGREEMENT_MIN = 0.6

/** Second-level areas in which there is a town, each with the region that it lies in. */
export function readCounties(
  towns: readonly Town[],
  known: ReadonlySet<string>,
): (Area & { parent: string })[] {
  const names = countyNames()
  const { prefixes, suffixes } = readAffixes()
  const codes = new Map<string, Town>()
  for (const town of towns) {
    const code = countyCode(town)
    if (names.has(code) && !codes.has(code)) codes.set(code, town)
  }
  return [...codes]
    .map(([code, { countryCode, admin1Code }]) => {
      const name = names.get(code) ?? code
      const keys = keysOf([name, ...plainNames(name, prefixes, suffixes)])
      return { code, countryCode, name, keys, parent: `${countryCode}.${admin1Code}` }
    })
    .filter(({ countryCode }) => known.has(countryCode))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
}

export function countyCode({ countryCode, admin1Code, admin2Code }: Town): string {
  return `${countryCode}.${admin1Code}.${admin2Code}`
}

/** Words of administration before and behind names, folded, the longest first. */
export function readAffixes(): Affixes {
  const rows = readGeography<'affix' | 'position'>('name_affixes')
  const of = (position: string) =>
    rows
      .filter((row) => row.position === position)
      .map(({ affix }) => fold(affix))
      .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
  return { prefixes: of('before'), suffixes: of('behind'), regions: regionsOfTowns() }
}

/** The name without a word of administration: Cook County is Cook. */
function plainNames(name: string, prefixes: readonly string[], suffixes: readonly string[]): string[] {
  const key = fold(name)
  return [
    ...prefixes
      .filter((prefix) => key.startsWith(`${prefix} `))
      .map((prefix) => key.slice(prefix.length + 1)),
    ...suffixes
      .filter((suffix) => key.endsWith(` ${suffix}`))
      .map((suffix) => key.slice(0, -suffix.length - 1)),
  ]
}

/** All countries, then all regions. */
export function readAreas(countryCodes: readonly string[], isoCodes: ReadonlyMap<string, string>): Area[] {
  const rows = readGeography<'country_code' | 'names'>('country_names')
  const namesOf = new Map(rows.map((row) => [row.country_code, row.names.split('|')]))
  const countries = countryCodes.map((code): Area => {
    const names = namesOf.get(code) ?? []
    return { code, countryCode: code, name: names[0] ?? code, keys: keysOf([code, ...names]) }
  })
  const known = new Set(countryCodes)
  const own = new Map(
    readGeography<'region_code' | 'names'>('region_names').map((row) => [
      row.region_code,
      row.names.split('|'),
    ]),
  )
  const regions = [...regionNames()]
    .map(([code, name]): Area => {
      const [countryCode = '', admin1 = ''] = code.split('.')
      // Numbers are GeoNames' own and mean nothing to people; letters are those of the post.
      const codes = [/^[A-Z]+$/.test(admin1) ? admin1 : '', isoCodes.get(code) ?? '']
      return { code, countryCode, name, keys: keysOf([name, ...codes, ...(own.get(code) ?? [])]) }
    })
    .filter(({ countryCode }) => known.has(countryCode))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
  return [...countries, ...regions]
}

function keysOf(names: readonly string[]): Set<string> {
  return new Set(names.map(fold).filter(Boolean))
}

/** GeoNames region of each ISO 3166-2 code: CA-ON is CA.08. What most of its airports' nearest towns say. */
export function matchRegions(airports: readonly Airport[], towns: readonly Town[]): Map<string, string> {
  const nearestTown = nearestOf(towns)
  const votes = new Map<string, Map<string, number>>()
  for (const airport of airports) {
    const town = nearestTown(airport)?.item
    if (!town || town.countryCode !== airport.countryCode || !town.admin1Name) continue
    const counts = votes.get(airport.isoRegion) ?? new Map<string, number>()
    const code = `${town.countryCode}.${town.admin1Code}`
    counts.set(code, (counts.get(code) ?? 0) + 1)
    votes.set(airport.isoRegion, counts)
  }
  const matched = new Map<string, string>()
  for (const [isoRegion, counts] of votes) {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
    const [best] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    if (best && best[1] >= total * AGREEMENT_MIN) matched.set(isoRegion, best[0])
  }
  return matched
}

/** ISO codes as people write them after a town (CA-ON: ON), where they are letters, by GeoNames region. */
export function regionLetters(matched: ReadonlyMap<string, string>): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [isoRegion, region] of matched) {
    const [, code = ''] = isoRegion.split('-')
    if (/^[A-Z]{2,3}$/.test(code) && code !== 'U') letters.set(region, code)
  }
  return letters
}
