/** A trip or a shipment that goes nowhere: 0 only between two ends that were named alike and found. */
import { ApiError, problem } from '../../../engine/errors.ts'
import { fold } from '../../../engine/helpers/fold.ts'
import { greatCircleKm } from '../../../engine/helpers/sphere.ts'
import { END_FIELDS } from './params.ts'
import type { TripEndpoint } from './trip-endpoint.ts'
import type { TripEndpoints } from './trip-endpoints.ts'

/** Throws same_place where both ends are taken as one place that was not asked for as one. */
export function refuseSamePlace({ origin, destination }: TripEndpoints, givenDistance: string): void {
  if (greatCircleKm(origin.place, destination.place) > 0) return
  const isMeant = !origin.isAssumed && !destination.isAssumed && isAskedAlike(origin, destination)
  if (isMeant) return
  const { name } = origin.place
  const values = { place: name, param: givenDistance }
  throw new ApiError(problem('same_place', values, { field: END_FIELDS.destination.location }))
}

/** LHR and London Heathrow are one airport; 10115 and 13353 are two postcodes of one town. */
function isAskedAlike(
  { asked: a, match: one }: TripEndpoint,
  { asked: b, match: other }: TripEndpoint,
): boolean {
  if (a === undefined || b === undefined) return false
  if (fold(a) === fold(b)) return true
  return [one, other].every((match) => match !== 'postcode') && (one !== 'name' || other !== 'name')
}
