/** Asking for a place by what a client wrote, and what to say when there is none. */

import { quote } from '../../../contract/quote.ts'
import type { Problem } from '../../../engine/errors.ts'
import { fold } from '../../../engine/helpers/fold.ts'
import { near } from '../../../engine/helpers/near.ts'
import type { Notice } from '../../../engine/notices.ts'
import {
  described,
  type Match,
  type Place,
  type Places,
  type Resolved,
  type ResolveOptions,
} from '../../../geo/places/places.ts'

export interface FoundPlace {
  readonly place: Place
  readonly match: Match
  readonly notices: readonly Notice[]
  /** Other places of the name, best first. */
  readonly alternatives: readonly Place[]
}

/** Names of similar places that a message lists. */
const SUGGESTIONS = 5
/** Of misspelt names, of which the first is nearly always the one. */
const MISSPELT = 3
/** A longer beginning is no name, a shorter one fits too many. */
const PREFIX_LETTERS_MAX = 12
const PREFIX_LETTERS_MIN = 3

/** The place with notices about the parameter `field`; undefined when nothing fits. */
export async function findPlace(
  places: Places,
  field: string,
  query: string,
  options: ResolveOptions,
): Promise<FoundPlace | undefined> {
  const found = await places.locate(query, options)
  if (!found) return undefined
  return withNotices(field, found)
}

function withNotices(field: string, { place, match, notices, alternatives }: Resolved): FoundPlace {
  return { place, match, alternatives, notices: notices.map((notice) => ({ ...notice, subject: field })) }
}

/** Coordinates that are none. */
const NUMBERS = /^[\d\s.,;+-]+$/

/** The error for a place that is nowhere to be found, with names near to it. */
export function placeNotFound(
  places: Places,
  { field, query, countryCode }: { field: string; query: string; countryCode: string | undefined },
): Problem {
  if (places.isPostcode(query, countryCode)) return unknownPostcode(field, query, countryCode)
  const { places: suggestions, hint } = nearPlaces(places, query, countryCode)
  const [suggestion] = suggestions
  const within = countryCode === undefined ? '' : ` in ${countryCode}`
  return {
    code: NUMBERS.test(query) ? 'validation_error' : 'place_not_found',
    field,
    message: `Place ${quote(query)} is not known${within}. ${hint}`,
    ...(suggestion !== undefined && { suggestion }),
    ...(suggestions.length > 0 && { extras: { suggestions } }),
  }
}

function unknownPostcode(field: string, query: string, countryCode: string | undefined): Problem {
  const within = countryCode === undefined ? 'known without its country' : `known in ${countryCode}`
  const message = `Postcode ${quote(query)} is not ${within}, nor the area around it. Send the town ("Lyon", "Springfield, IL"), a code such as LHR, or "lat,lon".`
  return { code: 'place_not_found', field, message }
}

interface NearPlaces {
  readonly places: readonly string[]
  readonly hint: string
}

/** Places that may have been meant: with a letter or two that are wrong, else those that begin alike. */
function nearPlaces(places: Places, query: string, countryCode: string | undefined): NearPlaces {
  const misspelt = places.similar(query, MISSPELT, countryCode).map(described)
  if (misspelt.length > 0) return { places: misspelt, hint: `Did you mean ${alternatives(misspelt)}?` }
  const alike = beginningAlike(places, query, countryCode)
  if (alike.length > 0) return { places: alike, hint: `Near names: ${alike.join('; ')}.` }
  return { places: [], hint: 'Give a town, a code, a postcode or "lat,lon".' }
}

/** They have commas of their own: "Freiburg, Baden-Wurttemberg, DE" or "Freiberg, Saxony, DE". */
function alternatives(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(' or ')
}

/** Names that begin with the query, or are near to it and begin alike: a shorter beginning alone says nothing. */
function beginningAlike(places: Places, query: string, countryCode: string | undefined): string[] {
  const [town = ''] = query.split(',')
  for (let length = Math.min(town.length, PREFIX_LETTERS_MAX); length >= PREFIX_LETTERS_MIN; length--) {
    const prefix = town.slice(0, length)
    const found = places.search(prefix, {
      limit: SUGGESTIONS,
      ...(countryCode !== undefined && { countryCode }),
    })
    const alike = found.map(({ place }) => place).filter(({ name }) => isAlike(name, town))
    const names = alike.map(described).filter((name) => name !== query)
    if (names.length > 0) return names
  }
  return []
}

function isAlike(name: string, written: string): boolean {
  const [known, text] = [fold(name), fold(written)]
  return known.startsWith(text) || near(text, [known]).length > 0
}
