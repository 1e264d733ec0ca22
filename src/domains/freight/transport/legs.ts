/** From the legs of a chain to what each emits. */

import { addEach, rational } from '../../../core/rational.ts'
import { greatCircleKm } from '../../../core/sphere.ts'
import type { PlannedRoute } from '../../../routing/plan.ts'
import type { Edition } from '../../edition.ts'
import { gridsOf } from '../../electricity/shared/grids.ts'
import {
  type CountryStretch,
  stretchedTo,
  type TractionGrids,
  tractionGrids,
} from '../../electricity/shared/traction-grids.ts'
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
import type { FreightFactor, FreightQuery, RegionalFigure, SailedDistance } from '../factor.ts'
import { freightPart } from '../part.ts'
import { scaledRate } from '../rate.ts'
import { regionalKey } from '../regional.ts'
import { USUAL_VEHICLE } from '../words.ts'
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

/** What of a route decides which factor holds; `countries` may be some of its own. */
type Way = Pick<PlannedRoute, 'mode' | 'distanceMetres' | 'distanceKm' | 'origin' | 'destination'> & {
  readonly countries: readonly { readonly countryCode: string }[]
}

/** Kilometres of a leg that rest on one factor; of trains by country those of electric and diesel ones lie side by side. */
export interface LegSegment {
  readonly factor: FreightFactor
  readonly cargo: Cargo
  readonly rate: ShipmentRate
  readonly parts: LegParts
  readonly distanceMetres: number
  /** Of electric vehicles. */
  readonly grids: TractionGrids | undefined
}

export interface FreightLeg extends Pick<LegSegment, 'factor' | 'cargo' | 'rate' | 'parts'> {
  readonly route: PlannedRoute
  readonly isGiven: boolean
  readonly mode: FreightMode
  /** The longest of them has the factor and rate of the leg; their parts add up to those of the leg. */
  readonly segments: readonly LegSegment[]
  /** Of ships on a modelled way: what they sail over the shortest one, inside of the rate. */
  readonly sailed: SailedDistance | undefined
}

/** The country whose fleet the publisher describes. */
const PUBLISHER_COUNTRY = 'GB'

/** Throws no_factor when an electric vehicle crosses countries without a known grid only. */
export function freightLeg(edition: Edition, element: ChainElement, shipment: Shipment): FreightLeg {
  const { route, isGiven } = element
  const sailed = route.mode === 'sea' && !isGiven ? edition.part(freightPart).sailed : undefined
  const segments = piecesOf(edition, element, shipment).map((piece) =>
    segmentOf(edition, piece, shipment, sailed),
  )
  const main = longestOf(segments, ({ distanceMetres }) => distanceMetres)
  const { factor, cargo, rate } = main
  const parts = segments.map((one) => one.parts).reduce(addEach<LegParts>)
  return { route, isGiven, mode: route.mode, segments, factor, cargo, rate, parts, sailed }
}

/** Countries with their metres, and the factor that holds there. */
interface Piece {
  readonly factor: FreightFactor
  readonly countries: readonly CountryStretch[]
  readonly distanceMetres: number
}

/** The leg as a whole, or, where there are figures by country, piece by piece. */
function piecesOf(edition: Edition, element: ChainElement, shipment: Shipment): Piece[] {
  const { route, choice } = element
  const countries = route.countries.map(({ countryCode, distanceMetres = 0 }) => ({
    countryCode,
    distanceMetres,
  }))
  const whole: Piece = {
    factor: requireFactor(edition, route, choice, shipment),
    countries,
    distanceMetres: route.distanceMetres,
  }
  if (whole.factor.tier === 'user' || !isUsual(choice, shipment)) return [whole]
  const crossed = stretchedTo(countries, route.distanceMetres).map((stretch) => ({
    stretch,
    figure: findRegional(edition, route.mode, stretch.countryCode),
  }))
  if (crossed.every(({ figure }) => figure === undefined)) return [whole]
  const own = crossed.flatMap(({ stretch, figure }) =>
    (figure?.[shipment.refrigerated ? 'refrigerated' : 'factors'] ?? []).map((factor) =>
      pieceOf(factor, [stretch]),
    ),
  )
  const rest = crossed.flatMap(({ stretch, figure }) => (figure ? [] : [stretch]))
  const [home, abroad] = [rest.filter(isHome), rest.filter((stretch) => !isHome(stretch))]
  const others = [home, abroad].filter((some) => some.length > 0)
  return [
    ...own,
    ...others.map((some) =>
      pieceOf(requireFactor(edition, { ...route, countries: some }, choice, shipment), some),
    ),
  ]
}

function pieceOf(factor: FreightFactor, countries: readonly CountryStretch[]): Piece {
  return { factor, countries, distanceMetres: countries.reduce((sum, one) => sum + one.distanceMetres, 0) }
}

