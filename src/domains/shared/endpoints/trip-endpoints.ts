/** Where a trip or a shipment begins and ends: a country, a place, or both, at each end. */

import type { Context } from '../../../contract/operation.ts'
import { ApiError, type Problem } from '../../../engine/errors.ts'
import { greatCircleKm } from '../../../engine/helpers/sphere.ts'
import { withOther } from './disambiguate.ts'
import { END_FIELDS, type EndName, type TripParams } from './params.ts'
import { readEndpoint } from './read-endpoint.ts'
import { unnamedEnd } from './stand-in.ts'
import type { EndpointQuestion, TripEndpoint, TripMedium } from './trip-endpoint.ts'

export interface TripEndpoints {
  readonly origin: TripEndpoint
  readonly destination: TripEndpoint
}

/** Both ends, seen together; those that are not named, beside a given distance, are assumed. Throws validation_error and place_not_found, naming both when both are wrong. */
export async function requireTripEndpoints(
  context: Pick<Context, 'edition' | 'places' | 'synonyms'>,
  params: TripParams,
  medium: TripMedium,
): Promise<TripEndpoints> {
  const { edition, places, synonyms } = context
  const questionOf = (end: EndName): EndpointQuestion => {
    const fields = END_FIELDS[end]
    const [countryCode, query] = [params[fields.country], params[fields.location]]
    return { edition, places, synonyms, medium, fields, countryCode, query }
  }
  const [from, to] = [questionOf('origin'), questionOf('destination')]
  const [first, last] = [await readEndpoint(from), await readEndpoint(to)]
  const origin = first ?? unnamedEnd(from, endIn(last))
  const destination = last ?? unnamedEnd(to, endIn(first))
  if ('code' in origin) throw new ApiError(origin, ...('code' in destination ? [destination] : []))
  if ('code' in destination) throw new ApiError(destination)
  refuseNotFound(places, params, { origin, destination })
  return {
    origin: withOther(origin, destination, END_FIELDS.origin.location),
    destination: withOther(destination, origin, END_FIELDS.destination.location),
  }
}

function endIn(read: TripEndpoint | Problem | undefined): TripEndpoint | undefined {
  return read === undefined || 'code' in read ? undefined : read
}

/**
 * Across borders the main place of its country stands for a place that is not found. Throws place_not_found within one
 * country, where that place would be nearer to the other end than it may be to the one that was meant, and where the
 * client asks for it.
 */
function refuseNotFound(
  places: Context['places'],
  params: TripParams,
  { origin, destination }: TripEndpoints,
): void {
  const isAlways = params.on_unknown_place === 'error'
  const isOneCountry = origin.place.countryCode === destination.place.countryCode
  const apartKm = greatCircleKm(origin.place, destination.place)
  const problems = [origin, destination].flatMap(({ place, notFound }) => {
    if (notFound === undefined) return []
    const isVague = isAlways || isOneCountry || apartKm < places.extentKm(place.countryCode)
    return isVague ? [notFound] : []
  })
  const [first, ...more] = problems
  if (first) throw new ApiError(first, ...more)
}
