/** The interface of routing: the question, the route or chain, and the reason when there is none. */
import type { Notice } from '../../engine/notices.ts'
import { type MessageKey, type MessageValues, message } from '../../messages/messages.ts'
import type { Message } from '../../messages/values.ts'
import type { Place } from '../places/places.ts'

export interface RoutePoint {
  readonly lat: number
  readonly lon: number
}

export type RouteMode = 'road' | 'sea' | 'air' | 'rail'

/** One leg by one mode. `points` runs from origin to destination and may have jumps from +180 to -180. */
export interface RouteLeg {
  readonly mode: RouteMode
  readonly distanceKm: number
  /** Whether the way crosses a border with controls, where the provider knows. */
  readonly hasBorder?: boolean
  /** Of the distance, what a ferry carries. */
  readonly ferryKm?: number
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

/** There is no route between two places by this mode. */
export interface NoRoute {
  readonly noRoute: true
  /** A sentence, by a key of an error. */
  readonly reason: Message
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
  /** Both ends lie in one country, which drivers do not leave to make the way shorter. */
  readonly isDomestic?: boolean
  /** No ferries, as for rail. */
  readonly withoutFerries?: boolean
}

export type RouteResult = Route | NoRoute

export type RouteProvider = (from: NamedPoint, to: NamedPoint, options?: RouteOptions) => Promise<RouteResult>

type NoRouteKey = Extract<MessageKey, `no_route.${string}`>

export function noRoute<Key extends NoRouteKey>(key: Key, values: MessageValues<Key>): NoRoute {
  return { noRoute: true, reason: message(key, values) }
}

export function isNoRoute<T extends object>(result: T | NoRoute): result is NoRoute {
  return 'noRoute' in result
}

export interface RouteCountry {
  readonly countryCode: string
  /** By road and rail; over the sea and in the air most of the way is nobody's. */
  readonly distanceMetres?: number
}

export interface PlannedRoute extends Route {
  readonly distanceMetres: number
  /** The places between which the distance runs: by sea the ports, by air the airports. */
  readonly origin: Place
  readonly destination: Place
  /** By road and rail in order, with metres that add up to the distance. By sea and air those of the ends and of canals. */
  readonly countries: readonly RouteCountry[]
}

export interface PlanOptions {
  readonly avoid?: readonly PassageName[]
  /** The distance without what ferries carry: what a vehicle drives. */
  readonly isDriven?: boolean
}

/** A transport chain: the leg by the mode in question, with roads to and from its port or airport where there are any. */
export interface Chain {
  readonly mode: RouteMode
  /** In order; each begins where the one before ends. */
  readonly legs: readonly PlannedRoute[]
  /** Index of the leg by `mode`. */
  readonly main: number
  /** What was chosen on the way, beside the notices of the legs. */
  readonly notices: readonly Notice[]
}

export interface ChainOptions {
  readonly avoid?: readonly string[]
}

export interface AutoOptions extends ChainOptions {
  /** Both ends lie on one continent: a road that is shorter than the way by sea is taken, whatever its length. */
  readonly isOneContinent?: boolean
}

/** Routes between places by any mode: what calculations ask. The subjects of notices are origin, destination and mode. */
export interface Routing {
  /** Over the data of all modes: part of what determines an answer. */
  readonly hash: string
  /** Whether a question has the same answer as long as the process runs. */
  readonly isLasting: boolean
  /** Names of the passages that can be avoided. */
  readonly passages: readonly PassageName[]
  /** Whether people can travel between towns of the country by train; of an unknown country they can. */
  hasTrains(countryCode: string): boolean
  plan(from: Place, to: Place, mode: RouteMode, options?: PlanOptions): Promise<PlannedRoute | NoRoute>
  /** By sea and air with roads to and from the ports and airports. */
  chain(from: Place, to: Place, mode: RouteMode, options?: ChainOptions): Promise<Chain | NoRoute>
  /** By the mode that suits: by road up to `roadKmMax` or where that is the shorter way on one continent, else by sea. */
  autoChain(from: Place, to: Place, roadKmMax: number, options?: AutoOptions): Promise<Chain | NoRoute>
}
