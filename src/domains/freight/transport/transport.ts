/** The transport chain of a shipment: planned, and each leg with its vehicle. */
import { ApiError } from '../../../contract/errors.ts'
import type { Notice } from '../../../core/notices.ts'
import { type Chain, isNoRoute, type Routing } from '../../../routing/plan.ts'
import type { Edition } from '../../edition.ts'
import type { Context } from '../../operation.ts'
import { planWithRunnersUp } from '../../shared/ends/runners-up.ts'
import type { TripEnds } from '../../shared/ends/trip-ends.ts'
import { withGivenDistance } from '../../shared/way/given-distance.ts'
import { freightPart } from '../part.ts'
import { onOneContinent } from './continents.ts'
import { type ChainElement, type FreightLeg, freightLeg } from './legs.ts'
import type { Journey, Shipment } from './shipment.ts'
import { requireVehicle, requireVehicles, type VehicleChoices, withUsualRoads } from './vehicles.ts'

/** The way of a shipment, before it is known how much is carried. */
export interface TransportWay {
  /** As they were taken: of namesakes those between which there is a way. */
  readonly ends: TripEnds
  /** As modelled. */
  readonly chain: Chain
  readonly elements: readonly ChainElement[]
  /** Of the chain, its legs and the choice of vehicles. */
  readonly notices: readonly Notice[]
}

export interface Transport extends Omit<TransportWay, 'elements'> {
  /** With the given distance, where one was given. */
  readonly legs: readonly FreightLeg[]
}

/** Throws validation_error or no_factor for a vehicle or fuel that there is none of, no_route where no way leads there. */
export async function findTransportWay(
  { edition, routing }: Pick<Context, 'edition' | 'routing'>,
  journey: Journey,
): Promise<TransportWay> {
  const freight = edition.part(freightPart)
  // Refused before any route is planned.
  const asked = journey.mode && requireVehicle(freight, journey.mode, journey)
  const isOneContinent = onOneContinent(edition.countries, journey.ends)
  const { chain, ends } = await requireChain(
    routing,
    { roadKmMax: freight.autoRoadKm, isOneContinent },
    journey,
  )
  const choices = asked ? withUsualRoads(freight, asked) : requireVehicles(freight, chain.mode, journey)
  return {
    chain,
    ends,
    elements: chainElements(chain, choices, journey.plannedDistanceKm),
    notices: [...chain.notices, ...chain.legs.flatMap(({ notices }) => notices), ...choices.notices],
  }
}

/** Throws no_factor where a vehicle does not carry it as it is asked for. */
export function transportOf(edition: Edition, way: TransportWay, shipment: Shipment): Transport {
  const { chain, ends, notices, elements } = way
  return { chain, ends, notices, legs: elements.map((element) => freightLeg(edition, element, shipment)) }
}

async function requireChain(
  routing: Routing,
  { roadKmMax, isOneContinent }: { roadKmMax: number; isOneContinent: boolean },
  { ends: asked, mode, avoid }: Journey,
): Promise<{ chain: Chain; ends: TripEnds }> {
  const options = { avoid }
  const { found, ends } = await planWithRunnersUp(asked, ({ origin, destination }) =>
    mode === undefined
      ? routing.autoChain(origin.place, destination.place, roadKmMax, { ...options, isOneContinent })
      : routing.chain(origin.place, destination.place, mode, options),
  )
  if (isNoRoute(found)) throw new ApiError({ code: 'no_route', message: found.reason })
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
