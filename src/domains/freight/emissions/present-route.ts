/** The way of a shipment: the chain as a whole, and leg by leg. */

import { encodePolyline } from '../../../core/polyline.ts'
import { kmFromMetres } from '../../../core/quantity.ts'
import { largeParts } from '../../../engine/derive/range.ts'
import type { Place } from '../../../places/places.ts'
import { formatDuration } from '../../shared/way/duration.ts'
import {
  presentCountries,
  presentPlace,
  presentPoint,
  presentTripEnd,
  transitOf,
} from '../../shared/way/present.ts'
import { densified, waypoints } from '../../shared/way/waypoints.ts'
import { payloadKg } from '../payload.ts'
import { chainCountries, type FreightLeg, isLineKnown, longestLeg } from '../transport/legs.ts'
import type { FreightFigures } from './figures.ts'
import type { FreightResult } from './result.ts'
import type { FreightEmissionAnswer } from './schema.ts'
import { factorFigures } from './trail.ts'

type Route = FreightEmissionAnswer['data']['attributes']['route']

/** Lines of ships bend on a map as great circles do when no leg is longer than this. */
const LEG_KM_MAX = 200

export function placeRoute(result: FreightResult, placed: FreightFigures): Route {
  const { chain, legs, ends } = result.loaded.transport
  const longest = longestLeg(legs)
  const points = chain.legs.flatMap((leg) => leg.points)
  const modelledKm = sumOf(chain.legs, ({ distanceKm }) => distanceKm)
  const durationSeconds = sumOf(legs, ({ route }) => route.durationSeconds)
  const main = chain.legs[chain.main]
  return {
    total_distance_km: kmFromMetres(sumOf(legs, ({ route }) => route.distanceMetres)),
    transport_mode: longest.mode,
    origin: presentTripEnd(ends.origin, main?.origin),
    destination: presentTripEnd(ends.destination, main?.destination),
    transit_countries: transitOf(chainCountries(legs), ends.origin.place, ends.destination.place),
    passages: [...new Set(chain.legs.flatMap(({ passages }) => passages))],
    legs: placeLegs(result, placed),
    ...(isLineKnown(longest) && {
      duration_seconds: durationSeconds,
      duration_formatted: formatDuration(durationSeconds),
      waypoints: waypoints(points, modelledKm).map(presentPoint),
      ...(result.question.detailed_route && { polyline: encodePolyline(densified(points, LEG_KM_MAX)) }),
    }),
    method: isLineKnown(longest) ? longest.route.method : GIVEN_DISTANCE,
  }
}

const GIVEN_DISTANCE = 'planned_distance_km'

function placeLegs({ question, loaded, emissions }: FreightResult, placed: FreightFigures): Route['legs'] {
  const large = largeParts(emissions.co2eGrams, emissions.legGrams)
  return loaded.transport.legs.map((leg, index) => ({
    mode: leg.mode,
    from: presentLegEnd(leg.route.origin),
    to: presentLegEnd(leg.route.destination),
    distance_km: kmFromMetres(leg.route.distanceMetres),
    co2e_kg: placed.legs.kg[index] ?? 0,
    ...(large & (1 << index) && { range: rangeOf(placed, index) }),
    ...placeActivity(leg, index, placed),
    weight_kg: placed.weight_kg,
    ...presentVehicles(leg),
    ...(isLineKnown(leg) && { duration_seconds: leg.route.durationSeconds }),
    method: leg.isGiven ? GIVEN_DISTANCE : leg.route.method,
    countries: presentCountries(leg.route),
    factor_ids: [...new Set(factorFigures(leg).map(({ factorId }) => factorId))],
    ...(question.detailed_route && leg.mode === 'road' && { polyline: encodePolyline(leg.route.points) }),
  }))
}

const rangeOf = ({ legs }: FreightFigures, index: number) => ({
  low: legs.low[index] ?? 0,
  high: legs.high[index] ?? 0,
})

/** What ISO 14083 asks of a transport chain element. */
function placeActivity({ isGiven, mode }: FreightLeg, index: number, { weight_kg, legs }: FreightFigures) {
  return {
    co2e_ttw_kg: legs.burnt[index] ?? 0,
    co2e_wtt_kg: legs.upstream[index] ?? 0,
    mass_kg: weight_kg,
    tonne_km: legs.tonne_km[index] ?? 0,
    intensity_g_per_tkm: legs.intensity[index] ?? 0,
    distance_type: isGiven ? ('actual' as const) : mode === 'air' ? ('gcd' as const) : ('sfd' as const),
  }
}

function presentVehicles({ factor, rate }: FreightLeg) {
  const payload = payloadKg(factor.intensity)
  return {
    vehicle_type: factor.vehicle.vehicleType,
    fuel_source: factor.fuelSource,
    ...(rate.vehicles !== undefined && { vehicles: rate.vehicles }),
    ...(payload !== undefined && { payload_kg: payload }),
  }
}

function presentLegEnd(place: Place) {
  return { name: place.name, ...presentPlace(place) }
}

function sumOf<T>(list: readonly T[], of: (item: T) => number): number {
  return list.reduce((sum, item) => sum + of(item), 0)
}
