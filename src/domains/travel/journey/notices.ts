/** What a reader should know about the mode, the way and the distance of a trip. */
import { fallback, info, type Notice } from '../../../engine/notices.ts'
import { kmFromMetres } from '../../../engine/numbers/quantity.ts'
import type { PlannedRoute } from '../../../geo/networks/plan.ts'
import type { Message } from '../../../messages/values.ts'
import type { Mode } from '../modes.ts'

export function assumedMode(mode: Mode, reason: Message): Notice {
  return fallback('mode_assumed', { mode, reason }, 'mode')
}

export function withoutTrains(country: string): Notice {
  return fallback('no_passenger_railway', { country }, 'mode')
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
  return [fallback('short_crossing', {}, 'distance')]
}

export function givenWithRoute({ distanceMetres }: PlannedRoute): Notice {
  return info('distance_given', { km: kmFromMetres(distanceMetres) }, 'distance')
}

/** `reason`: why no route is known, as a sentence. */
export function givenWithoutRoute(reason: Message): Notice {
  return info('distance_given.no_route', { reason }, 'distance')
}
