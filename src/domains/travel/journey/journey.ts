/** The journey of a trip: its mode, its ends, the way between them and its distance. */
import { ApiError } from '../../../contract/errors.ts'
import type { Notice } from '../../../core/notices.ts'
import { metresFromKm } from '../../../core/quantity.ts'
import { greatCircleKm } from '../../../core/sphere.ts'
import { isNoRoute, type NoRoute, noRoute, type PlannedRoute } from '../../../routing/plan.ts'
import type { CountryStretch } from '../../electricity/shared/traction-grids.ts'
import type { Context } from '../../operation.ts'
import { refuseSamePlace } from '../../shared/ends/same-place.ts'
import type { TripEnds } from '../../shared/ends/trip-ends.ts'
import { type Mode, ROUTE_MODES } from '../modes.ts'
import { givenWithoutRoute, givenWithRoute, shortCrossing } from './notices.ts'
import { alongRoute, betweenEnds } from './stretches.ts'
import { type JourneyQuestion, type Way, wayBetween } from './way.ts'

export interface Journey {
  readonly mode: Mode
  readonly ends: TripEnds
  /** Absent where the distance is given and no way is known. */
  readonly route?: PlannedRoute
  /** One way. */
  readonly distanceMetres: number
  readonly isGiven: boolean
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
  const given = question.givenKm === undefined ? undefined : metresFromKm(question.givenKm)
  if (given === undefined) refuseSamePlace(way.ends, 'distance_km')
  // Where a distance is given, one place, or one that is not named, is no way of which a line could be shown.
  const found = given !== undefined && isOnePlace(way.ends) ? ONE_PLACE : way.found
  if (!isNoRoute(found)) return withRoute(way, found, given)
  if (given !== undefined) return withoutRoute(way, found, given)
  const message = `${found.reason} With distance_km the distance can be given.`
  throw new ApiError({ code: 'no_route', message })
}

const ONE_PLACE = noRoute('No two places are named.')

function isOnePlace({ origin, destination }: TripEnds): boolean {
  const isUnnamed = origin.isUnnamed === true || destination.isUnnamed === true
  return isUnnamed || greatCircleKm(origin.place, destination.place) === 0
}

function withRoute({ mode, ends, notices }: Way, route: PlannedRoute, given: number | undefined): Journey {
  const distanceMetres = given ?? route.distanceMetres
  const about =
    given === undefined ? [...route.notices, ...shortCrossing(mode, route)] : [givenWithRoute(route)]
  return {
    mode,
    ends,
    route,
    distanceMetres,
    isGiven: given !== undefined,
    stretches: alongRoute(route, distanceMetres),
    notices: [...notices, ...about],
  }
}

function withoutRoute({ mode, ends, notices }: Way, { reason }: NoRoute, given: number): Journey {
  const isByLand = ['road', 'rail'].includes(ROUTE_MODES[mode])
  return {
    mode,
    ends,
    distanceMetres: given,
    isGiven: true,
    stretches: isByLand ? betweenEnds(ends, given) : [],
    notices: [...notices, givenWithoutRoute(reason)],
  }
}
