/** The artefact's tables, read where they lie: nothing is parsed at the start. */

import { opening } from '../format/checks.ts'
import type { Dictionary } from '../format/places/dictionary.ts'
import {
  type Affixes,
  ALTERNATE_NAME,
  CODE_SEPARATOR,
  DEGREE_PARTS,
  KINDS,
  NO_AREA,
  NO_PLACE,
  SECTION,
} from '../format/places/file.ts'
import type { Sections } from '../format/sections.ts'
import type { Place, SearchKind } from './places.ts'
import type { PostcodeTable } from './postcode-table.ts'
import { countriesOf, dictionary, texts, type View, viewOf } from './view.ts'

/** Numbers of places, 0 the most important, and of areas: countries first, then their regions. */
export interface Store {
  readonly hash: string
  readonly towns: Dictionary
  /** Airports and ports. */
  readonly terminals: Dictionary
  readonly codes: Dictionary
  readonly areas: Dictionary
  readonly postcodes: PostcodeTable
  place(index: number): Place
  kind(index: number): SearchKind
  /** Population, or that of a town of like importance. */
  weight(index: number): number
  lat(index: number): number
  lon(index: number): number
  /** The country's number: also that of its area. */
  country(index: number): number
  /** The region's area. */
  area(index: number): number
  /** The area of the county, or what a country has instead; of towns alone. */
  county(index: number): number
  name(index: number): string
  areaName(area: number): string
  areaCountry(area: number): number
  /** The region that a county lies in. */
  areaParent(area: number): number
  /** Names of counties, to numbers of areas. */
  readonly counties: Dictionary
  /** Countries whose codes reach others: of France its own number and those of its territories. */
  reach(country: number): readonly number[]
  readonly affixes: Affixes
  /** How many areas are countries. */
  readonly countries: number
  countryCode(country: number): string
  countryNumber(code: string): number | undefined
  /** The capital of a country, the largest town of a region. */
  seat(area: number): number | undefined
  busiestAirport(country: number): number | undefined
  /** The places of a country; none when there are more than `most`. */
  placesOf(country: number, most: number): number[]
  /** As many places of a country at most, the most important first. */
  largestOf(country: number, most: number): number[]
  bytes(section: number): Uint8Array
}

/** Throws an ArtefactError for a file that is damaged. */
export function openStore(sections: Sections, postcodes: PostcodeTable): Store {
  return opening(sections.file, () => storeOf(sections, postcodes))
}

function storeOf(sections: Sections, postcodes: PostcodeTable): Store {
  const view = viewOf(sections)
  const areaCountry = view.bytes(SECTION.areaCountry)
  const areaParent = view.of(Uint16Array, SECTION.areaParent)
  const reach = reachOf(view.bytes(SECTION.sovereign))
  const seats = view.words(SECTION.seats)
  const hubs = view.words(SECTION.busiestAirports)
  const columns = placeColumns(view)
  const countryCodes = countriesOf(view, SECTION.countryCodes)
  const numbers = new Map(countryCodes.map((code, number) => [code, number]))
  const areaName = texts(view, SECTION.areaNameOffsets)
  view.checks.below('seats', seats, columns.count, NO_PLACE)
  view.checks.below('airports of countries', hubs, columns.count, NO_PLACE)
  view.checks.below('countries', columns.countries, countryCodes.length)
  const known = (place = NO_PLACE) => (place === NO_PLACE ? undefined : place)
  const countryCode = (number: number) => countryCodes[number] ?? ''
  const { count: _count, countries: _countries, ...ofPlaces } = columns
  return {
    ...ofPlaces,
    postcodes,
    hash: sections.hash,
    countries: countryCodes.length,
    towns: dictionary(view, SECTION.towns),
    terminals: dictionary(view, SECTION.terminals),
    codes: dictionary(view, SECTION.codes),
    areas: dictionary(view, SECTION.areas),
    counties: dictionary(view, SECTION.counties),
    areaParent: (number) => areaParent[number] ?? NO_AREA,
    reach: (country) => reach.get(country) ?? [country],
    affixes: JSON.parse(Buffer.from(view.bytes(SECTION.affixes)).toString()),
    place: (index) => readPlace(index, columns, countryCode, areaName),
    areaName,
    areaCountry: (number) => areaCountry[number] ?? 0,
    countryCode,
    countryNumber: (code) => numbers.get(code),
    seat: (number) => known(seats[number]),
    busiestAirport: (number) => known(hubs[number]),
    bytes: view.bytes,
  }
}

