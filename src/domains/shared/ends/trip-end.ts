/** One end of a trip or a shipment, from what a client wrote. */

import type { Problem } from '../../../contract/errors.ts'
import { quote } from '../../../contract/quote.ts'
import { asFallback, fallback, info, type Notice } from '../../../core/notices.ts'
import { type Match, type Place, type ResolveOptions, UNKNOWN_COUNTRY } from '../../../places/places.ts'
import type { Context } from '../../operation.ts'
import { type FoundPlace, findPlace, placeNotFound, unknownPlace } from './find-place.ts'
import type { END_FIELDS } from './params.ts'

/**
 * air: three letters are an airport, and a country alone is its busiest airport. surface: a town of that very name
 * comes first, and a country alone is its capital. undecided: three capitals are an airport, a country is its capital.
 */
export type TripWay = 'air' | 'surface' | 'undecided'

export interface TripEnd {
  readonly place: Place
  /** The place's name for the answer; it contains the name that was asked for. */
  readonly resolved: string
  readonly notices: readonly Notice[]
  /** Whether it was assumed rather than asked for, as one of the notices says. */
  readonly isAssumed: boolean
  readonly match?: Match
  /** What was asked for; absent where the country stands for itself. */
  readonly asked?: string
  /** What is answered instead where the fallback would not do: the place was not found. */
  readonly notFound?: Problem
  /** Other places of the name, best first. */
  readonly runnersUp?: readonly Place[]
}

export interface EndQuestion extends Pick<Context, 'edition' | 'places'> {
  readonly way: TripWay
  /** The names of the two parameters. */
  readonly fields: (typeof END_FIELDS)[keyof typeof END_FIELDS]
  readonly countryCode: string | undefined
  readonly query: string | undefined
}

/** The end, or what is wrong with what was asked. */
export async function readTripEnd(question: EndQuestion): Promise<TripEnd | Problem> {
  const { countryCode, query, fields } = question
  if (query === undefined) {
    return countryCode === undefined ? missing(question) : countryAlone(question, countryCode, fields.country)
  }
  return countryCode === undefined ? placeAlone(question, query) : placeWithin(question, query, countryCode)
}

function missing({ fields: { country, location } }: EndQuestion): Problem {
  const message = `Parameter '${country}' is required: an ISO 3166-1 alpha-2 code such as GB, unless ${location} is a code such as LHR or coordinates.`
  return { code: 'validation_error', field: country, message }
}

/** A place that is not in its country is the country's main place, but for codes and coordinates. */
async function placeWithin(
  question: EndQuestion,
  query: string,
  countryCode: string,
): Promise<TripEnd | Problem> {
  const { places, fields, way } = question
  const within = await findPlace(places, fields.location, query, { ...preference(way), countryCode })
  const found = within ?? (await findCodeElsewhere(question, query))
  if (!found) return notFound(question, query, countryCode)
  const lies = found.place.countryCode
  // A name is looked for in the country and its territories alone; a code or coordinates may lie anywhere.
  const isElsewhere = lies !== countryCode && lies !== UNKNOWN_COUNTRY && !isByName(found)
  return placeEnd(
    question,
    query,
    found,
    isElsewhere ? [countryIgnored(question, found.place, countryCode)] : [],
  )
}

/** What was found within the reach of the country's code. */
function isByName({ match }: FoundPlace): boolean {
  return match === 'name' || match === 'country'
}

/** A code in capitals says more than the country beside it; a name does not. */
async function findCodeElsewhere(
  { places, fields, way }: EndQuestion,
  query: string,
): Promise<FoundPlace | undefined> {
  if (query !== query.toUpperCase()) return undefined
  const found = await findPlace(places, fields.location, query, preference(way))
  return found?.match === 'code' ? found : undefined
}

