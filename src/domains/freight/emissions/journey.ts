/** The journey that a shipment is asked about: found once, and remembered by its question. */

import type { Context } from '../../../contract/operation.ts'
import type { WrittenInput } from '../../../engine/identity.ts'
import { kmFromMetres, metresFromKm } from '../../../engine/numbers/quantity.ts'
import { type Edition, perEdition } from '../../../factors/edition.ts'
import { type CachedJourney, journeyCache } from '../../shared/journey/journey-cache.ts'
import { haulsOf } from '../../travel/shared/hauls.ts'
import { freightPart } from '../part.ts'
import { type FreightJourney, findJourney } from '../transport/journey.ts'
import { nearHaulSteps } from '../transport/near-haul.ts'
import { journeyIdentity, type LegPieces, legPieces } from './identity.ts'
import { DISTANCE, type FreightParams, JOURNEY_PARAMS, type JourneyParams } from './query.ts'
import { readHandling, readJourney } from './question.ts'

export interface RequestedJourney {
  readonly journey: FreightJourney
  readonly identity: WrittenInput
  /** Where the distance is an amount. */
  readonly legPieces: LegPieces
}

/** Throws validation_error, no_route and no_factor. */
export async function openJourney(
  context: Context,
  params: FreightParams,
): Promise<CachedJourney<RequestedJourney>> {
  const { planned_distance_km: km } = params
  if (km === undefined || !isInOneCountry(params)) return journeyOf(context, params)
  const found = await journeyOf(context, { ...params, planned_distance_km: leastAlike(context.edition, km) })
  return found.journey.journey.isPerKm ? found : journeyOf(context, params)
}

const journeyOf = journeyCache<FreightParams, keyof JourneyParams & string, RequestedJourney>({
  by: JOURNEY_PARAMS,
  async find(context, params) {
    const journey = await findJourney(context, await readJourney(context, params), readHandling(params))
    const identity = journeyIdentity(params, journey, context.routing.hash)
    return { journey, identity, legPieces: journey.isPerKm ? legPieces(journey) : [] }
  },
  routesOf: ({ journey }) => journey.chain.legs,
})

/** Without places: then a given distance is nowhere, and journeys of many distances are one. */
function isInOneCountry(params: JourneyParams): boolean {
  const { origin_country: from, origin_location, destination_country: to, destination_location } = params
  if (origin_location !== undefined || destination_location !== undefined) return false
  return from === undefined || to === undefined || from === to
}

/** The least distance with the same factors and notices. */
function leastAlike(edition: Edition, km: number): number {
  const { hauls, others } = stepsOf(edition)
  const flownKm = kmFromMetres(metresFromKm(km))
  const step = Math.max(
    DISTANCE.minimum,
    hauls.findLast((one) => one <= flownKm) ?? 0,
    others.findLast((one) => one <= km) ?? 0,
  )
  // A haul begins half a metre early, by the whole metres flown: no step may lie beyond the distance itself.
  return Math.min(km, step)
}

/** Kilometres where something else begins, rising; of flights by whole metres. */
const stepsOf = perEdition((edition) => ({
  hauls: [
    ...haulsOf(edition).flatMap(({ belowMetres }) => (belowMetres ? [kmFromMetres(belowMetres)] : [])),
    ...nearHaulSteps(edition),
  ].sort((a, b) => a - b),
  others: [...edition.part(freightPart).stepsKm].sort((a, b) => a - b),
}))
