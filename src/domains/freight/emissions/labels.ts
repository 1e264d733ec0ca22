/** What was understood of a shipment: its journey, as a whole and leg by leg, and its goods. */
import { encodePolyline } from '../../../engine/helpers/polyline.ts'
import { kmFromMetres } from '../../../engine/numbers/quantity.ts'
import type { LegSlots, Placed, Slot, Slots } from '../../method/slots.ts'
import { formatDuration } from '../../shared/journey/duration.ts'
import {
  presentCountries,
  presentPlace,
  presentPoint,
  presentTripEnd,
  transitOf,
} from '../../shared/journey/present.ts'
import { densified, waypoints } from '../../shared/journey/waypoints.ts'
import { payloadKg, vehiclesFor } from '../payload.ts'
import { GIVEN_KM } from '../transport/distance.ts'
import { chainCountries, type FreightLeg, isLineKnown, longestLeg } from '../transport/legs.ts'
import type { ShipmentChoice, ShipmentNumbers } from './choice.ts'
import type { FreightEmissionAnswer } from './schema.ts'
import { factorFigures } from './terms.ts'

type Attributes = Placed<FreightEmissionAnswer['data']['attributes']>
type ShipmentSlots = Slots<ShipmentNumbers, 'shipment'>

/** Lines of ships bend on a map as great circles do when no leg is longer than this. */
const LEG_KM_MAX = 200

export function routeLabel(choice: ShipmentChoice, slots: ShipmentSlots): Attributes['route'] {
  const { chain, legs, ends } = choice.journey
  const longest = longestLeg(legs)
  const points = chain.legs.flatMap((leg) => leg.points)
  const modelledKm = sumOf(chain.legs, ({ distanceKm }) => distanceKm)
  const durationSeconds = sumOf(legs, ({ route }) => route.durationSeconds)
  const main = chain.legs[chain.main]
  return {
    total_distance_km:
      slots.numbers.planned_distance_km ?? kmFromMetres(sumOf(legs, ({ route }) => route.distanceMetres)),
    transport_mode: longest.mode,
    origin: presentTripEnd(ends.origin, main?.origin),
    destination: presentTripEnd(ends.destination, main?.destination),
    transit_countries: transitOf(chainCountries(legs), ends.origin.place, ends.destination.place),
    passages: [...new Set(chain.legs.flatMap(({ passages }) => passages))],
    legs: legs.map((leg, index) => legLabel(choice, leg, slots, slots.legs[index] as LegSlots)),
    ...(isLineKnown(longest) && {
      duration_seconds: durationSeconds,
      duration_formatted: formatDuration(durationSeconds),
      waypoints: waypoints(points, modelledKm).map(presentPoint),
      ...(choice.isDetailed && { polyline: encodePolyline(densified(points, LEG_KM_MAX)) }),
    }),
    method: isLineKnown(longest) ? longest.route.method : GIVEN_KM,
  }
}

function legLabel(
  { isDetailed, load }: ShipmentChoice,
  leg: FreightLeg,
  { numbers }: ShipmentSlots,
  own: LegSlots,
): Attributes['route']['legs'][number] {
  const { mode, route, isGiven, factor, carriage } = leg
  const { vehicle } = factor.intensity
  const payload = payloadKg(factor.intensity)
  return {
    mode,
    from: { name: route.origin.name, ...presentPlace(route.origin) },
    to: { name: route.destination.name, ...presentPlace(route.destination) },
    distance_km: numbers.planned_distance_km ?? kmFromMetres(route.distanceMetres),
    co2e_kg: own.total,
    ...(own.range && { range: own.range }),
    // What ISO 14083 asks of a transport chain element.
    co2e_ttw_kg: own.burnt,
    co2e_wtt_kg: own.upstream,
    mass_kg: numbers.weight_kg,
    tonne_km: own.tonneKm,
    intensity_g_per_tkm: own.intensity,
    distance_type: isGiven ? 'actual' : mode === 'air' ? 'gcd' : 'sfd',
    weight_kg: numbers.weight_kg,
    vehicle_type: factor.vehicle.vehicleType,
    fuel_source: factor.fuelSource,
    ...(load &&
      carriage.isDedicated &&
      vehicle && {
        vehicles: vehiclesFor(load.tonnes, vehicle.payloadTonnes),
      }),
    ...(payload !== undefined && { payload_kg: payload }),
    ...(isLineKnown(leg) && { duration_seconds: route.durationSeconds }),
    method: isGiven ? GIVEN_KM : route.method,
    countries: countriesLabel(leg, numbers.planned_distance_km),
    factor_ids: [...new Set(factorFigures(leg).map(({ factorId }) => factorId))],
    ...(isDetailed && mode === 'road' && { polyline: encodePolyline(route.points) }),
  }
}

/** `givenKm`: a distance that is an amount, which lies in one country. */
function countriesLabel({ route }: FreightLeg, givenKm: Slot | undefined) {
  return presentCountries(route).map(({ distance_km, ...country }) => ({
    ...country,
    ...(distance_km !== undefined && { distance_km: givenKm ?? distance_km }),
  }))
}

export function cargoLabel(choice: ShipmentChoice, { numbers }: ShipmentSlots): Attributes['cargo'] {
  const { legs, handling, plannedDistanceKm, avoid } = choice.journey
  const { vehicle, fuelSource } = longestLeg(legs).factor
  const plannedKm = numbers.given_km ?? plannedDistanceKm
  return {
    weight: numbers.weight,
    unit: choice.unit,
    weight_kg: numbers.weight_kg,
    vehicle_type: vehicle.vehicleType,
    vehicle_label: vehicle.label,
    fuel_source: fuelSource,
    service_type: choice.serviceType,
    refrigerated: handling.refrigerated,
    include_empty_return: handling.returnsEmpty,
    ...(plannedKm !== undefined && { planned_distance_km: plannedKm }),
    ...(avoid.length > 0 && { avoid: [...avoid] }),
  }
}

function sumOf<T>(list: readonly T[], of: (item: T) => number): number {
  return list.reduce((sum, item) => sum + of(item), 0)
}
