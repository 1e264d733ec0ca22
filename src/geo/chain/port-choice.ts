/**
 * Which two ports serve a shipment: those with the least road and sea together. Roads are found only for ports that an
 * estimate favours; how far it is from port to port stands in a table.
 */

import type { PortDistances } from '../format/sea/port-distances.ts'
import type { Routing } from '../networks/plan.ts'
import type { Place } from '../places/places.ts'
import { HINTERLAND_ROAD_KM, settle, type Terminal } from './hinterland.ts'

/**
 * A kilometre by road counts as so many by sea: more than the emissions in the tables say (test/truth/port-ratio.test.ts),
 * since hauliers choose by cost and time. Judgement: so Frankfurt ships by the North Sea and Munich to Asia by the
 * Adriatic.
 */
export const SEA_KM_PER_ROAD_KM = 10
/** A port is not looked at when a nearer one with the sea between them costs less, even on a road this much longer. */
const ROAD_SLACK = 1.4
/** Ports without a road in reach that are tried at each end before there is none. */
const TRIES_MAX = 12

export interface PortPair {
  readonly origin: Terminal
  readonly destination: Terminal
}

interface Side {
  readonly place: Place
  readonly isOutward: boolean
  terminals: Terminal[]
  /** Ports that nearer ones make unlikely: taken when those have no road. */
  reserve: Terminal[]
  tries: number
}

export interface PortChooser {
  /** The best pair left, or undefined; each call gives the next best. */
  next(): Promise<PortPair | undefined>
  /** The ends for which no port with a road was found, once next has given undefined. */
  unserved(): readonly Place[]
}

export function portChooser(
  routes: Pick<Routing, 'plan'>,
  distances: PortDistances,
  [from, to]: readonly [Place, Place],
  [origins, destinations]: readonly [Terminal[], Terminal[]],
): PortChooser {
  const sides: [Side, Side] = [side(distances, from, origins, true), side(distances, to, destinations, false)]
  const given = new Set<string>()
  return {
    unserved: () => sides.filter(isUnserved).map(({ place }) => place),
    async next() {
      for (;;) {
        const pair = cheapest(distances, sides, given)
        if (!pair) {
          if (!sides.map(takeReserve).some(Boolean)) return undefined
          continue
        }
        const isDone =
          (await isServed(routes, sides[0], pair.origin)) &&
          (await isServed(routes, sides[1], pair.destination))
        if (!isDone || !isCheapest(distances, sides, given, pair)) continue
        given.add(keyOf(pair))
        return pair
      }
    },
  }
}

function side(distances: PortDistances, place: Place, all: Terminal[], isOutward: boolean): Side {
  const terminals: Terminal[] = []
  const reserve: Terminal[] = []
  for (const terminal of all) {
    const isUnlikely = terminals.some((nearer) => {
      const seaKm = distances.km(nearer.place.code ?? '', terminal.place.code ?? '')
      if (seaKm === undefined) return false
      return costOf(nearer) * ROAD_SLACK + seaKm <= costOf(terminal)
    })
    ;(isUnlikely ? reserve : terminals).push(terminal)
  }
  return { place, isOutward, terminals, reserve, tries: 0 }
}

/** Finds the road of a terminal, or strikes the terminal off. */
async function isServed(routes: Pick<Routing, 'plan'>, side: Side, terminal: Terminal): Promise<boolean> {
  if (terminal.isSettled) return true
  if (await settle(routes, side.place, terminal, side.isOutward, HINTERLAND_ROAD_KM)) return true
  side.terminals = side.terminals.filter((one) => one !== terminal)
  if (++side.tries >= TRIES_MAX) {
    side.terminals = side.terminals.filter(({ isSettled }) => isSettled)
    side.reserve = []
  }
  return false
}

function isUnserved({ terminals, tries }: Side): boolean {
  return tries > 0 && !terminals.some(({ isSettled }) => isSettled)
}

function takeReserve(side: Side): boolean {
  if (side.terminals.some(({ isSettled }) => isSettled) || side.reserve.length === 0) return false
  side.terminals = side.reserve
  side.reserve = []
  return true
}

function isCheapest(
  distances: PortDistances,
  sides: readonly [Side, Side],
  given: ReadonlySet<string>,
  pair: PortPair,
): boolean {
  const best = cheapest(distances, sides, given)
  return best?.origin === pair.origin && best.destination === pair.destination
}

function cheapest(
  distances: PortDistances,
  [origins, destinations]: readonly [Side, Side],
  given: ReadonlySet<string>,
): PortPair | undefined {
  let best: PortPair | undefined
  let least = Number.POSITIVE_INFINITY
  for (const origin of origins.terminals) {
    for (const destination of destinations.terminals) {
      const roadCost = costOf(origin) + costOf(destination)
      if (roadCost >= least || origin.place.code === destination.place.code) continue
      const seaKm = distances.km(origin.place.code ?? '', destination.place.code ?? '')
      if (seaKm === undefined || roadCost + seaKm >= least || given.has(keyOf({ origin, destination })))
        continue
      least = roadCost + seaKm
      best = { origin, destination }
    }
  }
  return best
}

/** In kilometres by sea. */
export function costOf({ roadKm, handicapKm }: Terminal): number {
  return (roadKm + handicapKm) * SEA_KM_PER_ROAD_KM
}

function keyOf({ origin, destination }: PortPair): string {
  return `${origin.place.code} ${destination.place.code}`
}
