import { kmFromMetres } from '../../../core/quantity.ts'
import { presentTripEnd, presentWay, transitOf } from '../../shared/way/present.ts'
import { travelledMetres } from '../calculate.ts'
import type { Journey } from '../journey/journey.ts'
import type { TravelEmissionAnswer } from './answer.ts'

/** How a distance was found that came with the request: the name of the parameter. */
export const GIVEN_DISTANCE = 'distance_km'

export function presentRoute(
  journey: Journey,
  isReturn: boolean,
): TravelEmissionAnswer['data']['attributes']['route'] {
  const { ends, route, mode, distanceMetres, isGiven } = journey
  const way = route && presentWay(route)
  const countries = presentStretches(journey) ?? way?.countries ?? []
  return {
    total_distance_km: kmFromMetres(travelledMetres(distanceMetres, isReturn)),
    distance_km: kmFromMetres(distanceMetres),
    transport_mode: mode,
    return_trip: isReturn,
    origin: presentTripEnd(ends.origin, route?.origin),
    destination: presentTripEnd(ends.destination, route?.destination),
    transit_countries: transitOf(
      countries.map(({ country_code }) => country_code),
      ends.origin.place,
      ends.destination.place,
    ),
    method: route && !isGiven ? route.method : GIVEN_DISTANCE,
    ...way,
    countries,
  }
}

/** By land: with metres that add up to the distance, also where that is given. */
function presentStretches({ stretches }: Journey) {
  if (stretches.length === 0) return undefined
  return stretches.map(({ countryCode, distanceMetres }) => ({
    country_code: countryCode,
    distance_km: kmFromMetres(distanceMetres),
  }))
}
