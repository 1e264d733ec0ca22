import { presentNotices } from '../../../contract/notices.ts'
import { editionMeta, presentEquivalents, presentTrail } from '../../../contract/present.ts'
import { toNumber } from '../../../core/decimal.ts'
import { equivalents } from '../../../core/equivalents.ts'
import type { Notice } from '../../../core/notices.ts'
import { kgFromGrams, kmFromMetres } from '../../../core/quantity.ts'
import { commonGwp } from '../../../core/trail.ts'
import type { Place } from '../../../places/places.ts'
import type { Chain } from '../../../routing/plan.ts'
import type { Edition } from '../../edition.ts'
import type { TripEnds } from '../../shared/ends/trip-ends.ts'
import { formatDuration } from '../../shared/way/duration.ts'
import { encodePolyline } from '../../shared/way/polyline.ts'
import {
  presentCountries,
  presentPlace,
  presentPoint,
  presentTripEnd,
  transitOf,
} from '../../shared/way/present.ts'
import { densified, waypoints } from '../../shared/way/waypoints.ts'
import type { ShipmentEmissions } from '../calculate.ts'
import type { FreightEmissionAnswer } from './answer.ts'
import { chainCountries, type FreightLeg, isForcingKnown, longestLeg, sumOf } from './legs.ts'
import type { Shipment } from './question.ts'
import { factorFigures, freightTrail } from './trail.ts'

export interface FreightResult {
  readonly shipment: Shipment
  readonly ends: TripEnds
  readonly chain: Chain
  readonly legs: readonly FreightLeg[]
  readonly emissions: ShipmentEmissions
  readonly avoid: readonly string[]
  readonly notices: readonly Notice[]
}

type Answer = FreightEmissionAnswer['data']['attributes']

/** Lines of ships bend on a map as great circles do when no leg is longer than this. */
const LEG_KM_MAX = 200
const METHODOLOGY =
  'Transport chain of legs: mass x distance x intensity, or whole vehicles x distance, tank to wheel and well to tank. See docs/methods/freight.md.'
const STANDARDS = {
  GHG_Protocol:
    'Scope 1, 2 and 3 category 3 for who runs the vehicles; Scope 3 category 4 for who buys the transport',
  ISO_14064: 'ISO 14064-1: indirect emissions from transportation',
  ISO_14083:
    'Aligned with ISO 14083:2023, not certified: transport chain elements well to wheel, modelled distances, default intensities of the UK conversion factors, no hub operations',
}

export function presentFreightEmission(
  edition: Edition,
  id: string,
  result: FreightResult,
): FreightEmissionAnswer {
  return {
    data: {
      type: 'freight_emission',
      id,
      attributes: {
        emissions: presentEmissions(edition, result),
        route: presentRoute(result),
        cargo: presentCargo(result),
        notices: presentNotices(result.notices),
      },
    },
    meta: {
      methodology: METHODOLOGY,
      emission_factors_year: edition.emissionFactorsYear,
      standards_compliance: STANDARDS,
      ...editionMeta(edition),
    },
  }
}

function presentEmissions(edition: Edition, result: FreightResult): Answer['emissions'] {
  const { emissions, legs, shipment, chain } = result
  const { co2eGrams, scope1Grams, scope2Grams, category3Grams, withForcingGrams } = emissions
  const isElectric = legs.some(({ grids }) => grids !== undefined)
  const given = shipment.plannedDistanceKm === undefined ? undefined : chain.main
  return {
    co2e: kgFromGrams(co2eGrams),
    co2e_unit: 'kg',
    co2e_grams: co2eGrams,
    co2e_calculation_method: commonGwp(
      legs.flatMap(({ factor, grids }) => [factor.gwp, ...(grids ? [grids.gwp] : [])]),
    ),
    lifecycle_breakdown: {
      unit: 'kg',
      vehicle_operation: kgFromGrams(scope1Grams),
      energy_provision: kgFromGrams(scope2Grams + category3Grams),
    },
    ghg_protocol_scopes: {
      asset_owner: {
        scope_1: kgFromGrams(scope1Grams),
        ...(isElectric && { scope_2: kgFromGrams(scope2Grams) }),
        scope_3_category_3: kgFromGrams(category3Grams),
      },
      freight_buyer: { scope_3_category_4: kgFromGrams(co2eGrams) },
    },
    ...(isForcingKnown(legs) && {
      radiative_forcing: { co2e: kgFromGrams(withForcingGrams), co2e_grams: withForcingGrams },
    }),
    source_trail: presentTrail(freightTrail(edition, legs, given)),
    ...(shipment.withEquivalents && {
      equivalents: presentEquivalents(equivalents(edition.equivalents, co2eGrams)),
    }),
  }
}

function presentRoute({ ends, chain, legs, emissions, shipment }: FreightResult): Answer['route'] {
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
    legs: legs.map((leg, i) =>
      presentLeg(leg, emissions.legGrams[i] ?? 0, shipment, leg.route === chain.legs[i]),
    ),
    duration_seconds: durationSeconds,
    duration_formatted: formatDuration(durationSeconds),
    waypoints: waypoints(points, modelledKm).map(presentPoint),
    ...(shipment.detailed && { polyline: encodePolyline(densified(points, LEG_KM_MAX)) }),
    method: longest.route.method,
  }
}

function presentLeg(
  leg: FreightLeg,
  co2eGrams: number,
  { massKg, detailed }: Shipment,
  isModelled: boolean,
): Answer['route']['legs'][number] {
  const { mode, route, factor, rate } = leg
  return {
    mode,
    from: presentLegEnd(route.origin),
    to: presentLegEnd(route.destination),
    distance_km: kmFromMetres(route.distanceMetres),
    co2e_kg: kgFromGrams(co2eGrams),
    weight_kg: toNumber(massKg),
    vehicle_type: factor.vehicle.vehicleType,
    fuel_source: factor.fuelSource,
    ...(rate.vehicles !== undefined && { vehicles: rate.vehicles }),
    duration_seconds: route.durationSeconds,
    method: isModelled ? route.method : 'planned_distance_km',
    countries: presentCountries(route),
    factor_ids: [...new Set(factorFigures(leg).map(({ factorId }) => factorId))],
    ...(detailed && mode === 'road' && { polyline: encodePolyline(route.points) }),
  }
}

function presentLegEnd(place: Place) {
  return { name: place.name, ...presentPlace(place) }
}

function presentCargo({ shipment, legs, avoid }: FreightResult): Answer['cargo'] {
  const { factor } = longestLeg(legs)
  return {
    weight: shipment.weight,
    unit: shipment.unit,
    weight_kg: toNumber(shipment.massKg),
    vehicle_type: factor.vehicle.vehicleType,
    vehicle_label: factor.vehicle.label,
    fuel_source: factor.fuelSource,
    service_type: shipment.serviceType,
    refrigerated: shipment.refrigerated,
    include_empty_return: shipment.returnsEmpty,
    ...(shipment.plannedDistanceKm !== undefined && { planned_distance_km: shipment.plannedDistanceKm }),
    ...(avoid.length > 0 && { avoid: [...avoid] }),
  }
}
