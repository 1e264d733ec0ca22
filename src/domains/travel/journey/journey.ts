/** The journey of a trip: its mode, its ends, the way between them and its distance. */

import type { Context } from '../../../contract/operation.ts'
import { ApiError, problem } from '../../../engine/errors.ts'
import { greatCircleKm } from '../../../engine/helpers/sphere.ts'
import type { Notice } from '../../../engine/notices.ts'
import { isNoRoute, type NoRoute, noRoute, type PlannedRoute } from '../../../geo/networks/plan.ts'
import type { CountryStretch } from '../../electricity/shared/traction-grids.ts'
import { refuseSamePlace } from '../../shared/endpoints/same-place.ts'
import type { TripEndpoints } from '../../shared/endpoints/trip-endpoints.ts'
import { type Mode, ROUTE_MODES } from '../modes.ts'
import { givenWithoutRoute, givenWithRoute, shortCrossing } from './notices.ts'
import { alongRoute, betweenEnds } from './stretches.ts'
import { type GivenDistance, type JourneyQuestion, type Way, wayBetween } from './way.ts'

export interface Journey {
  readonly mode: Mode
  readonly ends: TripEndpoints
  /** Absent where the distance is given and no way is known. */
  readonly route?: PlannedRoute
  /** One way, by which hauls and the like are told apart: of a measured distance, one that is treated as it. */
  readonly lengthMetres: number
  /** One way, of which the figures are: a kilometre where it is measured. */
  readonly distanceMetres: number
  readonly isGiven: boolean
  /** Its distance is an amount of the request. */
  readonly isMeasured: boolean
  /** By land: the countries with their metres, which add up to the distance. */
  readonly stretches: readonly CountryStretch[]
  readonly notices: readonly Notice[]
}

/**
 * The mode as given or by the distance, the ends and the way between them. Throws validation_error for the ends, and
 * no_route where there is no way and no distance is given.
 */
export async function planJourney(context: Context, question: JourneyQuestion): Promise<Journey> {
  const way = await wayBetween(context, question)
  const { given } = question
  if (given === undefined) refuseSamePlace(way.ends, 'distance_km')
  // Where a distance is given, one place, or one that is not named, is no way of which a line could be shown.
  const found = given !== undefined && isOnePlace(way.ends) ? ONE_PLACE : way.found
  if (!isNoRoute(found)) return withRoute(way, found, given)
  if (given !== undefined) return withoutRoute(way, found, given)
  const values = { reason: found.reason, param: 'distance_km' }
  throw new ApiError(problem('no_route.enter_distance', values))
}

const ONE_PLACE = noRoute('no_route.no_places', {})

function isOnePlace({ origin, destination }: TripEndpoints): boolean {
  const isUnnamed = origin.isUnnamed === true || destination.isUnnamed === true
  return isUnnamed || greatCircleKm(origin.place, destination.place) === 0
}

const METRES_PER_KM = 1000

function distanceOf({ metres, isExact }: Pick<GivenDistance, 'metres' | 'isExact'>) {
  return { lengthMetres: metres, distanceMetres: isExact ? metres : METRES_PER_KM, isMeasured: !isExact }
}

function withRoute(
  { mode, ends, notices }: Way,
  route: PlannedRoute,
  given: GivenDistance | undefined,
): Journey {
  const distance = distanceOf(given ?? { metres: route.distanceMetres, isExact: true })
  const about =
    given === undefined ? [...route.notices, ...shortCrossing(mode, route)] : [givenWithRoute(route)]
  return {
    mode,
    ends,
    route,
    ...distance,
    isGiven: given !== undefined,
    stretches: stretchesOf(alongRoute(route, distance.distanceMetres), distance),
    notices: [...notices, ...about],
  }
}

function withoutRoute({ mode, ends, notices }: Way, { reason }: NoRoute, given: GivenDistance): Journey {
  const distance = distanceOf(given)
  const isByLand = ['road', 'rail'].includes(ROUTE_MODES[mode])
  return {
    mode,
    ends,
    ...distance,
    isGiven: true,
    stretches: isByLand ? stretchesOf(betweenEnds(ends, distance.distanceMetres), distance) : [],
    notices: [...notices, givenWithoutRoute(reason)],
  }
}

/** What stands for a distance of the request in notes. */
const GIVEN_KM = '{distance_km}'

function stretchesOf(
  stretches: readonly CountryStretch[],
  { isMeasured }: Pick<Journey, 'isMeasured'>,
): readonly CountryStretch[] {
  return isMeasured ? stretches.map((stretch) => ({ ...stretch, km: GIVEN_KM })) : stretches
}
