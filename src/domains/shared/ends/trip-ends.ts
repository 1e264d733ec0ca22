/** Where a trip or a shipment begins and ends: a country, a place, or both, at each end. */

import { ApiError } from '../../../contract/errors.ts'
import type { Context } from '../../operation.ts'
import { END_FIELDS, type EndName, type TripParams } from './params.ts'
import { readTripEnd, type TripEnd, type TripWay } from './trip-end.ts'

export interface TripEnds {
  readonly origin: TripEnd
  readonly destination: TripEnd
}

/** Both ends. Throws validation_error, naming both when both are wrong. */
export async function requireTripEnds(
  context: Pick<Context, 'edition' | 'places'>,
  params: TripParams,
  way: TripWay,
): Promise<TripEnds> {
  const { edition, places } = context
  const read = (end: EndName) => {
    const fields = END_FIELDS[end]
    const [countryCode, query] = [params[fields.country], params[fields.location]]
    return readTripEnd({ edition, places, way, fields, countryCode, query })
  }
  const origin = await read('origin')
  const destination = await read('destination')
  if ('code' in origin) throw new ApiError(origin, ...('code' in destination ? [destination] : []))
  if ('code' in destination) throw new ApiError(destination)
  return { origin, destination }
}
