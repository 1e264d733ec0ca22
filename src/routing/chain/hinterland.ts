/** The ports or airports that may serve a place, with the road to each: estimated at first, found when it matters. */

import { greatCircleKm } from '../../core/sphere.ts'
import type { Gazetteer, Place } from '../../places/places.ts'
import type { PlannedRoute, Routing } from '../plan.ts'
import { isNoRoute } from '../plan.ts'

/**
 * How far a port may be by road: the longest hinterlands that ports serve (Vancouver - Winnipeg 2,300 km, Dar es Salaam -
 * Lubumbashi 1,930 km, Douala - N'Djamena 1,900 km, Tianjin - Ulaanbaatar 1,750 km), rounded up.
 */
export const HINTERLAND_ROAD_KM = 2500
/** Roads over straight lines, before the road is known: the town graph's own median. docs/methods/roads.md. */
const ROAD_PER_STRAIGHT = 1.25
/** So much longer may the road to a port with regular services be than that to one without. */
const MINOR_PORT_HANDICAP_KM = 100
/** Ports without regular services that come into question. */
const NEAREST_PORTS = 20

export interface Terminal {
  readonly place: Place
  /** By road, estimated until `isSettled`. */
  roadKm: number
  /** What is added to the road when ports are compared, and is not part of it. */
  readonly handicapKm: number
  isSettled: boolean
  /** Why it was chosen, where that was decided beforehand. */
  readonly reason?: string
  /** The way between the place and the terminal; absent where it is the place itself. */
  road?: PlannedRoute
}

export interface PortsAround {
  /** The likeliest first; a port is its own. */
  portsFor(place: Place): Terminal[]
}

/** The ports with regular services that are in reach, and the nearest of all. */
export function portsAround(gazetteer: Gazetteer, containerPorts: ReadonlySet<string>): PortsAround {
  let known: readonly Place[] | undefined
  return {
    portsFor(place) {
      if (place.kind === 'port') return [itself(place)]
      known ??= [...containerPorts].flatMap((code) => gazetteer.port(code) ?? [])
      const regular = known.filter((port) => greatCircleKm(place, port) <= HINTERLAND_ROAD_KM)
      const others = gazetteer
        .portsNear(place.lat, place.lon, NEAREST_PORTS, HINTERLAND_ROAD_KM)
        .filter(({ code = '' }) => !containerPorts.has(code))
      return [
        ...regular.map((port) => terminal(place, port)),
        ...others.map((port) => terminal(place, port, MINOR_PORT_HANDICAP_KM)),
      ].sort((a, b) => a.roadKm + a.handicapKm - b.roadKm - b.handicapKm)
    },
  }
}

export function itself(place: Place): Terminal {
  return { place, roadKm: 0, handicapKm: 0, isSettled: true }
}

export function terminal(place: Place, found: Place, handicapKm = 0): Terminal {
  const straightKm = greatCircleKm(place, found)
  return { place: found, roadKm: straightKm * ROAD_PER_STRAIGHT, handicapKm, isSettled: straightKm === 0 }
}

/** Finds the road; false when there is none, or it is longer than `reachKm`. */
export async function settle(
  routes: Pick<Routing, 'plan'>,
  place: Place,
  terminal: Terminal,
  isOutward: boolean,
  reachKm: number,
): Promise<boolean> {
  if (terminal.isSettled) return true
  const [from, to] = isOutward ? [place, terminal.place] : [terminal.place, place]
  const road = await routes.plan(from, to, 'road')
  if (isNoRoute(road) || road.distanceKm > reachKm) return false
  terminal.road = road
  terminal.roadKm = road.distanceKm
  terminal.isSettled = true
  return true
}
