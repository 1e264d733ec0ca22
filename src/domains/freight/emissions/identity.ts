import { type Input, type WrittenInput, writtenInput } from '../../../engine/identity.ts'
import { metresFromKm } from '../../../engine/numbers/quantity.ts'
import { withGivenDistance } from '../../shared/journey/given-distance.ts'
import { endIdentity, routeIdentity } from '../../shared/journey/present.ts'
import type { FreightJourney } from '../transport/journey.ts'
import type { FreightLeg } from '../transport/legs.ts'
import { isDedicated } from './choice.ts'
import type { JourneyParams } from './query.ts'

/**
 * What of the journey determines the numbers: the places found, instead of the words for them, and each leg as it was
 * found, with its vehicle. Written once, but for a distance that is an amount.
 */
export function journeyIdentity(
  params: JourneyParams,
  { ends, avoid, legs, isPerKm }: FreightJourney,
  geography: string,
): WrittenInput {
  const { transport_mode, planned_distance_km } = params
  const { service_type, refrigerated, include_empty_return } = params
  const identity = {
    transport_mode,
    planned_distance_km: isPerKm ? undefined : planned_distance_km,
    service_type: isDedicated(service_type) ? 'dedicated' : 'shared',
    refrigerated,
    include_empty_return,
    origin: [ends.origin.resolved, ...endIdentity(ends.origin)],
    destination: [ends.destination.resolved, ...endIdentity(ends.destination)],
    avoid,
    legs: isPerKm ? undefined : legs.map(legIdentity),
  } satisfies Record<
    Exclude<keyof JourneyParams, FoundInstead> | 'origin' | 'destination' | 'legs',
    Input[string]
  >
  return writtenInput({ ...identity, geography })
}

/** No distance is as long. */
const MARK_KM = 987_654_321
const MARK_METRES = String(metresFromKm(MARK_KM))

/** Legs of a distance that is an amount, written once: each in the pieces between which its metres stand. */
export type LegPieces = readonly (readonly string[])[]

export function legPieces({ chain, legs }: FreightJourney): LegPieces {
  const routes = chain.legs.map((modelled) => withGivenDistance(modelled, MARK_KM))
  return legs.map((leg, at) => legIdentity({ ...leg, route: routes[at] ?? leg.route }).split(MARK_METRES))
}

export function legsOfLength(legs: LegPieces, metres: number): readonly string[] {
  return legs.map((pieces) => pieces.join(String(metres)))
}

type FoundInstead =
  | 'on_unknown_place'
  | 'origin_country'
  | 'origin_location'
  | 'destination_country'
  | 'destination_location'
  | 'vehicle_type'
  | 'fuel_source'

function legIdentity({ route, factor }: Pick<FreightLeg, 'route' | 'factor'>): string {
  const crossed = route.countries.map((country) => [country.countryCode, country.distanceMetres])
  const vehicle = [factor.vehicle.vehicleType, factor.fuelSource]
  return JSON.stringify([routeIdentity(route), crossed, route.passages, vehicle])
}
