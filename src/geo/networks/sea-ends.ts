/** The two ports of a way by sea: those of the cities, of a class that ships of the sea call at, and joined by water. */

import { greatCircleKm } from '../../engine/helpers/sphere.ts'
import { fallback, info } from '../../engine/notices.ts'
import { message } from '../../messages/messages.ts'
import type { PortDistances } from '../format/sea/port-distances.ts'
import type { Gazetteer, Place } from '../places/places.ts'
import type { PortClass, PortClasses } from './container-ports.ts'
import { type EndName, PORT_REACH_KM, type RouteEnd } from './ends.ts'
import { bears } from './own-port.ts'
import { type NoRoute, noRoute } from './plan.ts'
import { isSamePlace } from './standstill.ts'

export interface SeaEnds {
  readonly origin: RouteEnd
  readonly destination: RouteEnd
}

export interface SeaPorts {
  readonly places: Gazetteer
  readonly portClasses: PortClasses
  readonly portDistances: PortDistances
}

/** Ports around a place that are compared. */
const COMPARED = 30
/** How much farther a port counts by what it is for, km: a small harbour is passed by for a port. Judgement. */
const HANDICAP_KM: Readonly<Record<PortClass, number>> = {
  deep_sea: 0,
  feeder: 20,
  caspian: 0,
  lake: 0,
  river: 40,
  inland: 100,
  terminal: 60,
}
const HARBOUR_HANDICAP_KM = 60
/** Goods and people seldom cross a border to their port. */
const ABROAD_HANDICAP_KM = 100
/** The port that bears the place's own name counts as so much nearer. */
const OWN_NAME_KM = 40
/** Farther than this from every port, a place is not where a ship leaves from. */
const NAMESAKE_FROM_KM = 60
/** Within a city and its surroundings the way to the port is not worth a notice. */
const AT_THE_PLACE_KM = 30

interface Candidate {
  readonly port: Place
  readonly cost: number
}

/** The likeliest pair of different ports that water joins, or why there is none. */
export function seaEnds(ports: SeaPorts, from: Place, to: Place): SeaEnds | NoRoute {
  const [origins, destinations] = [candidatesFor(ports, from), candidatesFor(ports, to)]
  if (origins.length === 0) return tooFar(ports, from)
  if (destinations.length === 0) return tooFar(ports, to)
  const pair = cheapest(ports.portDistances, origins, destinations)
  if (!pair) return apart(origins, destinations, from, to)
  return {
    origin: endOf(ports, from, pair[0], 'origin'),
    destination: endOf(ports, to, pair[1], 'destination'),
  }
}

function candidatesFor(ports: SeaPorts, place: Place): Candidate[] {
  const { places, portClasses } = ports
  if (place.kind === 'port') return [{ port: place, cost: 0 }]
  const namesake = namesakeOf(ports, place)
  if (namesake) return [{ port: namesake, cost: 0 }]
  return places.portsNear(place.lat, place.lon, COMPARED, PORT_REACH_KM).map((port) => {
    const kind = portClasses.get(port.code ?? '')
    const cost =
      greatCircleKm(place, port) +
      (kind === undefined ? HARBOUR_HANDICAP_KM : HANDICAP_KM[kind]) +
      (port.countryCode === place.countryCode ? 0 : ABROAD_HANDICAP_KM) -
      (bears(port, place.name) ? OWN_NAME_KM : 0)
    return { port, cost }
  })
}

/** The port of the place's name elsewhere in its country, where the place itself is far from any: Vostochny, Aktau. */
function namesakeOf(
  { places, portClasses }: SeaPorts,
  { name, countryCode, lat, lon }: Place,
): Place | undefined {
  const [nearest] = places.portsNear(lat, lon, 1, NAMESAKE_FROM_KM)
  if (nearest) return undefined
  return places
    .search(name, { countryCode, kind: 'port' })
    .map(({ place }) => place)
    .find((port) => portClasses.has(port.code ?? '') && bears(port, name))
}

function cheapest(
  distances: PortDistances,
  origins: readonly Candidate[],
  destinations: readonly Candidate[],
): readonly [Place, Place] | undefined {
  let best: readonly [Place, Place] | undefined
  let least = Number.POSITIVE_INFINITY
  for (const { port: a, cost } of origins) {
    for (const { port: b, cost: more } of destinations) {
      if (cost + more >= least || isSamePlace(a, b)) continue
      if (distances.km(a.code ?? '', b.code ?? '') === undefined) continue
      best = [a, b]
      least = cost + more
    }
  }
  return best
}

function apart(
  origins: readonly Candidate[],
  destinations: readonly Candidate[],
  from: Place,
  to: Place,
): NoRoute {
  const [origin, destination] = [origins[0]?.port, destinations[0]?.port]
  const isOne = origins.length === 1 && destinations.length === 1 && origin?.code === destination?.code
  return isOne
    ? noRoute('no_route.same_terminal', { place: origin?.name ?? '' })
    : noRoute('no_route.ports_apart', { from: from.name, to: to.name })
}

function tooFar({ places }: SeaPorts, place: Place): NoRoute {
  const nearest = places.nearestPort(place.lat, place.lon)
  return noRoute('no_route.port', {
    limit_km: PORT_REACH_KM,
    place: place.name,
    has_nearest: nearest !== undefined,
    nearest: nearest?.name ?? '',
    nearest_km: nearest ? Math.round(greatCircleKm(place, nearest)) : 0,
  })
}

function endOf({ portClasses }: SeaPorts, place: Place, port: Place, subject: EndName): RouteEnd {
  const km = greatCircleKm(place, port)
  if (km <= AT_THE_PLACE_KM) return { place: port, notices: [] }
  const values = {
    place: place.name,
    port: port.name,
    port_code: port.code ?? '',
    port_kind: message(`port.kind.${portClasses.get(port.code ?? '') ?? 'other'}`, {}),
    km: Math.round(km),
  }
  const notice =
    km > PORT_REACH_KM
      ? fallback('ambiguous_place.port', values, subject)
      : info('port_chosen', values, subject)
  return { place: port, notices: [notice] }
}
