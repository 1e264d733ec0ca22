/** The journey of a shipment: places, a transport chain, and for each leg its vehicle and factors. However much it carries. */

import type { Context } from '../../../contract/operation.ts'
import { type OfEdition, ofEdition } from '../../../engine/choice.ts'
import { ApiError, problemOf } from '../../../engine/errors.ts'
import type { Notice } from '../../../engine/notices.ts'
import type { Edition } from '../../../factors/edition.ts'
import { type Chain, isNoRoute, type Routing } from '../../../geo/networks/plan.ts'
import { planWithRunnersUp } from '../../shared/endpoints/alternatives.ts'
import type { TripEndpoints } from '../../shared/endpoints/trip-endpoints.ts'
import { whereSpreads } from '../../shared/endpoints/where.ts'
import { withGivenDistance } from '../../shared/journey/given-distance.ts'
import { freightPart } from '../part.ts'
import { onOneContinent } from './continents.ts'
import { type ChainElement, type FreightLeg, freightLeg, isLineKnown } from './legs.ts'
import { type NearHaul, nearHaulOf } from './near-haul.ts'
import type { Handling, JourneyQuestion } from './shipment.ts'
import { type ShortSea, shortSeaOf } from './short-sea.ts'
import { requireVehicle, requireVehicles, type VehicleChoices, withUsualRoads } from './vehicles.ts'

export interface FreightJourney extends OfEdition {
  readonly year: number
  /** Whose lorries and trains the publisher describes. */
  readonly homeCountry: string
  readonly handling: Handling
  /** As they were taken: of namesakes those between which there is a way. */
  readonly ends: TripEndpoints
  /** As modelled. */
  readonly chain: Chain
  /** With the given distance, where one was given. */
  readonly legs: readonly FreightLeg[]
  /** By ships of the region, where those are likely. */
  readonly shortSea: readonly ShortSea[]
  /** By another haul, of flights near a limit between two. */
  readonly nearHauls: readonly NearHaul[]
  /** Of the chain, its legs and the choice of vehicles. */
  readonly notices: readonly Notice[]
  readonly avoid: readonly string[]
  readonly plannedDistanceKm: number | undefined
  /** Whether whole vehicles are counted: they go by steps, and not with the load. */
  readonly countsVehicles: boolean
  /** One leg in one country, between places that are not known: its distance is an amount, its legs are for a kilometre. */
  readonly isPerKm: boolean
}

/** Throws validation_error or no_factor for a vehicle or fuel that there is none of, no_route where no way leads there. */
export async function findJourney(
  { edition, routing }: Pick<Context, 'edition' | 'routing'>,
  question: JourneyQuestion,
  handling: Handling,
): Promise<FreightJourney> {
  const { mode, avoid, plannedDistanceKm } = question
  const freight = edition.part(freightPart)
  // Refused before any route is planned.
  const asked = mode && requireVehicle(freight, mode, question)
  const isOneContinent = onOneContinent(edition.countries, question.ends)
  const { chain, ends } = await requireChain(
    routing,
    { roadKmMax: freight.autoRoadKm, isOneContinent },
    question,
  )
  const choices = asked ? withUsualRoads(freight, asked) : requireVehicles(freight, chain.mode, question)
  return journeyOf(edition, {
    handling,
    ends,
    chain,
    elements: chainElements(chain, choices, plannedDistanceKm),
    notices: [...chain.notices, ...chain.legs.flatMap(({ notices }) => notices), ...choices.notices],
    avoid,
    plannedDistanceKm,
  })
}

interface Planned
  extends Omit<
    FreightJourney,
    | keyof OfEdition
    | 'year'
    | 'homeCountry'
    | 'legs'
    | 'shortSea'
    | 'nearHauls'
    | 'countsVehicles'
    | 'isPerKm'
  > {
  readonly elements: readonly ChainElement[]
}

/** Throws no_factor where a vehicle does not carry it as it is asked for. */
export function journeyOf(edition: Edition, { elements, ...planned }: Planned): FreightJourney {
  const [only, ...others] = elements
  const isNoWay = planned.chain.legs.every(({ distanceMetres }) => distanceMetres === 0)
  const isPerKm = only !== undefined && others.length === 0 && isNoWay && isAnywhere(only)
  // A distance that was given is none between places.
  const where = elements.some(({ isGiven }) => isGiven) ? [] : whereSpreads(planned.ends)
  const options = { where, isPerKm }
  const legs = elements.map((element) => freightLeg(edition, element, planned.handling, options))
  return ofEdition({
    ...planned,
    year: edition.emissionFactorsYear,
    homeCountry: edition.part(freightPart).homeCountry,
    legs,
    shortSea: legs.flatMap((leg) => shortSeaOf(edition, leg, planned.handling, options)),
    nearHauls: legs.flatMap((leg) => nearHaulOf(edition, leg, planned.handling, options)),
    countsVehicles: legs.some(({ segments }) => segments.some(({ carriage }) => carriage.isDedicated)),
    isPerKm,
  })
}

/** Of a given distance, in one country, without a line. */
function isAnywhere(element: ChainElement): boolean {
  return element.isGiven && !isLineKnown(element) && element.route.countries.length === 1
}

async function requireChain(
  routing: Routing,
  { roadKmMax, isOneContinent }: { roadKmMax: number; isOneContinent: boolean },
  { ends: asked, mode, flies, avoid }: JourneyQuestion,
): Promise<{ chain: Chain; ends: TripEndpoints }> {
  const options = { avoid }
  const { found, ends } = await planWithRunnersUp(asked, async ({ origin, destination }) => {
    const [from, to] = [origin.place, destination.place]
    if (mode) return routing.chain(from, to, mode, options)
    const flight = flies && (await routing.chain(from, to, 'air', options))
    if (flight && !isNoRoute(flight)) return { ...flight, notices: [flies, ...flight.notices] }
    return routing.autoChain(from, to, roadKmMax, { ...options, isOneContinent })
  })
  if (isNoRoute(found)) throw new ApiError(problemOf(found.reason))
  return { chain: found, ends }
}

function chainElements(
  { legs, main }: Chain,
  choices: VehicleChoices,
  plannedDistanceKm: number | undefined,
): ChainElement[] {
  return legs.map((planned, index) => {
    if (index !== main) return { route: planned, isGiven: false, choice: choices.road }
    const isGiven = plannedDistanceKm !== undefined
    const route = isGiven ? withGivenDistance(planned, plannedDistanceKm) : planned
    return { route, isGiven, choice: choices.main }
  })
}