/** A country first, then what belongs to it. */
function reachOf(sovereigns: Uint8Array): ReadonlyMap<number, readonly number[]> {
  const reach = new Map<number, number[]>()
  for (const [country, sovereign] of sovereigns.entries()) {
    if (country !== sovereign) reach.set(sovereign, [...(reach.get(sovereign) ?? [sovereign]), country])
  }
  return reach
}

type Columns = ReturnType<typeof placeColumns>

/** What stands in the artefact of each place. */
function placeColumns(view: View) {
  const lat = view.of(Int32Array, SECTION.lat)
  const lon = view.of(Int32Array, SECTION.lon)
  const weight = view.words(SECTION.weight)
  const elevation = view.of(Int16Array, SECTION.elevation)
  const area = view.of(Uint16Array, SECTION.area)
  const county = view.of(Uint16Array, SECTION.county)
  const country = view.bytes(SECTION.country)
  const kind = view.bytes(SECTION.kind)
  const displayed = texts(view, SECTION.nameOffsets)
  for (const column of [lon, weight, elevation, area, county, country, kind])
    view.checks.same('places', column.length, lat.length)
  return {
    count: lat.length,
    countries: country,
    lat: (index: number) => (lat[index] ?? 0) / DEGREE_PARTS,
    lon: (index: number) => (lon[index] ?? 0) / DEGREE_PARTS,
    weight: (index: number) => weight[index] ?? 0,
    elevationM: (index: number) => elevation[index] ?? 0,
    area: (index: number) => area[index] ?? NO_AREA,
    county: (index: number) => county[index] ?? NO_AREA,
    country: (index: number) => country[index] ?? 0,
    placesOf: (number: number, most: number) => {
      const found: number[] = []
      for (let at = country.indexOf(number); at >= 0; at = country.indexOf(number, at + 1)) {
        if (found.push(at) > most) return []
      }
      return found
    },
    largestOf: (number: number, most: number) => {
      const found: number[] = []
      let at = country.indexOf(number)
      while (at >= 0 && found.length < most) {
        found.push(at)
        at = country.indexOf(number, at + 1)
      }
      return found
    },
    kind: (index: number): SearchKind => KINDS[kind[index] ?? 0] ?? 'town',
    displayed,
    name: (index: number) => displayed(index).split(CODE_SEPARATOR)[0] ?? '',
  }
}

function readPlace(
  index: number,
  columns: Columns,
  countryCode: (country: number) => string,
  areaName: (area: number) => string,
): Place {
  const [name = '', code] = columns.displayed(index).split(CODE_SEPARATOR)
  const kind = columns.kind(index)
  const region = columns.area(index)
  const county = columns.county(index)
  const population = kind === 'town' ? columns.weight(index) : 0
  return {
    name,
    kind,
    countryCode: countryCode(columns.country(index)),
    ...(region !== NO_AREA && { region: areaName(region) }),
    ...(county !== NO_AREA && { county: areaName(county) }),
    lat: columns.lat(index),
    lon: columns.lon(index),
    ...(code !== undefined && { code }),
    ...(population > 0 && { population }),
    elevationM: columns.elevationM(index),
  }
}

/** A name's number in a dictionary: which place, and whether it is its main name. */
export function placeOf(number: number): number {
  return number >> 1
}

export function isMainName(number: number): boolean {
  return (number & ALTERNATE_NAME) === 0
}
