/** Where a trip or a shipment begins and ends: a country, a place, or both, at each end. */

import { ApiError, type Problem } from '../../../contract/errors.ts'
import { greatCircleKm } from '../../../core/sphere.ts'
import type { Context } from '../../operation.ts'
import { END_FIELDS, type EndName, type TripParams } from './params.ts'
import { readTripEnd } from './read-end.ts'
import { unnamedEnd } from './stand-in.ts'
import { withOther } from './together.ts'
import type { EndQuestion, TripEnd, TripWay } from './trip-end.ts'

export interface TripEnds {
  readonly origin: TripEnd
  readonly destination: TripEnd
}

/** Both ends, seen together; those that are not named, beside a given distance, are assumed. Throws validation_error and place_not_found, naming both when both are wrong. */
export async function requireTripEnds(
  context: Pick<Context, 'edition' | 'places' | 'words'>,
  params: TripParams,
  way: TripWay,
): Promise<TripEnds> {
  const { edition, places, words } = context
  const questionOf = (end: EndName): EndQuestion => {
    const fields = END_FIELDS[end]
    const [countryCode, query] = [params[fields.country], params[fields.location]]
    return { edition, places, words, way, fields, countryCode, query }
  }
  const [from, to] = [questionOf('origin'), questionOf('destination')]
  const [first, last] = [await readTripEnd(from), await readTripEnd(to)]
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

function endIn(read: TripEnd | Problem | undefined): TripEnd | undefined {
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
  { origin, destination }: TripEnds,
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