/** The average vehicle of the mode with its usual fuel, shared: what figures by country describe. */
function isUsual({ vehicle, fuelSource }: VehicleChoice, shipment: Shipment): boolean {
  if (vehicle.vehicleType !== USUAL_VEHICLE || fuelSource !== vehicle.fuels[0]) return false
  const { isDedicated, returnsEmpty, refrigerated } = shipment
  return vehicle.mode === 'rail' || !(isDedicated || returnsEmpty || refrigerated)
}

/** Undefined too where the country has no grid and the figure needs one. */
function findRegional(edition: Edition, mode: FreightMode, countryCode: string): RegionalFigure | undefined {
  const figure = edition.part(freightPart).regional.get(regionalKey(mode, countryCode))
  return figure?.needsGrid && !gridsOf(edition).byCountry.has(countryCode) ? undefined : figure
}

function segmentOf(
  edition: Edition,
  { factor, countries, distanceMetres }: Piece,
  shipment: Shipment,
  sailed: SailedDistance | undefined,
): LegSegment {
  const { intensity } = factor
  const hasVehicles = intensity.vehicle !== undefined
  const cargo: Cargo = {
    massTonnes: shipment.massTonnes,
    isDedicated: shipment.isDedicated && hasVehicles,
    returnsEmpty: shipment.returnsEmpty && hasVehicles,
  }
  const grids = intensity.isElectric ? requireGrids(edition, countries) : undefined
  const rate = sailedRate(shipmentRate(intensity, cargo), sailed)
  const parts = grids ? electricParts(rate, grids.stretches) : combustionParts(rate, distanceMetres)
  return { factor, cargo, rate, parts, distanceMetres, grids }
}

/** By the km of the shortest way. */
function sailedRate(rate: ShipmentRate, sailed: SailedDistance | undefined): ShipmentRate {
  return sailed ? { ...rate, ...scaledRate(rate, rational(sailed.ratio)) } : rate
}

function requireFactor(
  edition: Edition,
  route: Way,
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

function requireGrids(edition: Edition, countries: readonly CountryStretch[]): TractionGrids {
  const grids = tractionGrids(edition, countries, 'fuel')
  if (!grids) throw noGrid(countries.map(({ countryCode }) => countryCode))
  return grids
}

function isHome({ countryCode }: { readonly countryCode: string }): boolean {
  return countryCode === PUBLISHER_COUNTRY
}

/** Ships are the world's; lorries, trains and flights the publisher's own. */
function nearnessOf(edition: Edition, route: Way): FreightQuery['nearness'] {
  const { mode, countries } = route
  if (mode === 'sea') return 'global'
  if (mode === 'air') return isSortedAsByDistance(edition, route) ? 'exact' : 'region'
  return countries.every(isHome) ? 'exact' : 'region'
}

/** Whether the publisher sorts a flight into the haul of its distance. */
function isSortedAsByDistance(edition: Edition, { distanceMetres, origin, destination }: Way): boolean {
  const haul = flightHaul(edition, distanceMetres)
  return publisherHaul(edition, haul, origin.countryCode, destination.countryCode) === haul
}

/** The leg that heads an answer: that with the most tonne-km, which is the longest. */
export function longestLeg(legs: readonly FreightLeg[]): FreightLeg {
  return longestOf(legs, ({ route }) => route.distanceMetres)
}

/** The first of the longest. */
function longestOf<T>(all: readonly T[], metresOf: (one: T) => number): T {
  const [first, ...others] = all
  if (first === undefined) throw new Error('a chain has at least one leg, a leg at least one segment')
  return others.reduce((longest, one) => (metresOf(one) > metresOf(longest) ? one : longest), first)
}

/** Whether there is a figure with radiative forcing for every flight; the operator's own have none. */
export function isForcingKnown(legs: readonly FreightLeg[]): boolean {
  const flights = legs.filter(({ mode }) => mode === 'air')
  return flights.length > 0 && flights.every(({ factor }) => factor.intensity.directWithForcing !== undefined)
}

/** Whether all of it goes with the load: whole vehicles go by steps. */
export function isInProportion(legs: readonly FreightLeg[]): boolean {
  return legs.every(({ segments }) => segments.every(({ cargo }) => !cargo.isDedicated))
}

/** Codes of the countries of a chain, in order. */
export function chainCountries(legs: readonly FreightLeg[]): string[] {
  return legs.flatMap(({ route }) => route.countries.map(({ countryCode }) => countryCode))
}

/** A distance that is given beside one place alone has no line, and no time that is known. */
export function isLineKnown({ isGiven, route }: FreightLeg): boolean {
  return !isGiven || greatCircleKm(route.origin, route.destination) > 0
}
