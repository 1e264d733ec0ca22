/** What every way of travelling has in common: the question, the route, and the reason when there is none. */
import type { Notice } from '../core/notices.ts'

export interface RoutePoint {
  readonly lat: number
  readonly lon: number
}

export type RouteMode = 'road' | 'sea' | 'air' | 'rail'

/** One leg by one mode. `points` runs from origin to destination and may have jumps from +180 to -180. */
export interface RouteLeg {
  readonly mode: RouteMode
  readonly distanceKm: number
  readonly durationSeconds: number
  readonly points: readonly RoutePoint[]
  /** How the distance was found: town_graph, osrm, valhalla, sea_lanes, geodesic, ... */
  readonly method: string
  /** How far the true distance is from this one as a rule (mean absolute error), in per cent. */
  readonly expectedErrorPercent: number
  /** Straits, canals and capes on the way, in order. */
  readonly passages: readonly PassageName[]
  readonly notices: readonly Notice[]
}

/** A route of one leg is that leg. */
export type Route = RouteLeg

/** A name of data/geography/passages.csv, such as `suez`. */
export type PassageName = string

/** There is no way between two places by this mode; `reason` is a sentence for a person. */
export interface NoRoute {
  readonly noRoute: true
  readonly reason: string
}

/** An end of a route with its name, for reasons; coordinates stand in for it. */
export interface NamedPoint extends RoutePoint {
  readonly name?: string
}

export function nameOf({ name, lat, lon }: NamedPoint): string {
  return name ?? `${lat.toFixed(2)},${lon.toFixed(2)}`
}

export interface RouteOptions {
  /** Passages that must not be used. A provider that cannot honour one answers NoRoute. */
  readonly avoid?: readonly PassageName[]
  /** No ferries, as for rail. */
  readonly withoutFerries?: boolean
}

export type RouteResult = Route | NoRoute

/** Built-in providers answer at once, external engines later: callers await. */
export type RouteProvider = (
  from: NamedPoint,
  to: NamedPoint,
  options?: RouteOptions,
) => RouteResult | Promise<RouteResult>

export function noRoute(reason: string): NoRoute {
  return { noRoute: true, reason }
}

export function isNoRoute<T extends object>(result: T | NoRoute): result is NoRoute {
  return 'noRoute' in result
}
