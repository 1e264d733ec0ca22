/** The artefact's tables, read where they lie: nothing is parsed at the start. */
import type { Dictionary } from './dictionary.ts'
import { ALTERNATE_NAME, CODE_SEPARATOR, DEGREE_PARTS, KINDS, NO_AREA, NO_PLACE, SECTION } from './layout.ts'
import type { Sections } from './sections.ts'
import type { Place, SearchKind } from './types.ts'

/** Numbers of places, 0 the most important, and of areas: countries first, then their regions. */
export interface Store {
  readonly hash: string
  readonly size: number
  readonly towns: Dictionary
  /** Airports and ports. */
  readonly terminals: Dictionary
  readonly codes: Dictionary
  readonly areas: Dictionary
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
  name(index: number): string
  areaName(area: number): string
  areaCountry(area: number): number
  /** How many areas are countries. */
  readonly countries: number
  countryCode(country: number): string
  countryNumber(code: string): number | undefined
  /** The capital of a country, the largest town of a region. */
  seat(area: number): number | undefined
  busiestAirport(country: number): number | undefined
  bytes(section: number): Uint8Array
}

const COUNTRY_CODE_LENGTH = 2

export function openStore(sections: Sections): Store {
  const { buffer } = sections
  const words = (section: number) => wordsOf(Uint32Array, section)
  const wordsOf = <T>(
    Kind: { new (buffer: ArrayBuffer, offset: number, length: number): T; BYTES_PER_ELEMENT: number },
    section: number,
  ) => {
    const { offset, length } = sections.at(section)
    return new Kind(buffer, offset, length / Kind.BYTES_PER_ELEMENT)
  }
  const bytes = (section: number) => wordsOf(Uint8Array, section)
  const dictionary = (section: number): Dictionary => ({
    offsets: words(section),
    bytes: bytes(section + 1),
    minima: words(section + 2),
  })
  const lat = wordsOf(Int32Array, SECTION.lat)
  const lon = wordsOf(Int32Array, SECTION.lon)
  const weight = words(SECTION.weight)
  const elevation = wordsOf(Int16Array, SECTION.elevation)
  const area = wordsOf(Uint16Array, SECTION.area)
  const country = bytes(SECTION.country)
  const kind = bytes(SECTION.kind)
  const areaCountry = bytes(SECTION.areaCountry)
  const displayed = texts(words(SECTION.nameOffsets), bytes(SECTION.names))
  const areaName = texts(words(SECTION.areaNameOffsets), bytes(SECTION.areaNames))
  const codes = Buffer.from(bytes(SECTION.countryCodes)).toString('latin1')
  const seats = words(SECTION.seats)
  const hubs = words(SECTION.busiestAirports)
  const kindOf = (index: number): SearchKind => KINDS[kind[index] ?? 0] ?? 'town'
  const known = (place = NO_PLACE) => (place === NO_PLACE ? undefined : place)
  const countryCode = (number: number) =>
    codes.slice(number * COUNTRY_CODE_LENGTH).slice(0, COUNTRY_CODE_LENGTH)
  const countries = codes.length / COUNTRY_CODE_LENGTH
  const numbers = new Map(Array.from({ length: countries }, (_, number) => [countryCode(number), number]))

  const place = (index: number): Place => {
    const [name = '', code] = displayed(index).split(CODE_SEPARATOR)
    const region = area[index] ?? NO_AREA
    const population = kindOf(index) === 'town' ? (weight[index] ?? 0) : 0
    return {
      name,
      kind: kindOf(index),
      countryCode: countryCode(country[index] ?? 0),
      ...(region !== NO_AREA && { region: areaName(region) }),
      lat: (lat[index] ?? 0) / DEGREE_PARTS,
      lon: (lon[index] ?? 0) / DEGREE_PARTS,
      ...(code !== undefined && { code }),
      ...(population > 0 && { population }),
      ...(kindOf(index) !== 'postcode' && { elevationM: elevation[index] ?? 0 }),
    }
  }
  return {
    hash: sections.hash,
    size: kind.length,
    towns: dictionary(SECTION.towns),
    terminals: dictionary(SECTION.terminals),
    codes: dictionary(SECTION.codes),
    areas: dictionary(SECTION.areas),
    place,
    kind: kindOf,
    weight: (index) => weight[index] ?? 0,
    lat: (index) => (lat[index] ?? 0) / DEGREE_PARTS,
    lon: (index) => (lon[index] ?? 0) / DEGREE_PARTS,
    country: (index) => country[index] ?? 0,
    area: (index) => area[index] ?? NO_AREA,
    name: (index) => displayed(index).split(CODE_SEPARATOR)[0] ?? '',
    areaName,
    areaCountry: (index) => areaCountry[index] ?? 0,
    countries,
    countryCode,
    countryNumber: (code) => numbers.get(code),
    seat: (number) => known(seats[number]),
    busiestAirport: (number) => known(hubs[number]),
    bytes,
  }
}

function texts(offsets: Uint32Array, bytes: Uint8Array): (index: number) => string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return (index) => buffer.toString('utf8', offsets[index] ?? 0, offsets[index + 1] ?? 0)
}

/** A name's number in a dictionary: which place, and whether it is its main name. */
export function placeOf(number: number): number {
  return number >> 1
}

export function isMainName(number: number): boolean {
  return (number & ALTERNATE_NAME) === 0
}
