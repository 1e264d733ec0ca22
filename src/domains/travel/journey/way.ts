/** The mode of a trip where none is given, its ends, and the way between them. */

import type { Context } from '../../../contract/operation.ts'
import { greatCircleKm } from '../../../engine/helpers/sphere.ts'
import { info, type Notice } from '../../../engine/notices.ts'
import { isNoRoute, type NoRoute, type PlannedRoute } from '../../../geo/networks/plan.ts'
import { message } from '../../../messages/messages.ts'
import type { Message } from '../../../messages/values.ts'
import { planWithRunnersUp } from '../../shared/endpoints/alternatives.ts'
import type { TripParams } from '../../shared/endpoints/params.ts'
import type { TripEndpoint } from '../../shared/endpoints/trip-endpoint.ts'
import { requireTripEndpoints, type TripEndpoints } from '../../shared/endpoints/trip-endpoints.ts'
import { type Mode, ROUTE_MODES } from '../modes.ts'
import { assumedMode, withoutTrains } from './notices.ts'

export interface JourneyQuestion {
  readonly ends: TripParams
  /** Absent: the distance decides. */
  readonly mode: Mode | undefined
  /** In place of the distance of our own route. */
  readonly given: GivenDistance | undefined
}

export interface GivenDistance {
  /** One way. */
  readonly metres: number
  /** Whether it is the very distance; else one that is treated as it (distances.ts). */
  readonly isExact: boolean
  /** Whether it is longer than FLIGHT_OVER_KM, before it is rounded to metres. */
  readonly isFar: boolean
}

export interface Way {
  readonly mode: Mode
  readonly ends: TripEndpoints
  readonly found: PlannedRoute | NoRoute
  /** About the mode. */
  readonly notices: readonly Notice[]
}

/** Without a mode, a trip that is longer flies (the v1 contract). */
export const FLIGHT_OVER_KM = 800
const LIMIT = { limit_km: FLIGHT_OVER_KM }

/** Throws validation_error for the ends. */
export async function wayBetween(context: Context, question: JourneyQuestion): Promise<Way> {
  const { ends, mode } = question
  if (mode === undefined) return wayByDistance(context, question)
  const way = await wayBy(context, ends, mode)
  return { ...way, notices: railwayNotices(context, way) }
}

/** By air where the places are far apart or no way over land is known, else by rail, by car where no trains run. */
async function wayByDistance(context: Context, { ends: named, given }: JourneyQuestion): Promise<Way> {
  const flight = async (reason: Message): Promise<Way> => ({
    ...(await wayBy(context, named, 'flight')),
    notices: [assumedMode('flight', reason)],
  })
  const ends = await requireTripEndpoints(context, named, 'undecided')
  if (isAirportCode(ends.origin) && isAirportCode(ends.destination))
    return { ...(await wayBy(context, named, 'flight')), notices: [BETWEEN_AIRPORTS] }
  const [from, to] = [ends.origin.place, ends.destination.place]
  if (given?.isFar) return flight(message('mode.reason.given_distance_long', LIMIT))
  if (given === undefined && greatCircleKm(from, to) > FLIGHT_OVER_KM)
    return flight(message('mode.reason.far_apart', { ...LIMIT, from: from.name, to: to.name }))
  const trainless = trainlessOf(context, ends)
  const mode = trainless === undefined ? 'rail' : 'car'
  const found = await plan(context, ends, mode)
  if (isNoRoute(found)) return flight(message('mode.reason.no_land_route', {}))
  if (isCrossing(found)) return flight(message('mode.reason.sea_between', {}))
  if (given === undefined && found.distanceKm > FLIGHT_OVER_KM)
    return flight(message('mode.reason.land_route_long', LIMIT))
  const reason =
    trainless === undefined
      ? message('mode.reason.land_route_short', LIMIT)
      : message('mode.reason.land_route_no_trains', { ...LIMIT, country: trainless })
  return { mode, ends, found, notices: [assumedMode(mode, reason)] }
}

/** Two codes of airports in capitals say that it is a flight. */
const AIRPORT_CODE = /^[A-Z]{3}$/
const BETWEEN_AIRPORTS = info('mode_assumed.airports', {}, 'mode')

function isAirportCode({ place, asked = '' }: TripEndpoint): boolean {
  return place.kind === 'airport' && AIRPORT_CODE.test(asked.trim())
}

/** The code of the first country of the two without trains between towns. */
function trainlessOf({ routing }: Context, { origin, destination }: TripEndpoints): string | undefined {
  return [origin, destination]
    .map(({ place }) => place.countryCode)
    .find((countryCode) => !routing.hasTrains(countryCode))
}

/** Islands of one country are joined by their ferries; between countries people fly over the sea. */
function isCrossing({ notices, countries }: PlannedRoute): boolean {
  return countries.length > 1 && notices.some(({ code }) => code === 'ferry_on_route')
}

async function wayBy(context: Context, given: TripParams, mode: Mode): Promise<Omit<Way, 'notices'>> {
  const ends = await requireTripEndpoints(context, given, mode === 'flight' ? 'air' : 'surface')
  const planned = await planWithRunnersUp(ends, (these) => plan(context, these, mode))
  return { mode, ...planned }
}

function railwayNotices(context: Context, { mode, ends }: Pick<Way, 'mode' | 'ends'>): Notice[] {
  const trainless = mode === 'rail' ? trainlessOf(context, ends) : undefined
  return trainless === undefined ? [] : [withoutTrains(trainless)]
}

function plan(
  { routing }: Context,
  { origin, destination }: TripEndpoints,
  mode: Mode,
): Promise<PlannedRoute | NoRoute> {
  return routing.plan(origin.place, destination.place, ROUTE_MODES[mode], { isDriven: true })
}
