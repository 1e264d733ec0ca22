/** Asking for a place by what a client wrote, and what to say when there is none. */

import { type Problem, problemOf } from '../../../engine/errors.ts'
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
import { message } from '../../../messages/messages.ts'
import type { Message } from '../../../messages/values.ts'

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

interface PlaceQuery {
  readonly query: string
  readonly countryCode: string | undefined
}

/** The error for a place that is nowhere to be found, with names near to it. */
export function placeNotFound(
  places: Places,
  { field, ...asked }: PlaceQuery & { readonly field: string },
): Problem {
  return problemAbout(field, notFoundPlace(places, asked))
}

export function problemAbout(
  field: string,
  { reason, suggestions }: Pick<NotFoundPlace, 'reason' | 'suggestions'>,
): Problem {
  const [suggestion] = suggestions
  return problemOf(reason, {
    field,
    ...(suggestion !== undefined && { suggestion }),
    ...extrasOf(suggestions),
  })
}

export interface NotFoundPlace {
  readonly reason: Message
  /** What to send instead. */
  readonly hint: Message
  readonly suggestions: readonly string[]
}

export function notFoundPlace(places: Places, { query, countryCode }: PlaceQuery): NotFoundPlace {
  if (places.isPostcode(query, countryCode))
    return { reason: unknownPostcode(query, countryCode), hint: NO_HINT, suggestions: [] }
  const near = nearPlaces(places, query, countryCode)
  return { reason: unknownPlace(query, countryCode, near.hint), ...near }
}

/** Fields of the error body. */
export function extrasOf(suggestions: readonly string[]) {
  return suggestions.length > 0 ? { extras: { suggestions } } : {}
}

function unknownPlace(query: string, country: string | undefined, hint: Message): Message {
  if (NUMBERS.test(query)) return message('validation_error.coordinates', { query, hint })
  return country === undefined
    ? message('place_not_found.name', { query, hint })
    : message('place_not_found.in_country', { query, country, hint })
}

function unknownPostcode(postcode: string, country: string | undefined): Message {
  return country === undefined
    ? message('place_not_found.postcode', { postcode })
    : message('place_not_found.postcode_in_country', { postcode, country })
}

const NO_HINT = message('place.hint.none', {})

/** Places that may have been meant: with a letter or two that are wrong, else those that begin alike. */
function nearPlaces(
  places: Places,
  query: string,
  countryCode: string | undefined,
): Pick<NotFoundPlace, 'hint' | 'suggestions'> {
  const misspelt = places.similar(query, MISSPELT, countryCode).map(described)
  if (misspelt.length > 0)
    return { hint: message('place.hint.misspelt', { near: misspelt }), suggestions: misspelt }
  const alike = beginningAlike(places, query, countryCode)
  return alike.length > 0
    ? { hint: message('place.hint.similar', { suggestions: alike }), suggestions: alike }
    : { hint: NO_HINT, suggestions: [] }
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
