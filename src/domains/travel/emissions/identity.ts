/** What of a trip determines its numbers. */
import type { Input } from '../../../engine/identity.ts'
import { endIdentity, routeIdentity } from '../../shared/journey/present.ts'
import type { Journey } from '../journey/journey.ts'
import type { Trip } from '../trip/trip.ts'

/** The ends, the way and its countries, the vehicle; without the distance, where that is an amount of the request. */
export function tripIdentity(journey: Journey, { vehicleType, flight }: Trip): Input {
  const { ends, route, mode, distanceMetres, isGiven, isMeasured } = journey
  return {
    ...(route && { ...routeIdentity(route), distance_metres: undefined }),
    mode,
    distance_given: isGiven,
    from: endIdentity(ends.origin),
    to: endIdentity(ends.destination),
    vehicle: vehicleType ?? flight?.cabin ?? '',
    ...(flight && { haul: flight.haul ?? flight.rule }),
    ...(!isMeasured && distanceIdentity(journey, distanceMetres)),
  }
}

export function distanceIdentity({ stretches }: Journey, distanceMetres: number) {
  return {
    distance_metres: distanceMetres,
    countries: stretches.map(
      ({ countryCode, km, distanceMetres: metres }) =>
        `${countryCode} ${km === undefined ? metres : distanceMetres}`,
    ),
  }
}
