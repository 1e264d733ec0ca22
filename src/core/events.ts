/**
 * What happens that an operator counts, told on channels of Node's diagnostics_channel: whoever tells needs no wiring,
 * and it costs a look at a flag while nobody listens. metrics/counts.ts listens when METRICS is on.
 */
import { channel } from 'node:diagnostics_channel'

/** What the service can do without for a while, going on in a lesser way. */
export type Service = 'geocoder' | 'road_engine' | 'valkey' | 'database'

export interface Away {
  service: Service
  isAway: boolean
}

export interface Answered {
  /** The template of the route. */
  route: string
  /** The answer as `present` made it. */
  body: object
}

export const CHANNELS = {
  fallback: channel('everygram:fallback'),
  away: channel('everygram:away'),
  refused: channel('everygram:refused'),
  answered: channel('everygram:answered'),
}

/** A request was served without a service that is configured. */
export function tellFallback(service: Service): void {
  if (CHANNELS.fallback.hasSubscribers) CHANNELS.fallback.publish(service)
}

/** A service that is used between requests has gone, or has come back. */
export function tellAway(service: Service, isAway: boolean): void {
  if (CHANNELS.away.hasSubscribers) CHANNELS.away.publish({ service, isAway } satisfies Away)
}

/** A request was answered with the error of this code. */
export function tellRefused(code: string): void {
  if (CHANNELS.refused.hasSubscribers) CHANNELS.refused.publish(code)
}

/** A calculation was answered. */
export function tellAnswered(route: string | undefined, body: object): void {
  if (CHANNELS.answered.hasSubscribers)
    CHANNELS.answered.publish({ route: route ?? '', body } satisfies Answered)
}
