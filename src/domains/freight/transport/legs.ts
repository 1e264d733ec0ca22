/** From the legs of a chain to what each emits. */

import { rational } from '../../../core/rational.ts'
import type { PlannedRoute } from '../../../routing/plan.ts'
import type { Edition } from '../../edition.ts'
import { type TractionGrids, tractionGrids } from '../../electricity/shared/traction-grids.ts'
import { haulOf, haulsOf, publisherHaul } from '../../travel/shared/hauls.ts'
import {
  type Cargo,
  combustionParts,
  electricParts,
  type FlightHaul,
  type FreightMode,
  type LegParts,
  type ShipmentRate,
  shipmentRate,
} from '../calculate.ts'
import type { FreightFactor, FreightQuery, SailedDistance } from '../factor.ts'
import { freightPart } from '../part.ts'
import { scaledRate } from '../rate.ts'
import { noFactor, noGrid } from './refusals.ts'
import type { Shipment } from './shipment.ts'
import type { VehicleChoice } from './vehicles.ts'

/** A transport chain element before anything is calculated: a way, and what moves on it. */
export interface ChainElement {
  readonly route: PlannedRoute
  /** Whether its distance came with the question. */
  readonly isGiven: boolean
  readonly choice: VehicleChoice
}

export interface FreightLeg {
  readonly route: PlannedRoute
  readonly isGiven: boolean
  readonly mode: FreightMode
  readonly factor: FreightFactor
  readonly cargo: Cargo
  readonly rate: ShipmentRate
  readonly parts: LegParts
  /** Of electric vehicles. */
  readonly grids: TractionGrids | undefined
  /** Of ships on a modelled way: what they sail over the shortest one, inside of the rate. */
  readonly sailed: SailedDistance | undefined
}

/** The country whose fleet the publisher describes. */
const PUBLISHER_COUNTRY = 'GB'

/** Throws no_factor when an electric vehicle crosses countries without a known grid only. */
export function freightLeg(
  edition: Edition,
  { route, isGiven, choice }: ChainElement,
  shipment: Shipment,
): FreightLeg {
  const factor = requireFactor(edition, route, choice, shipment)
  const { intensity } = factor
  const hasVehicles = intensity.vehicle !== undefined
  const cargo: Cargo = {
    massTonnes: shipment.massTonnes,
    isDedicated: shipment.isDedicated && hasVehicles,
    returnsEmpty: shipment.returnsEmpty && hasVehicles,
  }
  const grids = intensity.isElectric ? requireGrids(edition, route) : undefined
  const sailed = route.mode === 'sea' && !isGiven ? edition.part(freightPart).sailed : undefined
  const rate = sailedRate(shipmentRate(intensity, cargo), sailed)
  const parts = grids ? electricParts(rate, grids.stretches) : combustionParts(rate, route.distanceMetres)
  return { route, isGiven, mode: route.mode, factor, cargo, rate, parts, grids, sailed }
}

/** By the km of the shortest way. */
function sailedRate(rate: ShipmentRate, sailed: SailedDistance | undefined): ShipmentRate {
  return sailed ? { ...rate, ...scaledRate(rate, rational(sailed.ratio)) } : rate
}

function requireFactor(
  edition: Edition,
  route: PlannedRoute,
  { vehicle, fuelSource }: VehicleChoice,
  { refrigerated, isDedicated, returnsEmpty }: Shipment,
): FreightFactor {
  const factor = edition.part(freightPart).find({
    mode: route.mode,
    vehicleType: vehicle.vehicleType,
    fuelSource,
    haul: route.mode === 'air' ? flightHaul(edition, route.distanceMetres) : undefined,
    refrigerated,
    nearness: nearnessOf(edition, route),
    from: route.origin.countryCode,
    to: route.destination.countryCode,
    distanceKm: route.distanceKm,
    isDedicated,
    returnsEmpty,
  })
  if (!factor) throw noFactor(vehicle, fuelSource)
  return factor
}

function flightHaul(edition: Edition, distanceMetres: number): FlightHaul {
  return haulOf(haulsOf(edition), distanceMetres).name
}

function requireGrids(edition: Edition, route: PlannedRoute): TractionGrids {
  const countries = route.countries.map(({ countryCode, distanceMetres = 0 }) => ({
    countryCode,
    distanceMetres,
  }))
  const grids = tractionGrids(edition, countries, 'fuel')
  if (!grids) throw noGrid(countries.map(({ countryCode }) => countryCode))
  return grids
}

/** Ships are the world's; lorries, trains and flights the publisher's own. */
function nearnessOf(edition: Edition, route: PlannedRoute): FreightQuery['nearness'] {
  const { mode, countries } = route
  const isHome = ({ countryCode }: { countryCode: string }) => countryCode === PUBLISHER_COUNTRY
  if (mode === 'sea') return 'global'
  if (mode === 'air') return isSortedAsByDistance(edition, route) ? 'exact' : 'region'
  return countries.every(isHome) ? 'exact' : 'region'
}

/** Whether the publisher sorts a flight into the haul of its distance. */
function isSortedAsByDistance(
  edition: Edition,
  { distanceMetres, origin, destination }: PlannedRoute,
): boolean {
  const haul = flightHaul(edition, distanceMetres)
  return publisherHaul(edition, haul, origin.countryCode, destination.countryCode) === haul
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
