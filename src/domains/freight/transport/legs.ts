/** The legs of a chain with the factors of their vehicles. */

import { greatCircleKm } from '../../../engine/helpers/sphere.ts'
import type { Spread } from '../../../engine/spread.ts'
import type { TrailEntry } from '../../../engine/trail.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { PlannedRoute } from '../../../geo/networks/plan.ts'
import { gridsOf } from '../../electricity/shared/grids.ts'
import {
  type CountryStretch,
  stretchedTo,
  type TractionGrids,
  tractionGrids,
} from '../../electricity/shared/traction-grids.ts'
import { withGivenDistance } from '../../shared/journey/given-distance.ts'
import { haulOf, haulsOf, publisherHaul } from '../../travel/shared/hauls.ts'
import type { FreightFactor, FreightQuery, RegionalFigure, SailedDistance } from '../factor.ts'
import type { FlightHaul, FreightMode } from '../intensity.ts'
import type { Carriage } from '../load-rate.ts'
import { freightPart } from '../part.ts'
import { withPayload } from '../payloads.ts'
import { regionalKey } from '../regional.ts'
import { USUAL_VEHICLE } from '../words.ts'
import { GIVEN_KM, givenDistance, modelledDistance } from './distance.ts'
import { noFactor, noGrid } from './refusals.ts'
import type { Handling } from './shipment.ts'
import type { VehicleChoice } from './vehicles.ts'

/** A transport chain element before anything is calculated: a way, and what moves on it. */
export interface ChainElement {
  readonly route: PlannedRoute
  /** Whether its distance came with the question. */
  readonly isGiven: boolean
  readonly choice: VehicleChoice
  /** Of a flight that is looked at as one of another haul than that of its distance. */
  readonly haul?: FlightHaul
}

/** What of a route decides which factor holds; `countries` may be some of its own. */
type Way = Pick<PlannedRoute, 'mode' | 'distanceMetres' | 'distanceKm' | 'origin' | 'destination'> & {
  readonly countries: readonly { readonly countryCode: string }[]
}

/** Kilometres of a leg that rest on one factor; of trains by country those of electric and diesel ones lie side by side. */
export interface LegSegment {
  readonly factor: FreightFactor
  readonly carriage: Carriage
  readonly distanceMetres: number
  /** Of electric vehicles. */
  readonly grids: TractionGrids | undefined
}

export interface FreightLeg extends Pick<LegSegment, 'factor' | 'carriage'> {
  readonly route: PlannedRoute
  readonly isGiven: boolean
  readonly mode: FreightMode
  /** As the trail shows it. */
  readonly distance: TrailEntry
  /** The longest of them has the factor of the leg. */
  readonly segments: readonly LegSegment[]
  /** Of ships on a modelled way whose factor is per km sailed: what they sail over the shortest one. */
  readonly sailed: SailedDistance | undefined
}

export interface LegOptions {
  /** How far the ends of the chain are in doubt. */
  readonly where: readonly Spread[]
  /** Its segments are for one kilometre. */
  readonly isPerKm: boolean
}

/** Throws no_factor when an electric vehicle crosses countries without a known grid only. */
export function freightLeg(
  edition: Edition,
  element: ChainElement,
  handling: Handling,
  { where, isPerKm }: LegOptions,
): FreightLeg {
  const { route, isGiven } = element
  const length = isPerKm ? withGivenDistance(route, ONE_KM) : route
  const segments = piecesOf(edition, element, length, handling).map((piece) =>
    segmentOf(edition, piece, handling),
  )
  const { factor, carriage } = longestOf(segments, ({ distanceMetres }) => distanceMetres)
  const { sailed } = edition.part(freightPart)
  const isShortest = route.mode === 'sea' && !isGiven && !factor.isAdjusted
  const distance = isGiven
    ? givenDistance(edition, route)
    : modelledDistance(edition, route, { isSailedInDoubt: isShortest && !sailed, where })
  return {
    route,
    isGiven,
    mode: route.mode,
    distance,
    segments,
    factor,
    carriage,
    sailed: isShortest ? sailed : undefined,
  }
}

const ONE_KM = 1

/** Countries with their metres, and the factor that holds there. */
interface Piece {
  readonly factor: FreightFactor
  readonly countries: readonly CountryStretch[]
  readonly distanceMetres: number
}

