/** Routing between places by any mode: what the calculators and GET /v1/routes ask. */

import type { Notice } from '../core/notices.ts'
import { metresFromKm } from '../core/quantity.ts'
import type { PortDistances } from '../geo-format/sea/port-distances.ts'
import type { Gazetteer, Place } from '../places/places.ts'
import { airRoute } from './air.ts'
import { planAuto } from './chain/auto.ts'
import { planChain } from './chain/chain.ts'
import { portsAround } from './chain/hinterland.ts'
import type { Countries } from './countries/countries.ts'
import { type EndName, endFor } from './ends.ts'
import {
  isNoRoute,
  type NoRoute,
  noRoute,
  type PassageName,
  type PlannedRoute,
  type PlanOptions,
  type Route,
  type RouteCountry,
  type RouteMode,
  type RouteProvider,
  type RouteResult,
  type Routing,
} from './plan.ts'
import { railRoute } from './rail.ts'
import type { SeaRoutes } from './sea/sea.ts'
import { isSamePlace, standstill } from './standstill.ts'

export interface Providers {
  readonly places: Gazetteer
  readonly road: RouteProvider
  readonly sea: SeaRoutes
  readonly countries: Countries
  readonly portDistances: PortDistances
  /** UN/LOCODEs of ports with regular services. */
  readonly containerPorts: ReadonlySet<string>
  /** Countries without trains between towns. */
  readonly trainless: ReadonlySet<string>
  readonly hash: string
}

export function routesWith(providers: Providers): Routing {
  const single: Pick<Routing, 'plan'> = {
    plan: (from, to, mode, options = {}) => plan(providers, from, to, mode, options),
  }
  const { places, portDistances: distances, containerPorts } = providers
  const ports = portsAround(places, containerPorts)
  const chains = { places, routes: single, distances, ports }
  return {
    hash: providers.hash,
    passages: providers.sea.passages.map(({ name }) => name),
    hasTrains: (countryCode) => !providers.trainless.has(countryCode),
    ...single,
    chain: (...question) => planChain(chains, ...question),
    autoChain: (...question) => planAuto(chains, ...question),
  }
}

async function plan(
  providers: Providers,
  from: Place,
  to: Place,
  mode: RouteMode,
  { avoid = [] }: PlanOptions,
): Promise<PlannedRoute | NoRoute> {
  const endOf = (place: Place, other: Place, subject: EndName) => {
    const end = endFor(providers.places, { place, other, mode, subject })
    // To stay where one is takes no airport and no port.
    return 'reason' in end && isSamePlace(from, to) ? { place, notices: [] } : end
  }
  const origin = endOf(from, to, 'origin')
  if ('reason' in origin) return noRoute(origin.reason)
  const destination = endOf(to, from, 'destination')
  if ('reason' in destination) return noRoute(destination.reason)
  if (isSamePlace(origin.place, destination.place) && !isSamePlace(from, to)) {
    return noRoute(`Both places are served by ${origin.place.name}.`)
  }
  const route = isSamePlace(origin.place, destination.place)
    ? standstill(mode, origin.place)
    : await routeBy(providers, mode, origin.place, destination.place, avoid)
  if (isNoRoute(route)) return route
  const points = atMost(route.points, LINE_POINTS_MAX)
  const notices: Notice[] = [...origin.notices, ...destination.notices, ...route.notices]
  const distanceMetres = metresFromKm(route.distanceKm)
  return {
    ...route,
    points,
    notices,
    distanceMetres,
    origin: origin.place,
    destination: destination.place,
    countries: countriesOf(providers, { ...route, points }, distanceMetres, origin.place, destination.place),
  }
}

/** Engines draw every bend: a line across a continent has 100,000 points, which would hold up other requests. */
const LINE_POINTS_MAX = 10_000

/** Every n-th of the points and the last, so that there are not more than `most` and one. */
function atMost<T>(points: readonly T[], most: number): readonly T[] {
  const stride = Math.ceil(points.length / most)
  return stride <= 1 ? points : points.filter((_, i) => i % stride === 0 || i === points.length - 1)
}

function routeBy(
  { road, sea }: Providers,
  mode: RouteMode,
  from: Place,
  to: Place,
  avoid: readonly PassageName[],
): RouteResult | Promise<RouteResult> {
  switch (mode) {
    case 'sea':
      return sea.routeInSlices(from, to, { avoid })
    case 'air':
      return airRoute(from, to)
    case 'rail':
      return railRoute(road, from, to)
    default:
      return byRoad(road, from, to)
  }
}

async function byRoad(road: RouteProvider, from: Place, to: Place): Promise<RouteResult> {
  const route = await road(from, to)
  return isNoRoute(route) ? noRoute(`No way by road joins ${from.name} and ${to.name}.`) : route
}

function countriesOf(
  { countries, sea }: Providers,
  { mode, points, passages }: Route,
  distanceMetres: number,
  origin: Place,
  destination: Place,
): RouteCountry[] {
  if (mode === 'road' || mode === 'rail') {
    const along = countries.along(points, distanceMetres)
    return along.length > 0 ? along : [{ countryCode: origin.countryCode, distanceMetres }]
  }
  const canals = sea.passages
    .filter(({ name }) => passages.includes(name))
    .flatMap((p) => p.canalCountry ?? [])
  const codes = new Set([origin.countryCode, ...canals, destination.countryCode])
  return [...codes].map((countryCode) => ({ countryCode }))
}
