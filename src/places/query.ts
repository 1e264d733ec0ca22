/** What people write as a place, taken apart. */
import { type PostcodeKeys, postcodeKeys, unmistakableCountry } from './postcode.ts'

/** Longer queries are cut: no name is as long. */
const QUERY_LENGTH_MAX = 200
const WORDS_MAX = 12
const BRITISH = /\b([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b/i
const DIGITS = /(?:^|\s)((?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3,4})?|\d{3}-\d{4}|\d{4} [A-Z]{2})(?=\s|$)/i

const FIVE_DIGITS = /^\d{5}/
/** What stands before a number that is not a postcode: Carretera Tijuana-Ensenada 3918. */
const ROAD =
  /^(?:carr|carretera|km|av|avenida|calle|blvd|boulevard|road|rd|street|st|route|highway|hwy|jl|jalan|rua|via)\b/i

export function tidy(query: string): string {
  return query.slice(0, QUERY_LENGTH_MAX).normalize('NFC').replace(/\s+/g, ' ').trim()
}

export interface Part {
  /** Without its postcode. */
  readonly text: string
  /** As written; which country's it is, is not known yet. */
  readonly postcode?: string
}

/** The parts between commas. */
export function partsOf(text: string): Part[] {
  return text
    .split(/[,;\n，、]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, WORDS_MAX)
    .map(partOf)
}

function partOf(text: string): Part {
  const found = BRITISH.exec(text) ?? DIGITS.exec(text)
  const postcode = found?.[1]
  if (found && found.index > 0 && ROAD.test(text)) return { text }
  if (!found || postcode === undefined) return { text }
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  return { text: rest.replace(/\s+/g, ' ').trim(), postcode }
}

/** The postcode of the last part that has one, read as one of the country. */
export function postcodeOf(
  parts: readonly Part[],
  countryCode: string | undefined,
): PostcodeKeys | undefined {
  const written = parts.findLast(({ postcode }) => postcode !== undefined)?.postcode
  return written === undefined ? undefined : postcodeKeys(written, countryCode)
}

/** Ways to read words without a comma as a place and its region: the longest name first. */
export function splits(text: string): { name: string; region: string }[] {
  const words = text.split(' ')
  if (words.length > WORDS_MAX) return []
  return words
    .slice(1)
    .map((_, index) => words.length - 1 - index)
    .map((at) => ({ name: words.slice(0, at).join(' '), region: words.slice(at).join(' ') }))
}

/** The country that the form of a postcode tells, but for five digits, which many countries have. */
export function countryOfPostcode(parts: readonly Part[]): string | undefined {
  const written = parts.findLast(({ postcode }) => postcode !== undefined)?.postcode
  return written === undefined || FIVE_DIGITS.test(written) ? undefined : unmistakableCountry(written)
}
