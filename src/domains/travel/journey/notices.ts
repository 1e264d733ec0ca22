/** What a reader should know about the mode, the way and the distance of a trip. */
import { fallback, info, type Notice } from '../../../engine/notices.ts'
import { kmFromMetres } from '../../../engine/numbers/quantity.ts'
import type { PlannedRoute } from '../../../geo/networks/plan.ts'
import type { Mode } from '../modes.ts'

export function assumedMode(mode: Mode, reason: string): Notice {
  return info('mode_assumed', `No transport_mode is given: ${mode}, since ${reason}.`, 'mode')
}

/** `country`: its name. */
export function withoutTrains(country: string): Notice {
  const message = `${country} has no trains between towns (data/geography/no_passenger_rail.csv): the figures are those of a train along the road. Give the transport_mode that is really taken, such as bus, car or flight.`
  return fallback('no_passenger_railway', message, 'mode')
}

/** Shorter ferries are the ones whose way along the lanes is much too long. */
const SHORT_CROSSING_METRES = 250_000

export function shortCrossing(mode: Mode, { distanceMetres, method }: PlannedRoute): Notice[] {
  if (
    mode !== 'ferry' ||
    method === 'ferry_table' ||
    distanceMetres === 0 ||
    distanceMetres > SHORT_CROSSING_METRES
  )
    return []
  const message =
    'Short crossings come out too long, since they are measured along the lanes of ships between larger ports: give distance_km where it is known.'
  return [fallback('short_crossing', message, 'distance')]
}

export function givenWithRoute({ distanceMetres }: PlannedRoute): Notice {
  const message = `The distance is as given; our own route is ${kmFromMetres(distanceMetres)} km. Duration, waypoints and shares of the countries are those of our own.`
  return info('distance_given', message, 'distance')
}

/** `reason`: why no route is known, as a sentence. */
export function givenWithoutRoute(reason: string): Notice {
  return info('distance_given', `The distance is as given; we know no route. ${reason}`, 'distance')
}
