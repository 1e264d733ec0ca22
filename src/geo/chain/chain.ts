/** Transport chains between two places by one mode. */

import { setImmediate as pause } from 'node:timers/promises'
import { greatCircleKm } from '../../engine/helpers/sphere.ts'
import { fallback, info, type Notice } from '../../engine/notices.ts'
import type { PortDistances } from '../format/sea/port-distances.ts'
import { drivenOrNone } from '../networks/driven.ts'
import { type EndName, flightBetween } from '../networks/ends.ts'
import type { Chain, ChainOptions, PlannedRoute, Routing } from '../networks/plan.ts'
import { isNoRoute, type NoRoute, noRoute, type RouteMode } from '../networks/plan.ts'
import { isSamePlace, standstill } from '../networks/standstill.ts'
import { AIRPORT_REACH_KM } from '../places/airports.ts'
import type { Flight, Gazetteer, Place } from '../places/places.ts'
import {
  HINTERLAND_ROAD_KM,
  itself,
  type PortsAround,
  settle,
  type Terminal,
  terminal,
} from './hinterland.ts'
import { inlandWay, noWayFromInland } from './inland.ts'
import { costOf, type PortChooser, type PortPair, portChooser } from './port-choice.ts'

export interface ChainProviders {
  readonly places: Gazetteer
  readonly routes: Pick<Routing, 'plan'>
  readonly distances: PortDistances
  readonly ports: PortsAround
}

/** Pairs of ports that are compared when an avoided passage makes the sea longer than the table says. */
const PAIRS_WITH_AVOID = 3
/** How much longer than in the table a way by sea is without having been turned away from a passage. */
const TABLE_SLACK = 1.05
/** Pairs that are tried when the sea does not join the first. */
const PAIRS_MAX = 6
/** Within a city and its surroundings the way to the port or airport is not worth a notice. */
const AT_THE_PLACE_KM = 30

export async function planChain(
  providers: ChainProviders,
  from: Place,
  to: Place,
  mode: RouteMode,
  options: ChainOptions = {},
): Promise<Chain | NoRoute> {
  if (isSamePlace(from, to)) return stay(from, mode)
  if (mode === 'sea') return seaChain(providers, from, to, options)
  if (mode === 'air') return airChain(providers, from, to)
  const route = await providers.routes.plan(from, to, mode)
  const leg = isNoRoute(route) ? route : drivenOrNone(route, from, to)
  return isNoRoute(leg) ? leg : { mode, legs: [leg], main: 0, notices: [] }
}

/** Goods that are where they shall be need no port, no airport and no road to one. */
function stay(place: Place, mode: RouteMode): Chain {
  const country = mode === 'road' || mode === 'rail' ? { distanceMetres: 0 } : {}
  const leg: PlannedRoute = {
    ...standstill(mode, place),
    distanceMetres: 0,
    origin: place,
    destination: place,
    countries: [{ countryCode: place.countryCode, ...country }],
  }
  return { mode, legs: [leg], main: 0, notices: [] }
}

async function seaChain(
  { ports, routes, distances }: ChainProviders,
  from: Place,
  to: Place,
  options: ChainOptions = {},
): Promise<Chain | NoRoute> {
  // The first look around a place reads a part of the gazetteer: each in a turn of its own.
  await pause()
  const origins = ports.portsFor(from)
  await pause()
  const destinations = ports.portsFor(to)
  if (origins.length === 0) return noPort(from)
  if (destinations.length === 0) return noPort(to)
  const chooser = portChooser(routes, distances, [from, to], [origins, destinations])
  const best = await bestPair(chooser, routes, distances, options.avoid ?? [])
  if (!best) return noWayFromInland(ports, from, to) ?? noPortWithRoad(from, to, chooser.unserved())
  if (isNoRoute(best)) return best
  const { pair, sea } = best
  const notices = [
    ...servedBy(from, pair.origin, 'origin'),
    ...servedBy(to, pair.destination, 'destination'),
    ...inlandWay(ports, from, 'origin'),
    ...inlandWay(ports, to, 'destination'),
    ...needless(from, to, pair),
  ]
  return chainOf('sea', pair, sea, notices)
}

interface Served {
  readonly pair: PortPair
  readonly sea: PlannedRoute
}

