/** The ports or airports that may serve a place, with the road to each: estimated at first, found when it matters. */

import { greatCircleKm } from '../../engine/helpers/sphere.ts'
import type { Message } from '../../messages/values.ts'
import { type PortClasses, regularPorts } from '../networks/container-ports.ts'
import { driven } from '../networks/driven.ts'
import { bears } from '../networks/own-port.ts'
import type { PlannedRoute, Routing } from '../networks/plan.ts'
import { isNoRoute } from '../networks/plan.ts'
import type { Gazetteer, Place } from '../places/places.ts'

/**
 * How far a port may be by road: the longest hinterlands that ports serve (Vancouver - Winnipeg 2,300 km, Dar es Salaam -
 * Lubumbashi 1,930 km, Douala - N'Djamena 1,900 km, Tianjin - Ulaanbaatar 1,750 km), rounded up.
 */
export const HINTERLAND_ROAD_KM = 2500
/** Roads over straight lines, before the road is known: the town graph's own median. docs/methods/roads.md. */
const ROAD_PER_STRAIGHT = 1.25
/** So much longer may the road to a port with regular services be than that to one without. */
const MINOR_PORT_HANDICAP_KM = 200
/** So much longer may the road to a hub be than that to a port that feeders serve: judgement. */
const FEEDER_HANDICAP_KM = 50
/** So much longer may the road to a port of the own country be than that to one abroad: customs. Judgement. */
const ABROAD_HANDICAP_KM = 150
/** Ports without regular services that come into question. */
const NEAREST_PORTS = 20

export interface Terminal {
  readonly place: Place
  /** By road, estimated until `isSettled`. */
  roadKm: number
  /** What is added to the road when ports are compared, and is not part of it. */
  readonly handicapKm: number
  isSettled: boolean
  /** Of an airport: why it was chosen. */
  readonly reason?: Message
  /** The way between the place and the terminal; absent where it is the place itself. */
  road?: PlannedRoute
}

export interface PortsAround {
  /** The likeliest first; a port is its own. */
  portsFor(place: Place): Terminal[]
  /** The port of inland ships that the place is or has: neither their ways nor their factors are known here. */
  inlandPortAt(place: Place): Place | undefined
}

/** A port so near is the place's own. */
const AT_THE_PLACE_KM = 30

/** The port of the place's own name, no farther than this, */
const OWN_PORT_KM = 60
/** is taken before one that is nearer by no more than this. Judgement. */
const OWN_PORT_HEAD_START_KM = 20

/** The ports with regular services that are in reach, and the nearest of all. */
export function portsAround(gazetteer: Gazetteer, classes: PortClasses): PortsAround {
  const regularCodes = regularPorts(classes)
  let known: readonly Place[] | undefined
  const isInland = ({ code = '' }: Place) => classes.get(code) === 'inland'
  return {
    inlandPortAt: (place) =>
      place.kind === 'port'
        ? [place].find(isInland)
        : gazetteer.portsNear(place.lat, place.lon, NEAREST_PORTS, AT_THE_PLACE_KM).find(isInland),
    portsFor(place) {
      if (place.kind === 'port') return [itself(place)]
      known ??= [...regularCodes].flatMap((code) => gazetteer.port(code) ?? [])
      const regular = known.filter((port) => greatCircleKm(place, port) <= HINTERLAND_ROAD_KM)
      const others = gazetteer
        .portsNear(place.lat, place.lon, NEAREST_PORTS, HINTERLAND_ROAD_KM)
        .filter(({ code = '' }) => !regularCodes.has(code))
      return [
        ...regular.map((port) =>
          terminal(place, port, hubHandicapKm(classes, place, port) + abroadHandicapKm(place, port)),
        ),
        ...others.map((port) =>
          terminal(place, port, MINOR_PORT_HANDICAP_KM + abroadHandicapKm(place, port)),
        ),
      ].sort((a, b) => a.roadKm + a.handicapKm - b.roadKm - b.handicapKm)
    },
  }
}

/** Feeders and river ports reach the world by way of a hub. */
function hubHandicapKm(classes: PortClasses, place: Place, port: Place): number {
  if (classes.get(port.code ?? '') !== 'deep_sea') return FEEDER_HANDICAP_KM
  const isOwn = bears(port, place.name) && greatCircleKm(place, port) <= OWN_PORT_KM
  return isOwn ? -OWN_PORT_HEAD_START_KM : 0
}

function abroadHandicapKm(place: Place, port: Place): number {
  return place.countryCode === port.countryCode ? 0 : ABROAD_HANDICAP_KM
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
  terminal.road = driven(road)
  terminal.roadKm = road.distanceKm
  terminal.isSettled = true
  return true
}
