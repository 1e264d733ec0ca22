import { kmFromMetres } from '../../../engine/numbers/quantity.ts'
import type { Slots } from '../../method/slots.ts'
import { presentTripEnd, presentWay, transitOf } from '../../shared/journey/present.ts'
import type { TripChoice } from '../trip/terms.ts'

/** How a distance was found that came with the request: the name of the parameter. */
export const GIVEN_DISTANCE = 'distance_km'

type Distances = Slots<{ readonly distance_km: number; readonly total_distance_km: number }>['numbers']

export function placeRoute(
  { planned, return_trip }: TripChoice,
  { distance_km, total_distance_km }: Distances,
) {
  const { ends, route, mode, isGiven, stretches } = planned.journey
  const shown = route && presentWay(route)
  // By land: with metres that add up to the distance, also where that is given.
  const byLand = stretches.map(({ countryCode, distanceMetres, km }) => ({
    country_code: countryCode,
    distance_km: km === undefined ? kmFromMetres(distanceMetres) : distance_km,
  }))
  const countries = byLand.length > 0 ? byLand : (shown?.countries ?? [])
  return {
    total_distance_km,
    distance_km,
    transport_mode: mode,
    return_trip,
    origin: presentTripEnd(ends.origin, route?.origin),
    destination: presentTripEnd(ends.destination, route?.destination),
    transit_countries: transitOf(
      countries.map(({ country_code }) => country_code),
      ends.origin.place,
      ends.destination.place,
    ),
    method: route && !isGiven ? route.method : GIVEN_DISTANCE,
    ...shown,
    countries,
  }
}
