/** The way of a trip: its ends, its mode where none is given, and its distance. */

import { ApiError } from '../../../contract/errors.ts'
import { fallback, info, type Notice } from '../../../core/notices.ts'
import { kmFromMetres, metresFromKm } from '../../../core/quantity.ts'
import { greatCircleKm } from '../../../core/sphere.ts'
import type { Services } from '../../../http/services.ts'
import { UNKNOWN_COUNTRY } from '../../../places/places.ts'
import type { PlannedRoute } from '../../../routing/plan.ts'
import { isNoRoute, type NoRoute } from '../../../routing/plan.ts'
import { type CountryStretch, stretchedTo } from '../../electricity/shared/traction-grids.ts'
import { LOCATION_FIELDS, type TripParams } from '../../shared/ends/params.ts'
import { requireTripEnds, type TripEnds } from '../../shared/ends/trip-ends.ts'
import { type Mode, ROUTE_MODES } from './modes.ts'

export interface JourneyParams extends TripParams {
  distance_km?: number | undefined
}

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

/** Without a mode, a trip that is longer flies (the v1 contract). */
const FLIGHT_OVER_KM = 800

/**
 * The mode as given or by the distance, the ends and the way between them. Throws validation_error for the ends, and
 * no_route where there is no way and no distance is given.
 */
export async function planJourney(
  services: Services,
  params: JourneyParams,
  mode: Mode | undefined,
): Promise<Journey> {
  const way = await wayBetween(services, params, mode)
  const given = params.distance_km === undefined ? undefined : metresFromKm(params.distance_km)
  return isNoRoute(way.found) ? withoutRoute(way, way.found, given) : alongRoute(way, way.found, given)
}

function alongRoute({ mode, ends, notices }: Way, route: PlannedRoute, given: number | undefined): Journey {
  const distanceMetres = given ?? route.distanceMetres
  return {
    mode,
    ends,
    route,
    distanceMetres,
    isGiven: given !== undefined,
    stretches: along(route, distanceMetres),
    notices: [
      ...notices,
      ...(given === undefined
        ? [...noticesOf(mode, route), ...standing(ends, distanceMetres)]
        : [ownRoute(route)]),
    ],
  }
}

function withoutRoute({ mode, ends, notices }: Way, { reason }: NoRoute, given: number | undefined): Journey {
  if (given === undefined) {
    throw new ApiError({ code: 'no_route', message: `${reason} With distance_km the distance can be given.` })
  }
  const isByLand = ['road', 'rail'].includes(ROUTE_MODES[mode])
  const message = `The distance is as given; we know no route. ${reason}`
  return {
    mode,
    ends,
    distanceMetres: given,
    isGiven: true,
    stretches: isByLand ? betweenEnds(ends, given) : [],
    notices: [...notices, info('distance_given', message, 'distance_km')],
  }
}

interface Way {
  mode: Mode
  ends: TripEnds
  found: PlannedRoute | NoRoute
  notices: Notice[]
}

async function wayBetween(services: Services, params: JourneyParams, mode: Mode | undefined): Promise<Way> {
  if (mode !== undefined) return { ...(await wayBy(services, params, mode)), notices: [] }
  const ends = await requireTripEnds(services, params, 'undecided')
  const flight = async (reason: string): Promise<Way> => ({
    ...(await wayBy(services, params, 'flight')),
    notices: [assumed('flight', reason)],
  })
  const { origin, destination } = ends
  if (params.distance_km !== undefined && params.distance_km > FLIGHT_OVER_KM) {
    return flight(`the distance is more than ${FLIGHT_OVER_KM} km`)
  }
  if (params.distance_km === undefined && greatCircleKm(origin.place, destination.place) > FLIGHT_OVER_KM) {
    return flight(
      `${origin.place.name} and ${destination.place.name} are more than ${FLIGHT_OVER_KM} km apart`,
    )
  }
  const byRail = await plan(services, ends, 'rail')
  if (isNoRoute(byRail)) return flight('no way over land is known')
  if (params.distance_km === undefined && byRail.distanceKm > FLIGHT_OVER_KM) {
    return flight(`the way over land is more than ${FLIGHT_OVER_KM} km`)
  }
  const reason = `there is a way over land, and the distance is not over ${FLIGHT_OVER_KM} km`
  return { mode: 'rail', ends, found: byRail, notices: [assumed('rail', reason)] }
}

async function wayBy(services: Services, params: JourneyParams, mode: Mode): Promise<Omit<Way, 'notices'>> {
  const ends = await requireTripEnds(services, params, mode === 'flight' ? 'air' : 'surface')
  return { mode, ends, found: await plan(services, ends, mode) }
}

function plan(
  { routing }: Services,
  { origin, destination }: TripEnds,
  mode: Mode,
): Promise<PlannedRoute | NoRoute> {
  return routing.plan(origin.place, destination.place, ROUTE_MODES[mode], { fields: LOCATION_FIELDS })
}

/** The countries of a way over land, their metres in proportion where another distance is given. */
function along({ countries }: PlannedRoute, distanceMetres: number): CountryStretch[] {
  const land = countries.flatMap(({ countryCode, distanceMetres: metres }) =>
    metres === undefined ? [] : [{ countryCode, distanceMetres: metres }],
  )
  return stretchedTo(land, distanceMetres)
}

/** The same distance in the country of each end. */
function betweenEnds({ origin, destination }: TripEnds, distanceMetres: number): CountryStretch[] {
  const codes = new Set([origin.place.countryCode, destination.place.countryCode])
  codes.delete(UNKNOWN_COUNTRY)
  const equal = [...codes].map((countryCode) => ({ countryCode, distanceMetres: 1 }))
  return stretchedTo(equal, distanceMetres)
}

function assumed(mode: Mode, reason: string): Notice {
  return info('mode_assumed', `No transport_mode is given: ${mode}, since ${reason}.`, 'transport_mode')
}

/** Shorter ferries are the ones whose way along the lanes is much too long. */
const SHORT_CROSSING_METRES = 250_000

function noticesOf(mode: Mode, { notices, distanceMetres }: PlannedRoute): Notice[] {
  // The planner speaks of its own parameter.
  const own = notices.map((notice) =>
    notice.subject === 'mode' ? { ...notice, subject: 'transport_mode' } : notice,
  )
  if (mode !== 'ferry' || distanceMetres === 0 || distanceMetres > SHORT_CROSSING_METRES) return own
  const message =
    'Short crossings come out too long, since they are measured along the lanes of ships between larger ports: give distance_km where it is known.'
  return [...own, fallback('short_crossing', message, 'distance_km')]
}

/** A 0 that nobody asked for: both ends were assumed to be, or fell back to, the same place. */
function standing({ origin, destination }: TripEnds, distanceMetres: number): Notice[] {
  if (distanceMetres > 0 || !(origin.isAssumed || destination.isAssumed)) return []
  const message = `Both ends are taken as ${origin.place.name}, so the distance and the emissions are 0: give places that we know, coordinates, or distance_km.`
  return [fallback('same_place_assumed', message, 'distance_km')]
}

function ownRoute({ distanceMetres }: PlannedRoute): Notice {
  const message = `The distance is as given; our own route is ${kmFromMetres(distanceMetres)} km. Duration, waypoints and shares of the countries are those of our own.`
  return info('distance_given', message, 'distance_km')
}