/** The first pair that the sea joins as the table says; where passages are avoided, the best of some. */
async function bestPair(
  chooser: PortChooser,
  routes: Pick<Routing, 'plan'>,
  distances: PortDistances,
  avoid: readonly string[],
): Promise<Served | NoRoute | undefined> {
  const found: (Served & { cost: number })[] = []
  let refusal: NoRoute | undefined
  for (let tried = 0; tried < PAIRS_MAX && found.length < PAIRS_WITH_AVOID; tried++) {
    const pair = await chooser.next()
    if (!pair) break
    const { origin, destination } = pair
    const sea = await routes.plan(origin.place, destination.place, 'sea', { avoid })
    if (isNoRoute(sea)) refusal ??= sea
    else {
      found.push({ pair, sea, cost: costOf(origin) + costOf(destination) + sea.distanceKm })
      if (avoid.length === 0 || isAsExpected(distances, pair, sea)) break
    }
  }
  return found.sort((a, b) => a.cost - b.cost)[0] ?? refusal
}

function isAsExpected(
  distances: PortDistances,
  { origin, destination }: PortPair,
  sea: PlannedRoute,
): boolean {
  const expectedKm = distances.km(origin.place.code ?? '', destination.place.code ?? '') ?? 0
  return sea.distanceKm <= expectedKm * TABLE_SLACK
}

async function airChain(
  { places, routes }: ChainProviders,
  from: Place,
  to: Place,
): Promise<Chain | NoRoute> {
  const flight = flightBetween(from, to)
  const origin = await airportFor(places, routes, from, { flight, isOutward: true })
  if (!origin) return noAirport(from)
  const destination = await airportFor(places, routes, to, { flight, isOutward: false })
  if (!destination) return noAirport(to)
  if (origin.place.code === destination.place.code) {
    const { name, code = '' } = origin.place
    return noRoute('no_route.same_airport', { airport: name, airport_code: code })
  }
  const leg = await routes.plan(origin.place, destination.place, 'air')
  if (isNoRoute(leg)) return leg
  const pair = { origin, destination }
  const notices = [
    ...servedBy(from, origin, 'origin'),
    ...servedBy(to, destination, 'destination'),
    ...needless(from, to, pair),
  ]
  return chainOf('air', pair, leg, notices)
}

interface AirportQuestion {
  readonly flight: Flight
  readonly isOutward: boolean
}

/** The first of the airports for the flight that a road leads to. */
async function airportFor(
  places: Gazetteer,
  routes: Pick<Routing, 'plan'>,
  place: Place,
  { flight, isOutward }: AirportQuestion,
): Promise<Terminal | undefined> {
  if (place.kind === 'airport') return itself(place)
  for (const { airport, reason } of places.airportsFor(place, flight)) {
    const found = terminal(place, airport)
    if (await settle(routes, place, found, isOutward, HINTERLAND_ROAD_KM)) return { ...found, reason }
  }
  return undefined
}

function chainOf(
  mode: RouteMode,
  { origin, destination }: PortPair,
  leg: PlannedRoute,
  notices: readonly Notice[],
): Chain {
  const before = origin.road ? [origin.road] : []
  const after = destination.road ? [destination.road] : []
  return { mode, legs: [...before, leg, ...after], main: before.length, notices }
}

function servedBy(place: Place, { place: found, roadKm, reason }: Terminal, subject: EndName): Notice[] {
  // Which airport it is changes the flight, however near.
  if (found === place || (found.kind === 'port' && roadKm <= AT_THE_PLACE_KM)) return []
  const { name, code = '' } = found
  const where = { place: place.name, km: Math.round(roadKm) }
  return [
    reason
      ? info('airport_chosen.chain', { ...where, airport: name, airport_code: code, reason }, subject)
      : info('port_chosen.chain', { ...where, port: name, port_code: code }, subject),
  ]
}

/** The roads to and from the ports are as long as the whole way. */
function needless(from: Place, to: Place, { origin, destination }: PortPair): Notice[] {
  const roadKm = origin.roadKm + destination.roadKm
  if (roadKm < greatCircleKm(from, to)) return []
  const values = { from: origin.place.name, to: destination.place.name }
  return [fallback('roundabout_chain', values, 'mode')]
}

function noPort(place: Place): NoRoute {
  return noRoute('no_route.seaport', { limit_km: HINTERLAND_ROAD_KM, place: place.name })
}

function noPortWithRoad(from: Place, to: Place, unserved: readonly Place[]): NoRoute {
  if (unserved.length === 0) return noRoute('no_route.chain_ports_apart', { from: from.name, to: to.name })
  const places = unserved.map(({ name }) => name)
  return noRoute('no_route.seaport_road', { limit_km: HINTERLAND_ROAD_KM, places })
}

function noAirport(place: Place): NoRoute {
  return noRoute('no_route.airport_road', { limit_km: AIRPORT_REACH_KM, place: place.name })
}
