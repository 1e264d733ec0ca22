/** The postcode that stands in a part of an address. */
import { systemOf } from './postcode.ts'

export interface Part {
  /** Without its postcode. */
  readonly text: string
  /** As written; which country's it is, is not known yet. */
  readonly postcode?: string
}

/** In this order: with letters first, as the digits of some are a part of others. */
const POSTCODE_PATTERNS: readonly RegExp[] = [
  // British, Canadian, Irish, Dutch
  /\b([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b/i,
  /\b([A-Z]\d[A-Z] ?\d[A-Z]\d)\b/i,
  /\b([A-Z]\d[\dW] [A-Z\d]{4})\b/,
  /(?:^|\s)(\d{4}(?: ?[A-Z]{2}|[a-z]{2}))(?=\s|$)/,
  // with a country's letters, and the Japanese mark
  /(?:^|\s)([A-Z]{1,3}-\d{3,6}|AD\d{3})(?=\s|$)/i,
  /〒 ?(\d{3}-?\d{4})/,
  // digits with a hyphen or a blank, and without
  /(?:^|\s)(\d{5}-\d{3,4}|\d{4}-\d{3}|\d{3}-\d{4}|\d{2}-\d{3})(?=\s|$)/,
  /(?:^|\s)(\d{3} \d{2,3})(?=\s|$)/,
  /(?:^|\s)(\d{4,7})(?=\s|$)/,
]
/** What stands before a number that is not a postcode: Carretera Tijuana-Ensenada 3918. */
const ROAD_BEFORE =
  /^(?:carr|carretera|km|av|avenida|calle|blvd|boulevard|road|rd|street|st|route|highway|hwy|jl|jalan|rua|via|suite|unit|apt|apartment|room|building|po box)\b/i
/** What stands behind one: 1600 Pennsylvania Avenue, 12345 Sunset Blvd. */
const ROAD_BEHIND =
  /\b(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|way|court|ct|place|pl|parkway|pkwy|highway|hwy|square|terrace|circle)\.?(?: (?:n|s|e|w|ne|nw|se|sw|north|south|east|west))?\.?$/i
const CEDEX = / cedex(?: \d{1,2})?\b/i

/** A number of a street is none. */
export function partOf(written: string): Part {
  const text = written.replace(CEDEX, '')
  for (const form of POSTCODE_PATTERNS) {
    const found = form.exec(text)
    const postcode = found?.[1]
    if (!found || postcode === undefined) continue
    if (/^\d/.test(postcode) && isOfStreet(text, found.index)) return { text }
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    return { text: rest.replace(/\s+/g, ' ').trim(), postcode }
  }
  return { text }
}

function isOfStreet(text: string, at: number): boolean {
  return at > 0 ? ROAD_BEFORE.test(text) : ROAD_BEHIND.test(text)
}

const FIVE_DIGITS = /^\d{5}/

/** The country that the form of a postcode tells, but for five digits, which many countries have. */
export function countryOfPostcode(parts: readonly Part[]): string | undefined {
  const written = writtenIn(parts)
  return written === undefined || FIVE_DIGITS.test(written) ? undefined : systemOf(written)
}

/** The postcode of the last part that has one. */
export function writtenIn(parts: readonly Part[]): string | undefined {
  return parts.findLast(({ postcode }) => postcode !== undefined)?.postcode
}
