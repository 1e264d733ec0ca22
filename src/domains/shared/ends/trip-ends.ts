/** Where a trip or a shipment begins and ends: a country, a place, or both, at each end. */

import { ApiError } from '../../../contract/errors.ts'
import type { Notice } from '../../../core/notices.ts'
import type { Place, Places } from '../../../places/places.ts'
import type { Edition } from '../../edition.ts'
import { END_FIELDS, type TripParams } from './params.ts'
import { askTripEnd } from './trip-end.ts'

/**
 * air: three letters are an airport, and a country alone is its busiest airport. surface: a town of that very name
 * comes first, and a country alone is its capital. undecided: three capitals are an airport, a country is its capital.
 */
export type TripWay = 'air' | 'surface' | 'undecided'

export interface TripServices {
  readonly edition: Edition
  readonly places: Places
}

export interface TripEnd {
  readonly place: Place
  /** The place's name for the answer; it contains the name that was asked for. */
  readonly resolved: string
  readonly notices: readonly Notice[]
  /** Whether it was assumed rather than asked for, as one of the notices says. */
  readonly isAssumed: boolean
}

export interface TripEnds {
  readonly origin: TripEnd
  readonly destination: TripEnd
}

/** Both ends. Throws validation_error, naming both when both are wrong. */
export async function askTripEnds(
  services: TripServices,
  params: TripParams,
  way: TripWay,
): Promise<TripEnds> {
  const ask = (end: 'origin' | 'destination') => {
    const fields = END_FIELDS[end]
    const [countryCode, query] = [params[fields.country], params[fields.location]]
    return askTripEnd({ ...services, way, fields, countryCode, query })
  }
  const origin = await ask('origin')
  const destination = await ask('destination')
  if ('code' in origin) throw new ApiError(origin, ...('code' in destination ? [destination] : []))
  if ('code' in destination) throw new ApiError(destination)
  return { origin, destination }
}
