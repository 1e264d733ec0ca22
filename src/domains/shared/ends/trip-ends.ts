/** Where a trip or a shipment begins and ends: a country, a place, or both, at each end. */

import { ApiError } from '../../../contract/errors.ts'
import { greatCircleKm } from '../../../core/sphere.ts'
import type { Context } from '../../operation.ts'
import { END_FIELDS, type EndName, type TripParams } from './params.ts'
import { readTripEnd } from './read-end.ts'
import { withOther } from './together.ts'
import type { TripEnd, TripWay } from './trip-end.ts'

export interface TripEnds {
  readonly origin: TripEnd
  readonly destination: TripEnd
}

/** Both ends, seen together. Throws validation_error and place_not_found, naming both when both are wrong. */
export async function requireTripEnds(
  context: Pick<Context, 'edition' | 'places' | 'words'>,
  params: TripParams,
  way: TripWay,
): Promise<TripEnds> {
  const { edition, places, words } = context
  const read = (end: EndName) => {
    const fields = END_FIELDS[end]
    const [countryCode, query] = [params[fields.country], params[fields.location]]
    return readTripEnd({ edition, places, words, way, fields, countryCode, query })
  }
  const origin = await read('origin')
  const destination = await read('destination')
  if ('code' in origin) throw new ApiError(origin, ...('code' in destination ? [destination] : []))
  if ('code' in destination) throw new ApiError(destination)
  refuseNotFound(places, params, { origin, destination })
  return {
    origin: withOther(origin, destination, END_FIELDS.origin.location),
    destination: withOther(destination, origin, END_FIELDS.destination.location),
  }
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
