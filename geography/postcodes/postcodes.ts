/** All postcodes of the world that are known, and what the first characters of others say. */
import { postalSystem } from '../../src/geo/format/places/postcodes.ts'
import type { Town } from '../places/town.ts'
import { areasFrom } from './areas.ts'
import { atTowns } from './at-towns.ts'
import { groupBy } from './group.ts'
import { type Around, joinTowns } from './join.ts'
import { type Listed, listedCountries, readListed } from './listed.ts'
import { municipalRanges } from './own/brazil.ts'
import { readFinnish } from './own/finland.ts'
import { readFrenchPostcodes } from './own/france.ts'
import { readPinCodes } from './own/india.ts'
import { readJapanese } from './own/japan.ts'
import { readSwissPostcodes } from './own/switzerland.ts'
import { readTurkish, readTurkishProvinces } from './own/turkey.ts'
import { readZipCodes } from './own/united-states.ts'
import type { Postcode } from './postcode.ts'
import { readPostcodeRegions } from './regions.ts'
import { type TownsByName, townsByName } from './towns-by-name.ts'

/** Lists that are better than the one of the world, which are joined in its place. */
const LISTS: Readonly<Record<string, () => Listed>> = {
  BR: () => municipalRanges(readListed('BR')),
  FI: readFinnish,
  JP: readJapanese,
  TR: readTurkish,
}
/** Digits of a full code by which the list has nothing but streets: its beginnings are joined. */
const LISTED_DIGITS: Readonly<Record<string, number>> = { PT: 4 }
/** All codes have coordinates of their own (US, IN), or the names are those of quarters and streets, which are many alike. */
const NOT_JOINED = new Set(['US', 'IN', 'MX', 'SG'])

/** The towns of a region's codes may lie somewhat farther than nine of ten of them. */
const REGION_FACTOR = 1.25

/** By system and code, the most precise of what is known of each. */
export function worldPostcodes(towns: readonly Town[]): Postcode[] {
  const byName = townsByName(towns)
  const regions = [...readTurkishProvinces(towns), ...readPostcodeRegions(towns)]
  const known = knownAround(regions)
  const joined = listedCountries()
    .filter((country) => !NOT_JOINED.has(country))
    .map((country) => joinedOf(country, byName, known.get(postalSystem(country))))
  const codes = bySystemAndCode([
    ...joined.flatMap(({ postcodes }) => postcodes),
    ...readFrenchPostcodes(byName),
    ...readSwissPostcodes(),
    ...readZipCodes(),
    ...readPinCodes(),
  ])
  const unknown = joined.flatMap(({ unknown }) => unknown).filter((one) => !codes.has(keyOf(one)))
  return [
    ...bySystemAndCode([
      ...regions,
      ...narrower(areasOfAll(codes, unknown), regions),
      ...codes.values(),
    ]).values(),
  ]
}

/** A code of which nothing is known but that there is one. */
type Code = Pick<Postcode, 'system' | 'code'>

interface Joined {
  readonly postcodes: readonly Postcode[]
  readonly unknown: readonly Code[]
}

function joinedOf(
  country: string,
  byName: (countryCode: string) => TownsByName,
  known: ReadonlyMap<string, Around> = new Map(),
): Joined {
  const system = postalSystem(country)
  const listed = shortened(LISTS[country]?.() ?? readListed(country), LISTED_DIGITS[country])
  const joined = joinTowns(system, listed, byName(country), known)
  return {
    postcodes: [...joined].map(([code, found]) => atTowns(system, code, found)),
    unknown: [...listed.keys()].filter((code) => !joined.has(code)).map((code) => ({ system, code })),
  }
}

function areasOfAll(codes: ReadonlyMap<string, Postcode>, unknown: readonly Code[]): Postcode[] {
  const missing = groupBy(unknown, ({ system }) => system)
  return [...groupBy(codes.values(), ({ system }) => system)].flatMap(([system, postcodes]) =>
    areasFrom(
      postcodes,
      (missing.get(system) ?? []).map(({ code }) => code),
    ),
  )
}

/** The names of all codes that begin alike. */
function shortened(listed: Listed, digits: number | undefined): Listed {
  if (digits === undefined) return listed
  const short = new Map<string, string[]>()
  for (const [code, names] of listed) {
    const start = code.slice(0, digits)
    const known = short.get(start)
    if (known) known.push(...names)
    else short.set(start, [...names])
  }
  return short
}

function knownAround(regions: readonly Postcode[]): Map<string, Map<string, Around>> {
  const around = new Map<string, Map<string, Around>>()
  for (const { system, code, lat, lon, withinKm } of regions) {
    const ofSystem = around.get(system) ?? new Map<string, Around>()
    around.set(system, ofSystem.set(code, { at: { lat, lon }, km: withinKm * REGION_FACTOR, isFirm: true }))
  }
  return around
}

/** What the codes say of an area, unless the post's own numbering says it better. */
function narrower(areas: readonly Postcode[], regions: readonly Postcode[]): Postcode[] {
  const byCode = bySystemAndCode(regions)
  return areas.filter((area) => {
    const region = byCode.get(keyOf(area))
    return !region || area.withinKm < region.withinKm
  })
}

/** The last of several counts. */
function bySystemAndCode(postcodes: readonly Postcode[]): Map<string, Postcode> {
  return new Map(postcodes.map((one) => [keyOf(one), one]))
}

function keyOf({ system, code }: Code): string {
  return `${system}${code}`
}