/** The leg as a whole, or, where there are figures by country, piece by piece. `length`: the route for which it is made. */
function piecesOf(
  edition: Edition,
  { route, choice, haul }: ChainElement,
  length: PlannedRoute,
  handling: Handling,
): Piece[] {
  const countries = length.countries.map(({ countryCode, distanceMetres = 0 }) => ({
    countryCode,
    distanceMetres,
    ...(length !== route && { km: `{${GIVEN_KM}}` }),
  }))
  const whole: Piece = {
    factor: requireFactor(edition, route, choice, handling, haul),
    countries,
    distanceMetres: length.distanceMetres,
  }
  if (whole.factor.tier === 'user' || !isUsual(choice, handling)) return [whole]
  const crossed = stretchedTo(countries, length.distanceMetres).map((stretch) => ({
    stretch,
    figure: findRegional(edition, route.mode, stretch.countryCode),
  }))
  if (crossed.every(({ figure }) => figure === undefined)) return [whole]
  const own = crossed.flatMap(({ stretch, figure }) =>
    (figure?.[handling.refrigerated ? 'refrigerated' : 'factors'] ?? []).map((factor) =>
      pieceOf(factor, [stretch]),
    ),
  )
  const rest = crossed.flatMap(({ stretch, figure }) => (figure ? [] : [stretch]))
  const isAtHome = isHome(edition)
  const [home, abroad] = [rest.filter(isAtHome), rest.filter((stretch) => !isAtHome(stretch))]
  const others = [home, abroad].filter((some) => some.length > 0)
  return [
    ...own,
    ...others.map((some) =>
      pieceOf(requireFactor(edition, { ...route, countries: some }, choice, handling), some),
    ),
  ]
}

function pieceOf(factor: FreightFactor, countries: readonly CountryStretch[]): Piece {
  return { factor, countries, distanceMetres: countries.reduce((sum, one) => sum + one.distanceMetres, 0) }
}

/** The average vehicle of the mode with its usual fuel, shared: what figures by country describe. */
function isUsual({ vehicle, fuelSource }: VehicleChoice, handling: Handling): boolean {
  if (vehicle.vehicleType !== USUAL_VEHICLE || fuelSource !== vehicle.fuels[0]) return false
  const { isDedicated, returnsEmpty, refrigerated } = handling
  return vehicle.mode === 'rail' || !(isDedicated || returnsEmpty || refrigerated)
}

/** Undefined too where the country has no grid and the figure needs one. */
function findRegional(edition: Edition, mode: FreightMode, countryCode: string): RegionalFigure | undefined {
  const figure = edition.part(freightPart).regional.get(regionalKey(mode, countryCode))
  return figure?.needsGrid && !gridsOf(edition).byCountry.has(countryCode) ? undefined : figure
}

function segmentOf(
  edition: Edition,
  { factor: found, countries, distanceMetres }: Piece,
  handling: Handling,
): LegSegment {
  const factor = ofWay(edition, found, countries)
  const { vehicle, isElectric } = factor.intensity
  const carriage: Carriage = {
    isDedicated: handling.isDedicated && vehicle !== undefined,
    returnsEmpty: handling.returnsEmpty && vehicle !== undefined,
  }
  const grids = isElectric ? requireGrids(edition, countries) : undefined
  return { factor, carriage, distanceMetres, grids }
}

/** With what the law of the countries lets one vehicle carry. */
function ofWay(edition: Edition, factor: FreightFactor, countries: readonly CountryStretch[]): FreightFactor {
  const { mode, vehicleType } = factor.vehicle
  if (mode !== 'road') return factor
  const codes = countries.map(({ countryCode }) => countryCode)
  return withPayload(factor, edition.part(freightPart).payloadOf(vehicleType, codes))
}

function requireFactor(
  edition: Edition,
  route: Way,
  { vehicle, fuelSource }: VehicleChoice,
  { refrigerated, isDedicated, returnsEmpty }: Handling,
  haul?: FlightHaul,
): FreightFactor {
  const factor = edition.part(freightPart).find({
    mode: route.mode,
    vehicleType: vehicle.vehicleType,
    fuelSource,
    haul: route.mode === 'air' ? (haul ?? flightHaul(edition, route.distanceMetres)) : undefined,
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

/** In the country whose fleet the publisher describes. */
function isHome(edition: Edition) {
  const { homeCountry } = edition.part(freightPart)
  return ({ countryCode }: { readonly countryCode: string }) => countryCode === homeCountry
}

/** Ships are the world's; lorries, trains and flights the publisher's own. */
function nearnessOf(edition: Edition, route: Way): FreightQuery['nearness'] {
  const { mode, countries } = route
  if (mode === 'sea') return 'global'
  if (mode === 'air') return isSortedAsByDistance(edition, route) ? 'exact' : 'region'
  return countries.every(isHome(edition)) ? 'exact' : 'region'
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
  return flights.length > 0 && flights.every(({ factor }) => factor.trail.forcing.length > 0)
}

/** Codes of the countries of a chain, in order. */
export function chainCountries(legs: readonly FreightLeg[]): string[] {
  return legs.flatMap(({ route }) => route.countries.map(({ countryCode }) => countryCode))
}

/** A distance that is given beside one place alone has no line, and no time that is known. */
export function isLineKnown({ isGiven, route }: Pick<FreightLeg, 'isGiven' | 'route'>): boolean {
  return !isGiven || greatCircleKm(route.origin, route.destination) > 0
}
