import type { Identity } from '../../../core/identity.ts'
import type { TripEnd } from '../../shared/ends/trip-ends.ts'
import { placeIdentity, routeIdentity } from '../../shared/way/present.ts'
import type { FreightLeg } from '../transport/legs.ts'
import type { FreightResult } from './result.ts'

/** Everything that determines the numbers: the question, the places found, and each leg with how it was found. */
export function freightIdentity({ question, journey, transport }: FreightResult): Identity['input'] {
  const { origin_country, origin_location, destination_country, destination_location, ...rest } = question
  const { ends, avoid } = journey
  return {
    ...rest,
    avoid,
    origin: endIdentity(ends.origin),
    destination: endIdentity(ends.destination),
    legs: transport.legs.map(legIdentity),
  }
}

function endIdentity({ resolved, place }: TripEnd): string[] {
  return [resolved, ...placeIdentity(place)]
}

function legIdentity({ route, factor }: FreightLeg): string {
  const crossed = route.countries.map((country) => [country.countryCode, country.distanceMetres])
  const vehicle = [factor.vehicle.vehicleType, factor.fuelSource]
  return JSON.stringify([routeIdentity(route), crossed, route.passages, vehicle])
}
