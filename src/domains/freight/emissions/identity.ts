import type { Input } from '../../../core/identity.ts'
import { endIdentity, routeIdentity } from '../../shared/way/present.ts'
import type { FreightLeg } from '../transport/legs.ts'
import type { Journey } from '../transport/shipment.ts'
import type { Transport } from '../transport/transport.ts'
import type { WayParams } from './query.ts'

/**
 * What of the way determines the numbers: the places found, instead of the words for them, and each leg as it was found,
 * with its vehicle.
 */
export function wayIdentity(
  params: WayParams,
  { ends, avoid }: Journey,
  { legs }: Pick<Transport, 'legs'>,
): Input {
  const { on_unknown_place, transport_mode, planned_distance_km } = params
  const { service_type, refrigerated, include_empty_return } = params
  return {
    on_unknown_place,
    transport_mode,
    planned_distance_km,
    service_type,
    refrigerated,
    include_empty_return,
    origin: [ends.origin.resolved, ...endIdentity(ends.origin)],
    destination: [ends.destination.resolved, ...endIdentity(ends.destination)],
    avoid,
    legs: legs.map(legIdentity),
  } satisfies Record<
    Exclude<keyof WayParams, FoundInstead> | 'origin' | 'destination' | 'legs',
    Input[string]
  >
}

type FoundInstead =
  | 'origin_country'
  | 'origin_location'
  | 'destination_country'
  | 'destination_location'
  | 'vehicle_type'
  | 'fuel_source'

function legIdentity({ route, factor }: FreightLeg): string {
  const crossed = route.countries.map((country) => [country.countryCode, country.distanceMetres])
  const vehicle = [factor.vehicle.vehicleType, factor.fuelSource]
  return JSON.stringify([routeIdentity(route), crossed, route.passages, vehicle])
}
