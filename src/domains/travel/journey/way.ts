/** The mode of a trip where none is given, its ends, and the way between them. */
import type { Notice } from '../../../core/notices.ts'
import { isNoRoute, type NoRoute, type PlannedRoute } from '../../../routing/plan.ts'
import { greatCircleKm } from '../../../routing/sphere.ts'
import type { Context } from '../../operation.ts'
import { LOCATION_FIELDS, type TripParams } from '../../shared/ends/params.ts'
import { askTripEnds, type TripEnds } from '../../shared/ends/trip-ends.ts'
import { type Mode, ROUTE_MODES } from '../modes.ts'
import { assumedMode } from './notices.ts'

export interface JourneyQuestion {
  readonly ends: TripParams
  /** Absent: the distance decides. */
  readonly mode: Mode | undefined
  /** One way, in place of that of our own route. */
  readonly givenKm: number | undefined
}

export interface Way {
  readonly mode: Mode
  readonly ends: TripEnds
  readonly found: PlannedRoute | NoRoute
  /** About the mode. */
  readonly notices: readonly Notice[]
}

/** Without a mode, a trip that is longer flies (the v1 contract). */
const FLIGHT_OVER_KM = 800

/** Throws validation_error for the ends. */
export async function wayBetween(context: Context, question: JourneyQuestion): Promise<Way> {
  const { ends, mode } = question
  return mode === undefined
    ? wayByDistance(context, question)
    : { ...(await wayBy(context, ends, mode)), notices: [] }
}

/** By air where the places are far apart or no way over land is known, else by rail. */
async function wayByDistance(context: Context, { ends: given, givenKm }: JourneyQuestion): Promise<Way> {
  const flight = async (reason: string): Promise<Way> => ({
    ...(await wayBy(context, given, 'flight')),
    notices: [assumedMode('flight', reason)],
  })
  const ends = await askTripEnds(context, given, 'undecided')
  const [from, to] = [ends.origin.place, ends.destination.place]
  if (givenKm !== undefined && givenKm > FLIGHT_OVER_KM) {
    return flight(`the distance is more than ${FLIGHT_OVER_KM} km`)
  }
  if (givenKm === undefined && greatCircleKm(from, to) > FLIGHT_OVER_KM) {
    return flight(`${from.name} and ${to.name} are more than ${FLIGHT_OVER_KM} km apart`)
  }
  const found = await plan(context, ends, 'rail')
  if (isNoRoute(found)) return flight('no way over land is known')
  if (givenKm === undefined && found.distanceKm > FLIGHT_OVER_KM) {
    return flight(`the way over land is more than ${FLIGHT_OVER_KM} km`)
  }
  const reason = `there is a way over land, and the distance is not over ${FLIGHT_OVER_KM} km`
  return { mode: 'rail', ends, found, notices: [assumedMode('rail', reason)] }
}

async function wayBy(context: Context, given: TripParams, mode: Mode): Promise<Omit<Way, 'notices'>> {
  const ends = await askTripEnds(context, given, mode === 'flight' ? 'air' : 'surface')
  return { mode, ends, found: await plan(context, ends, mode) }
}

function plan(
  { routing }: Context,
  { origin, destination }: TripEnds,
  mode: Mode,
): Promise<PlannedRoute | NoRoute> {
  return routing.plan(origin.place, destination.place, ROUTE_MODES[mode], { fields: LOCATION_FIELDS })
}
