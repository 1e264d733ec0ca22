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
} as const

/** A place without a region, an area without a town. */
export const NO_AREA = 0xffff
export const NO_PLACE = 0xffffffff

/** Coordinates are kept as whole numbers of this part of a degree, about a metre. */
export const DEGREE_PARTS = 100_000

/** By the number that stands in the artefact. */
export const KINDS = ['town', 'airport', 'port', 'postcode'] as const
export const KIND_NUMBER = { town: 0, airport: 1, port: 2, postcode: 3 } as const

/** Between a name and its code. */
export const CODE_SEPARATOR = '\t'

/** A name's numbers in a dictionary: the place's number twice, plus one when it is not its main name. */
export const ALTERNATE_NAME = 1

/** What a code is, as the first letter of its key. */
export const CODE_KEY = { iata: 'i', icao: 'o', locode: 'l', postcode: 'p' } as const
