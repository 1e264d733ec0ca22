/** The order of sections in postcodes.bin and how its keys are written: what the build writes and the server reads. */

export const POSTCODE_SECTION = {
  /** A dictionary from keys to one number each, that of a point. */
  codes: 0,
  lat: 3,
  lon: 4,
  withinKm: 5,
  precision: 6,
  country: 7,
  region: 8,
  nameOffsets: 9,
  names: 10,
  regionOffsets: 11,
  regions: 12,
  countryCodes: 13,
} as const

/**
 * How much of a postcode is known, by the number that stands in the artefact. place: the code itself, by coordinates of
 * its own or by the town that it belongs to. area: its first characters, whose codes lie close together. region: its first
 * characters, by what the post says that they stand for.
 */
export const PRECISIONS = ['place', 'area', 'region'] as const
export type Precision = (typeof PRECISIONS)[number]

/** Countries whose postcodes are another one's: those of Jersey are written and looked up as British ones. */
const SYSTEM_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    GB: 'GG IM JE',
    US: 'AS FM GU MH MP PR PW VI',
    FR: 'BL GF GP MC MF MQ NC PF PM RE WF YT',
    IT: 'SM VA',
    CH: 'LI',
    FI: 'AX',
    NO: 'SJ',
    DK: 'GL',
  }).flatMap(([system, others]) => others.split(' ').map((one) => [one, system])),
)

/** The country by whose rules a country's postcodes are written. */
export function postalSystem(countryCode: string): string {
  return SYSTEM_OF[countryCode] ?? countryCode
}

/** Of a system's code, or the beginning of one, without blanks and hyphens. */
export function postcodeKey(system: string, plain: string): string {
  return `${system}${plain}`.toLowerCase()
}

/** Letters and digits alone, in capitals, without the country's own letters: LV-1010, L-1234 and AD500 in AD. */
export function plainCode(system: string, written: string): string {
  const plain = written.toUpperCase().replace(/[^A-Z\d]/g, '')
  const letters = LETTERS_BEFORE[system]
  return letters !== undefined && plain.startsWith(letters) ? plain.slice(letters.length) : plain
}

/** What posts put before their numbers. */
const LETTERS_BEFORE: Readonly<Record<string, string>> = {
  AD: 'AD',
  AZ: 'AZ',
  LT: 'LT',
  LU: 'L',
  LV: 'LV',
  MD: 'MD',
}

const BRITISH_AREA = /^[A-Z]+/
/** Where the first characters of a code say nothing of where it is. */
const WITHOUT_AREAS = new Set(['IE', 'MT'])

/** The beginnings of a plain code that may stand for an area, the longest first. */
export function areasOf(system: string, plain: string): string[] {
  if (WITHOUT_AREAS.has(system)) return []
  // DN1 is no part of DN14, and both are of DN.
  if (system === 'GB') return BRITISH_AREA.exec(plain)?.slice() ?? []
  return Array.from({ length: Math.max(0, plain.length - 1) }, (_, cut) => plain.slice(0, -1 - cut))
}
