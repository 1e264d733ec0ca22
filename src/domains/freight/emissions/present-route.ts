/** The way of a shipment: the chain as a whole, and leg by leg. */
import type { Contribution } from '../../../core/contribution.ts'
import { decimal, multiply, toNumber } from '../../../core/decimal.ts'
import { encodePolyline } from '../../../core/polyline.ts'
import { kgFromGrams, kmFromMetres, roundedRatio } from '../../../core/quantity.ts'
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
import { shipmentKg } from './present-cargo.ts'
import { legRange } from './range.ts'
import type { FreightResult } from './result.ts'
import type { FreightEmissionAnswer } from './schema.ts'
import { factorFigures } from './trail.ts'

type Route = FreightEmissionAnswer['data']['attributes']['route']

/** Lines of ships bend on a map as great circles do when no leg is longer than this. */
const LEG_KM_MAX = 200

export function presentRoute(result: FreightResult, factors: readonly Contribution[]): Route {
  const { ends } = result.journey
  const { chain, legs } = result.transport
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
    legs: presentLegs(result, factors),
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

function presentLegs(result: FreightResult, factors: readonly Contribution[]): Route['legs'] {
  const { question, shipment, transport } = result
  const { legs, emissions } = transport
  const weightKg = shipmentKg(shipment)
  return legs.map((leg, index) => ({
    mode: leg.mode,
    from: presentLegEnd(leg.route.origin),
    to: presentLegEnd(leg.route.destination),
    distance_km: kmFromMetres(leg.route.distanceMetres),
    co2e_kg: kgFromGrams(emissions.legGrams[index] ?? 0),
    ...legRange(result, factors, index),
    ...presentActivity(result, leg, index),
    weight_kg: weightKg,
    ...presentVehicles(leg),
    ...(isLineKnown(leg) && { duration_seconds: leg.route.durationSeconds }),
    method: leg.isGiven ? GIVEN_DISTANCE : leg.route.method,
    countries: presentCountries(leg.route),
    factor_ids: [...new Set(factorFigures(leg).map(({ factorId }) => factorId))],
    ...(question.detailed_route && leg.mode === 'road' && { polyline: encodePolyline(leg.route.points) }),
  }))
}

/** What ISO 14083 asks of a transport chain element. */
function presentActivity(
  { shipment, transport: { emissions } }: FreightResult,
  leg: FreightLeg,
  index: number,
) {
  const grams = emissions.legGrams[index] ?? 0
  const burnt = emissions.legTankToWheelGrams[index] ?? 0
  const tonneKm = multiply(shipment.massTonnes, decimal(kmFromMetres(leg.route.distanceMetres)))
  return {
    co2e_ttw_kg: kgFromGrams(burnt),
    co2e_wtt_kg: kgFromGrams(grams - burnt),
    mass_kg: shipmentKg(shipment),
    tonne_km: toNumber(tonneKm),
    intensity_g_per_tkm:
      tonneKm.digits === 0n ? 0 : roundedRatio(decimal(grams), tonneKm, INTENSITY_DECIMALS),
    distance_type: leg.isGiven
      ? ('actual' as const)
      : leg.mode === 'air'
        ? ('gcd' as const)
        : ('sfd' as const),
  }
}

const INTENSITY_DECIMALS = 3

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
