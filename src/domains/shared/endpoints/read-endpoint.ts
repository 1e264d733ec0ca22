/** One end of a trip or a shipment, from what a client wrote. */

import { type Problem, problem } from '../../../engine/errors.ts'
import { fallback, type Notice } from '../../../engine/notices.ts'
import { type Match, type Place, type ResolveOptions, UNKNOWN_COUNTRY } from '../../../geo/places/places.ts'
import {
  extrasOf,
  type FoundPlace,
  findPlace,
  notFoundPlace,
  placeNotFound,
  problemAbout,
} from './find-place.ts'
import { areaAround, countryAlone, resolvedName } from './stand-in.ts'
import type { EndpointQuestion, TripEndpoint, TripMedium } from './trip-endpoint.ts'

/** The end, or what is wrong with what was asked; undefined where it is not named at all. */
export async function readEndpoint(question: EndpointQuestion): Promise<TripEndpoint | Problem | undefined> {
  const { countryCode, query, fields } = question
  if (query !== undefined) {
    return countryCode === undefined ? placeAlone(question, query) : placeWithin(question, query, countryCode)
  }
  return countryCode === undefined ? undefined : countryAlone(question, countryCode, fields.country)
}

/** A place that is not in its country is the country's main place, but for codes and coordinates. */
async function placeWithin(
  question: EndpointQuestion,
  query: string,
  countryCode: string,
): Promise<TripEndpoint | Problem> {
  const { places, fields, medium } = question
  const within = await findPlace(places, fields.location, query, { ...preference(medium), countryCode })
  const found = within ?? (await findCodeElsewhere(question, query))
  if (!found) return groupOf(question, query) ?? notFound(question, query, countryCode)
  const lies = found.place.countryCode
  const isElsewhere = lies !== countryCode && lies !== UNKNOWN_COUNTRY && mayLieAnywhere(found)
  return placeEnd(
    question,
    query,
    found,
    isElsewhere ? [countryIgnored(question, found.place, countryCode)] : [],
  )
}

/** Names and postcodes are looked for in the country and its territories alone. */
function mayLieAnywhere({ match }: FoundPlace): boolean {
  return match === 'code' || match === 'coordinates' || match === 'geocoder'
}

/** A code in capitals says more than the country beside it; a name does not. */
async function findCodeElsewhere(
  { places, fields, medium }: EndpointQuestion,
  query: string,
): Promise<FoundPlace | undefined> {
  if (query !== query.toUpperCase()) return undefined
  const found = await findPlace(places, fields.location, query, preference(medium))
  return found?.match === 'code' ? found : undefined
}

/** Without a country only a code, coordinates or a country's own name will do, so three letters are a code whatever the way. */
async function placeAlone(question: EndpointQuestion, query: string): Promise<TripEndpoint | Problem> {
  const { places, fields } = question
  const found = await findPlace(places, fields.location, query, preference('air'))
  if (found && SAYS_ITS_COUNTRY.has(found.match)) return placeEnd(question, query, found, [])
  return groupOf(question, query) ?? withoutCountry(question, query, found)
}

const SAYS_ITS_COUNTRY: ReadonlySet<Match> = new Set(['code', 'coordinates', 'country'])

function withoutCountry(
  { places, countryCode, fields: { country } }: EndpointQuestion,
  query: string,
  found: FoundPlace | undefined,
): Problem {
  if (!found) {
    const { reason, suggestions } = notFoundPlace(places, { query, countryCode })
    const more = { field: country, ...extrasOf(suggestions) }
    return problem('validation_error.country_of_unknown_place', { reason }, more)
  }
  const code = found.place.countryCode
  const values = { place: found.place.name, code }
  return problem('validation_error.country_of_place', values, { field: country, suggestion: code })
}

/** The European Union is no place. */
function groupOf({ synonyms, fields: { location } }: EndpointQuestion, query: string): Problem | undefined {
  if (synonyms.find('country_group', query) === undefined) return undefined
  return problem('place_not_found.country_group', { query }, { field: location })
}

function placeEnd(
  question: EndpointQuestion,
  query: string,
  { place, match, notices, alternatives }: FoundPlace,
  more: readonly Notice[],
): TripEndpoint | Problem {
  const field = question.fields.location
  // A country's own name is as good as its code.
  if (match === 'country') return countryAlone(question, place.countryCode, field, query)
  const isArea = notices.some(({ code }) => code === 'location_assumed')
  const standsFor = { name: query, towns: isArea ? question.places.townsIn(place.countryCode, query) : [] }
  return {
    place,
    resolved: match === 'coordinates' ? place.name : resolvedName(place, query),
    notices: [...notices, ...more],
    isAssumed: notices.some(({ isFallback }) => isFallback),
    asked: query,
    match,
    alternatives,
    ...(isArea && { standsFor }),
  }
}

function notFound(question: EndpointQuestion, query: string, countryCode: string): TripEndpoint | Problem {
  const { places, fields } = question
  const field = fields.location
  // A number may be a postcode of anywhere in the country: its main place is no guess at it.
  if (places.isPostcode(query, countryCode)) return placeNotFound(places, { field, query, countryCode })
  const area = areaAround(question, query, countryCode)
  const seat = area ?? countryAlone(question, countryCode, fields.country)
  if ('code' in seat) return seat
  const nowhere = notFoundPlace(places, { query, countryCode })
  const values = { query, place: seat.place.name, hint: nowhere.hint }
  const notice = area
    ? fallback('location_not_found.area', { ...values, area: area.standsFor?.name ?? '' }, field)
    : fallback('location_not_found.country', { ...values, country: countryCode }, field)
  return {
    ...seat,
    asked: query,
    notices: [notice],
    notFound: problemAbout(field, nowhere),
  }
}

function countryIgnored(question: EndpointQuestion, place: Place, countryCode: string): Notice {
  const { country } = question.fields
  const values = { place: place.name, country: place.countryCode, given_country: countryCode }
  return fallback('country_ignored.place', values, country)
}

function preference(medium: TripMedium): ResolveOptions {
  return medium === 'undecided' ? {} : { prefer: medium === 'air' ? 'airport' : 'town' }
}
