/** The order of sections in places.bin and the codes inside of them: what the build writes and the server reads. */

export const SECTION = {
  lat: 0,
  lon: 1,
  weight: 2,
  elevation: 3,
  area: 4,
  country: 5,
  kind: 6,
  nameOffsets: 7,
  names: 8,
  areaNameOffsets: 9,
  areaNames: 10,
  areaCountry: 11,
  countryCodes: 12,
  seats: 13,
  busiestAirports: 14,
  towns: 15,
  terminals: 18,
  codes: 21,
  areas: 24,
  nearTowns: 27,
  nearAirports: 28,
  nearPorts: 29,
  scheduledAirports: 30,
  airportSizes: 31,
  airportTables: 32,
  county: 33,
  areaParent: 34,
  counties: 35,
  sovereign: 38,
  affixes: 39,
} as const

/** A place without a region or county, an area without one above it, an area without a town. */
export const NO_AREA = 0xffff
export const NO_PLACE = 0xffffffff

/** Coordinates are kept as whole numbers of this part of a degree, about a metre. */
export const DEGREE_PARTS = 100_000

/** By the number that stands in the artefact. */
export const KINDS = ['town', 'airport', 'port'] as const
export const KIND_NUMBER = { town: 0, airport: 1, port: 2 } as const

/** Between a name and its code. */
export const CODE_SEPARATOR = '\t'

/** A name's numbers in a dictionary: the place's number twice, plus one when it is not its main name. */
export const ALTERNATE_NAME = 1

/** What a code is, as the first letter of its key. */
export const CODE_KEY = { iata: 'i', icao: 'o', locode: 'l' } as const

/** How large an airport is, by its number in the artefact (OurAirports' types). */
export const AIRPORT_SIZES = ['small', 'medium', 'large'] as const
export type AirportSize = (typeof AIRPORT_SIZES)[number]

/** The airports of a city by use, as numbers of places; each list in order of preference. */
export interface Metropolis {
  readonly name: string
  readonly lat: number
  readonly lon: number
  /** ISO 3166-1 alpha-2 of the countries whose places it serves. */
  readonly countryCodes: readonly string[]
  readonly airports: readonly number[]
  readonly longHaul: readonly number[]
  readonly domestic: readonly number[]
}

/** The section `affixes`, as JSON, all folded: words before and behind the name of a town or an area, and names of regions of several towns. */
export interface Affixes {
  readonly prefixes: readonly string[]
  readonly suffixes: readonly string[]
  /** Names of a town that are those of the region around it: Ruhrgebiet. */
  readonly regions: readonly string[]
}

/** The section `airportTables`, as JSON. */
export interface AirportTables {
  readonly metropolises: readonly Metropolis[]
  /** By country without an airport of its own: the usual ones abroad. */
  readonly neighbours: Readonly<Record<string, readonly number[]>>
}
