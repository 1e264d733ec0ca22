/** What of a trip determines its numbers. */
import { endIdentity, routeIdentity } from '../../shared/way/present.ts'
import type { Journey } from '../journey/journey.ts'
import type { Trip } from '../trip/trip.ts'

/** The ends, the way and its countries, the vehicle. */
export function tripIdentity(journey: Journey, { vehicleType, flight }: Trip) {
  const { ends, route, mode, distanceMetres, stretches, isGiven } = journey
  return {
    ...(route && routeIdentity(route)),
    mode,
    distance_metres: distanceMetres,
    distance_given: isGiven,
    from: endIdentity(ends.origin),
    to: endIdentity(ends.destination),
    countries: stretches.map(({ countryCode, distanceMetres: metres }) => `${countryCode} ${metres}`),
    vehicle: vehicleType ?? flight?.cabin ?? '',
    ...(flight && { haul: flight.haul ?? flight.rule }),
  }
}
