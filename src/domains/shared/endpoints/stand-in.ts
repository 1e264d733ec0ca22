/** The main place of a country or an area, where it alone is known. */
import { type Problem, problem } from '../../../engine/errors.ts'
import type { Point } from '../../../engine/helpers/sphere.ts'
import { fallback } from '../../../engine/notices.ts'
import type { Place } from '../../../geo/places/places.ts'
import type { EndpointQuestion, TripEndpoint } from './trip-endpoint.ts'

/** Of the publisher of the factors of vehicles: what a question without a country is about, as in other domains. */
const COUNTRY_ASSUMED = 'GB'

/** An end that is not named, where the distance is given: in the country of the other end, else that of the publisher. */
export function unnamedEnd(
  question: EndpointQuestion,
  other: TripEndpoint | undefined,
): TripEndpoint | Problem {
  const countryCode = other?.place.countryCode ?? COUNTRY_ASSUMED
  const { country: field } = question.fields
  const end = countryAlone(question, countryCode, field)
  if ('code' in end) return end
  const name = countryName(question, countryCode)
  const place: Place = { ...pointOf(end.place), name, kind: 'country', countryCode }
  const notices = [fallback('location_assumed.no_place', { country: countryCode, param: field }, field)]
  return { ...end, place, resolved: name, isUnnamed: true, notices }
}

function pointOf({ lat, lon }: Place): Point {
  return { lat, lon }
}

/** The main place of the county or state that stands beside a name. */
export function areaAround(
  { places }: EndpointQuestion,
  query: string,
  countryCode: string,
): TripEndpoint | undefined {
  const [, ...parts] = query.split(',')
  const area = parts.join(',').trim()
  const found = places.resolve(area, { countryCode })
  if (found?.match !== 'name') return undefined
  const { place } = found
  const standsFor = { name: area, towns: places.townsIn(countryCode, area) }
  return { place, resolved: place.name, notices: [], isAssumed: true, standsFor }
}

/** The capital, or the busiest airport for a flight; what is wrong where there is neither. `named`: as it was written. */
export function countryAlone(
  question: EndpointQuestion,
  countryCode: string,
  field: string,
  named?: string,
): TripEndpoint | Problem {
  const { places, medium } = question
  const country = countryName(question, countryCode)
  const [airport, capital] = [places.busiestAirport(countryCode), places.capital(countryCode)]
  // Some islands have an airport and no town.
  const place = medium === 'air' ? (airport ?? capital) : (capital ?? airport)
  if (!place) {
    const values = { country: countryCode, param: question.fields.location }
    return problem('validation_error.country_without_towns', values, { field })
  }
  const isAirport = place.kind === 'airport'
  const seat = isAirport ? `${place.name} (${place.code})` : place.name
  const values = { country: countryCode, is_airport: isAirport, place: seat }
  const assumed = fallback('location_assumed.main_place', values, field)
  const resolved = named === undefined ? place.name : resolvedName(place, named)
  const standsFor = { name: country, towns: places.townsIn(countryCode) }
  return { place, resolved, notices: [assumed], isAssumed: true, standsFor }
}

/** Munich for "Munich", Munich (München) for "München", London Heathrow Airport (LHR) for "LHR". */
export function resolvedName({ name }: Place, query: string): string {
  const asked = query.trim()
  return name.includes(asked) ? name : `${name} (${asked})`
}

function countryName({ edition }: EndpointQuestion, countryCode: string): string {
  return edition.countries.get(countryCode)?.name ?? countryCode
}
