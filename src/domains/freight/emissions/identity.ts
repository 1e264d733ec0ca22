import type { Identity } from '../../../core/identity.ts'
import { endIdentity, routeIdentity } from '../../shared/way/present.ts'
import type { FreightLeg } from '../transport/legs.ts'
import type { Journey } from '../transport/shipment.ts'
import type { Transport } from '../transport/transport.ts'

/** What of the way determines the numbers: the places found, instead of the words for them, and each leg as it was found. */
export function journeyIdentity(
  { ends, avoid }: Journey,
  { legs }: Pick<Transport, 'legs'>,
): Identity['input'] {
  return {
    origin_country: undefined,
    origin_location: undefined,
    destination_country: undefined,
    destination_location: undefined,
    // The legs have them, by their own names.
    vehicle_type: undefined,
    fuel_source: undefined,
    origin: [ends.origin.resolved, ...endIdentity(ends.origin)],
    destination: [ends.destination.resolved, ...endIdentity(ends.destination)],
    avoid,
    legs: legs.map(legIdentity),
  }
}

function legIdentity({ route, factor }: FreightLeg): string {
  const crossed = route.countries.map((country) => [country.countryCode, country.distanceMetres])
  const vehicle = [factor.vehicle.vehicleType, factor.fuelSource]
  return JSON.stringify([routeIdentity(route), crossed, route.passages, vehicle])
}
