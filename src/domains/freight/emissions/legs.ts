/** From the legs of a chain to what each emits. */

import { ApiError } from '../../../contract/errors.ts'
import type { Chain, PlannedRoute } from '../../../routing/plan.ts'
import type { Edition } from '../../edition.ts'
import { type TractionGrids, tractionGrids } from '../../electricity/shared/traction-grids.ts'
import { withGivenDistance } from '../../shared/way/given-distance.ts'
import { haulOf } from '../../travel/flight.ts'
import { travelPart } from '../../travel/part.ts'
import {
  type Cargo,
  combustionParts,
  electricParts,
  type FlightHaul,
  type FreightMode,
  flightParts,
  type LegParts,
  type ShipmentRate,
  shipmentRate,
} from '../calculate.ts'
import type { FreightFactor } from '../factor.ts'
import type { FreightQuery } from '../factors.ts'
import { freightPart } from '../part.ts'
import type { Shipment } from './question.ts'
import type { VehicleChoice, VehicleChoices } from './vehicles.ts'

export interface FreightLeg {
  /** With the given distance, where one was given. */
  readonly route: PlannedRoute
  readonly mode: FreightMode
  readonly factor: FreightFactor
  readonly cargo: Cargo
  readonly rate: ShipmentRate
  readonly parts: LegParts
  /** Of electric vehicles. */
  readonly grids: TractionGrids | undefined
  /** How close the factor is to where the leg lies. */
  readonly nearness: FreightQuery['nearness']
}

/** The country whose fleet the publisher describes. */
const PUBLISHER_COUNTRY = 'GB'

/** Throws no_factor when an electric vehicle crosses countries without a known grid only. */
export function freightLegs(
  edition: Edition,
  chain: Chain,
  shipment: Shipment,
  choices: VehicleChoices,
): FreightLeg[] {
  const { plannedDistanceKm } = shipment
  return chain.legs.map((planned, index) => {
    const isMain = index === chain.main
    const route =
      isMain && plannedDistanceKm !== undefined ? withGivenDistance(planned, plannedDistanceKm) : planned
    return freightLeg(edition, route, shipment, isMain ? choices.main : choices.road)
  })
}

function freightLeg(
  edition: Edition,
  route: PlannedRoute,
  shipment: Shipment,
  { vehicle, fuelSource }: VehicleChoice,
): FreightLeg {
  const { mode } = route
  const haul =
    mode === 'air'
      ? (haulOf(edition.part(travelPart).hauls, route.distanceMetres).name as FlightHaul)
      : undefined
  const nearness = nearnessOf(route)
  const factor = edition.part(freightPart).find({
    mode,
    vehicleType: vehicle.vehicleType,
    fuelSource,
    haul,
    refrigerated: shipment.refrigerated,
    nearness,
    from: route.origin.countryCode,
    to: route.destination.countryCode,
    distanceKm: route.distanceKm,
    isDedicated: shipment.isDedicated,
    returnsEmpty: shipment.returnsEmpty,
  })
  if (!factor)
    throw noFactor('vehicle_type', `No open factor exists for ${vehicle.label} with ${fuelSource}.`)
  const hasVehicles = factor.intensity.vehicle !== undefined
  const cargo: Cargo = {
    massTonnes: shipment.massTonnes,
    isDedicated: shipment.isDedicated && hasVehicles,
    returnsEmpty: shipment.returnsEmpty && hasVehicles,
  }
  const rate = shipmentRate(factor.intensity, cargo)
  const grids = factor.intensity.isElectric ? gridsOf(edition, route) : undefined
  return {
    route,
    mode,
    factor,
    cargo,
    rate,
    parts: partsOf(route, factor, cargo, rate, grids),
    grids,
    nearness,
  }
}

function partsOf(
  { distanceMetres }: PlannedRoute,
  { intensity }: FreightFactor,
  cargo: Cargo,
  rate: ShipmentRate,
  grids: TractionGrids | undefined,
): LegParts {
  if (grids) return electricParts(rate, grids.stretches)
  return intensity.directWithForcing
    ? flightParts(intensity, rate, cargo, distanceMetres)
    : combustionParts(rate, distanceMetres)
}

function gridsOf(edition: Edition, route: PlannedRoute): TractionGrids {
  const countries = route.countries.map(({ countryCode, distanceMetres = 0 }) => ({
    countryCode,
    distanceMetres,
  }))
  const grids = tractionGrids(edition, countries, 'fuel_source')
  if (grids) return grids
  const names = countries.map(({ countryCode }) => countryCode).join(', ')
  throw noFactor('fuel_source', `No grid intensity is known for ${names}, which the electric leg crosses.`)
}

/** Ships, and flights that do not touch the publisher's country, are the world's; lorries and trains its own. */
function nearnessOf({ mode, countries }: PlannedRoute): FreightQuery['nearness'] {
  const isHome = ({ countryCode }: { countryCode: string }) => countryCode === PUBLISHER_COUNTRY
  if (mode === 'sea') return 'global'
  if (mode === 'air') return countries.some(isHome) ? 'exact' : 'global'
  return countries.every(isHome) ? 'exact' : 'region'
}

function noFactor(field: string, message: string): ApiError {
  return new ApiError({ code: 'no_factor', field, message })
}

/** The leg that heads an answer: that with the most tonne-km, which is the longest. */
export function longestLeg(legs: readonly FreightLeg[]): FreightLeg {
  const [first, ...others] = legs
  if (!first) throw new Error('a chain has at least one leg')
  return others.reduce(
    (longest, leg) => (leg.route.distanceMetres > longest.route.distanceMetres ? leg : longest),
    first,
  )
}

/** Whether there is a figure with radiative forcing for every flight; the operator's own have none. */
export function isForcingKnown(legs: readonly FreightLeg[]): boolean {
  const flights = legs.filter(({ mode }) => mode === 'air')
  return flights.length > 0 && flights.every(({ factor }) => factor.intensity.directWithForcing !== undefined)
}

/** Codes of the countries of a chain, in order. */
export function chainCountries(legs: readonly FreightLeg[]): string[] {
  return legs.flatMap(({ route }) => route.countries.map(({ countryCode }) => countryCode))
}

export function sumOf<T>(list: readonly T[], of: (item: T) => number): number {
  return list.reduce((sum, item) => sum + of(item), 0)
}