/** Without a country only a code or coordinates will do, so three letters are a code whatever the way. */
async function placeAlone(question: EndQuestion, query: string): Promise<TripEnd | Problem> {
  const { places, fields } = question
  const found = await findPlace(places, fields.location, query, preference('air'))
  if (found?.match === 'code' || found?.match === 'coordinates') return placeEnd(question, query, found, [])
  const message = found
    ? `Parameter '${fields.country}' is required with ${fields.location} ${quote(query)}: only a code such as LHR, or coordinates, can do without.`
    : `Parameter '${fields.country}' is required. ${unknownPlace(places, query, undefined)}`
  return { code: 'validation_error', field: fields.country, message }
}

function placeEnd(
  question: EndQuestion,
  query: string,
  { place, match, notices, runnersUp }: FoundPlace,
  more: readonly Notice[],
): TripEnd | Problem {
  const field = question.fields.location
  // A country's own name is as good as its code.
  if (match === 'country') return countryAlone(question, place.countryCode, field, query)
  return {
    place,
    resolved: match === 'coordinates' ? place.name : resolvedName(place, query),
    notices: [...notices, ...more],
    isAssumed: notices.some(({ isFallback }) => isFallback),
    asked: query,
    match,
    runnersUp,
  }
}

function notFound(question: EndQuestion, query: string, countryCode: string): TripEnd | Problem {
  const { places, fields } = question
  const seat = areaAround(question, query, countryCode) ?? countryAlone(question, countryCode, fields.country)
  if ('code' in seat) return seat
  const unknown = unknownPlace(places, query, countryCode)
  const message = `${unknown} Taken instead: ${seat.place.name}.`
  return {
    ...seat,
    asked: query,
    notices: [fallback('location_not_found', message, fields.location)],
    notFound: placeNotFound(places, { field: fields.location, query, countryCode }),
  }
}

/** The main place of the county or state that stands beside a name. */
function areaAround({ places }: EndQuestion, query: string, countryCode: string): TripEnd | undefined {
  const [, ...area] = query.split(',')
  const found = places.resolve(area.join(','), { countryCode })
  if (found?.match !== 'name') return undefined
  const { place } = found
  return { place, resolved: place.name, notices: [], isAssumed: true }
}

function countryAlone(
  question: EndQuestion,
  countryCode: string,
  field: string,
  named?: string,
): TripEnd | Problem {
  const { places, way } = question
  const country = countryName(question, countryCode)
  const [airport, capital] = [places.busiestAirport(countryCode), places.capital(countryCode)]
  // Some islands have an airport and no town.
  const place = way === 'air' ? (airport ?? capital) : (capital ?? airport)
  if (!place) {
    const message = `No town or airport is known in ${country}: give coordinates as ${question.fields.location}.`
    return { code: 'validation_error', field, message }
  }
  const seat =
    place.kind === 'airport'
      ? `its busiest airport, ${place.name} (${place.code})`
      : `its capital, ${place.name}`
  const message = `No place in ${country} is given: ${seat}, is assumed.`
  const assumed = asFallback(info('location_assumed', message, field))
  const resolved = named === undefined ? place.name : resolvedName(place, named)
  return { place, resolved, notices: [assumed], isAssumed: true }
}

function countryIgnored(question: EndQuestion, place: Place, countryCode: string): Notice {
  const { country } = question.fields
  const [lies, given] = [place.countryCode, countryCode].map((code) => countryName(question, code))
  return fallback(
    'country_ignored',
    `${place.name} is in ${lies}, not in ${given}: ${country} was ignored.`,
    country,
  )
}

function preference(way: TripWay): ResolveOptions {
  return way === 'undecided' ? {} : { prefer: way === 'air' ? 'airport' : 'town' }
}

/** Munich for "Munich", Munich (München) for "München", London Heathrow Airport (LHR) for "LHR". */
function resolvedName({ name }: Place, query: string): string {
  const asked = query.trim()
  return name.includes(asked) ? name : `${name} (${asked})`
}

function countryName({ edition }: EndQuestion, countryCode: string): string {
  return edition.countries.get(countryCode)?.name ?? countryCode
}
