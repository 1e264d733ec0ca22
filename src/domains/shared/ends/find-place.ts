/** Asking for a place by what a client wrote, and what to say when there is none. */

import type { Problem } from '../../../contract/errors.ts'
import { quote } from '../../../contract/quote.ts'
import type { Notice } from '../../../core/notices.ts'
import {
  described,
  type Match,
  type Place,
  type Places,
  type Resolved,
  type ResolveOptions,
} from '../../../places/places.ts'

export interface FoundPlace {
  readonly place: Place
  readonly match: Match
  readonly notices: readonly Notice[]
  /** Other places of the name, best first. */
  readonly runnersUp: readonly Place[]
}

/** Names of similar places that a message lists. */
const SUGGESTIONS = 5
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

export function withNotices(field: string, { place, match, notices, runnersUp }: Resolved): FoundPlace {
  return { place, match, runnersUp, notices: notices.map((notice) => ({ ...notice, subject: field })) }
}

/** Says that there is no such place, with names near to it. */
export function unknownPlace(places: Places, query: string, countryCode: string | undefined): string {
  const near = nearNames(places, query, countryCode)
  const within = countryCode === undefined ? '' : ` in ${countryCode}`
  const hint =
    near.length === 0 ? 'Give a town, a code, a postcode or "lat,lon".' : `Near names: ${near.join('; ')}.`
  return `Place ${quote(query)} is not known${within}. ${hint}`
}

/** Coordinates that are none. */
const NUMBERS = /^[\d\s.,;+-]+$/

/** The error for a place that is nowhere to be found, with names near to it. */
export function placeNotFound(
  places: Places,
  { field, query, countryCode }: { field: string; query: string; countryCode: string | undefined },
): Problem {
  if (places.isPostcode(query, countryCode)) return unknownPostcode(field, query, countryCode)
  const suggestions = nearNames(places, query, countryCode)
  const [suggestion] = suggestions
  return {
    code: NUMBERS.test(query) ? 'validation_error' : 'place_not_found',
    field,
    message: unknownPlace(places, query, countryCode),
    ...(suggestion !== undefined && { suggestion }),
    ...(suggestions.length > 0 && { extras: { suggestions } }),
  }
}

function unknownPostcode(field: string, query: string, countryCode: string | undefined): Problem {
  const within = countryCode === undefined ? 'known without its country' : `known in ${countryCode}`
  const message = `Postcode ${quote(query)} is not ${within}, nor the area around it. Send the town ("Lyon", "Springfield, IL"), a code such as LHR, or "lat,lon".`
  return { code: 'place_not_found', field, message }
}

/** Names that begin as the query does, as far as there are any. */
function nearNames(places: Places, query: string, countryCode: string | undefined): string[] {
  const [town = ''] = query.split(',')
  for (let length = Math.min(town.length, PREFIX_LETTERS_MAX); length >= PREFIX_LETTERS_MIN; length--) {
    const prefix = town.slice(0, length)
    const near = places.search(prefix, {
      limit: SUGGESTIONS,
      ...(countryCode !== undefined && { countryCode }),
    })
    if (near.length > 0) return near.map(({ place }) => described(place))
  }
  return []
}
