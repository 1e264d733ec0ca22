/** The trip that a request is about, before it is known who travels: found once, and remembered. */

import type { Context } from '../../../contract/operation.ts'
import { ofEdition } from '../../../engine/choice.ts'
import { writtenInput } from '../../../engine/identity.ts'
import { metresFromKm } from '../../../engine/numbers/quantity.ts'
import { whereSpreads } from '../../shared/endpoints/where.ts'
import {
  type CachedJourney,
  journeyCache,
  SHARED_JOURNEY_PARAMS,
} from '../../shared/journey/journey-cache.ts'
import { distanceEntry, givenDistanceEntry } from '../../shared/journey/trail.ts'
import { alikeMetres } from '../journey/distances.ts'
import { type Journey, planJourney } from '../journey/journey.ts'
import { FLIGHT_OVER_KM, type GivenDistance } from '../journey/way.ts'
import { requireTrip } from '../trip/find.ts'
import type { PlannedTrip } from '../trip/terms.ts'
import type { Trip } from '../trip/trip.ts'
import { vehicleNames } from '../vehicle-names.ts'
import { tripIdentity } from './identity.ts'
import { GIVEN_DISTANCE } from './present-route.ts'
import type { TravelParams } from './query.ts'
import { ignoredVehicle, readMode, readType, replacedVehicle } from './vehicle.ts'

/** Of a given distance: one that is treated as it, or itself. */
interface TripQuestion extends TravelParams {
  readonly alike_metres?: number
  readonly metres?: number
  readonly is_far?: boolean
}

const TRIP_PARAMS = [
  ...SHARED_JOURNEY_PARAMS,
  'cabin_class',
  'haul_rule',
  'haul',
  'alike_metres',
  'metres',
  'is_far',
] as const satisfies readonly (keyof TripQuestion)[]

const cachedTrip = journeyCache<TripQuestion, (typeof TRIP_PARAMS)[number], PlannedTrip>({
  by: TRIP_PARAMS,
  find: findTrip,
  routesOf: ({ journey }) => (journey.route ? [journey.route] : []),
})

/** Throws validation_error, no_route and no_factor. */
export function openTrip(context: Context, params: TravelParams): Promise<CachedJourney<PlannedTrip>> {
  const { distance_km } = params
  return distance_km === undefined
    ? cachedTrip(context, params)
    : openMeasured(context, { ...params, is_far: distance_km > FLIGHT_OVER_KM }, metresFromKm(distance_km))
}

async function openMeasured(
  context: Context,
  params: TripQuestion,
  metres: number,
): Promise<CachedJourney<PlannedTrip>> {
  const alike = { ...params, alike_metres: alikeMetres(context.edition, metres) }
  const measured = await cachedTrip(context, alike)
  return isLinear(measured.journey) ? measured : cachedTrip(context, { ...params, metres })
}

/** Several countries divide a distance in whole metres, and the curve has a part that every flight has. */
function isLinear({ journey, trip }: PlannedTrip): boolean {
  return journey.stretches.length < 2 && trip.flight?.rule !== 'curve'
}

async function findTrip(
  context: Context,
  params: Pick<TripQuestion, (typeof TRIP_PARAMS)[number]>,
): Promise<PlannedTrip> {
  const names = vehicleNames(context.edition)
  const read = readMode(names, params)
  const given = givenOf(params)
  const journey = await planJourney(context, { ends: params, mode: read.mode, given })
  const type = readType(names, journey.mode, params)
  const flight = {
    cabin: params.cabin_class,
    rule: params.haul_rule,
    haul: params.haul,
  }
  return plannedTrip(context, journey, requireTrip(context, journey, { type, flight }), [
    ...read.notices,
    ...replacedVehicle(names, journey.mode, params),
    ...ignoredVehicle(journey.mode, params),
  ])
}

function givenOf({
  alike_metres,
  metres = alike_metres,
  is_far: isFar = false,
}: Pick<TripQuestion, 'alike_metres' | 'metres' | 'is_far'>): GivenDistance | undefined {
  return metres === undefined ? undefined : { metres, isExact: alike_metres === undefined, isFar }
}

export function plannedTrip(
  { edition, routing }: Context,
  journey: Journey,
  trip: Trip,
  notices: PlannedTrip['notices'],
): PlannedTrip {
  const { ends, route, isGiven, distanceMetres } = journey
  return ofEdition({
    journey,
    trip,
    distance:
      route && !isGiven
        ? distanceEntry(edition, route, whereSpreads(ends))
        : givenDistanceEntry(distanceMetres, GIVEN_DISTANCE, trip.figures.year),
    identity: writtenInput({ ...tripIdentity(journey, trip), geography: routing.hash }),
    notices,
  })
}
