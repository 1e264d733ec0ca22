/** Routing between places by any mode: what the calculators and GET /v1/routes ask. */

import { greatCircleKm } from '../../engine/helpers/sphere.ts'
import type { Notice } from '../../engine/notices.ts'
import { metresFromKm } from '../../engine/numbers/quantity.ts'
import { planAuto } from '../chain/auto.ts'
import { planChain } from '../chain/chain.ts'
import { portsAround } from '../chain/hinterland.ts'
import type { PortDistances } from '../format/sea/port-distances.ts'
import { airRoute } from '../networks/air.ts'
import type { PortClasses } from '../networks/container-ports.ts'
import type { Countries, CountryDistance } from '../networks/countries/countries.ts'
import { drivenOrNone } from '../networks/driven.ts'
import { endFor } from '../networks/ends.ts'
import { type Ferry, ferryBetween } from '../networks/ferries.ts'
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
} from '../networks/plan.ts'
import { railRoute } from '../networks/rail.ts'
import { roundabout } from '../networks/road/roundabout.ts'
import { type RouteCache, routeCache, type SearchElsewhere, withoutCache } from '../networks/route-cache.ts'
import type { SeaRoutes } from '../networks/sea/sea.ts'
import { type SeaEnds, seaEnds } from '../networks/sea-ends.ts'
import { isSamePlace, standstill } from '../networks/standstill.ts'
import type { Gazetteer, Place } from '../places/places.ts'

export interface Providers {
  readonly places: Gazetteer
  readonly road: RouteProvider
  readonly sea: SeaRoutes
  readonly countries: Countries
  readonly portDistances: PortDistances
  readonly portClasses: PortClasses
  readonly ferries: readonly Ferry[]
  /** Countries without trains between towns. */
  readonly trainless: ReadonlySet<string>
  /** Whether a question has the same answer as long as the process runs. */
  readonly isLasting: boolean
  /** For what is not remembered; absent: all is done here. */
  readonly elsewhere?: SearchElsewhere | undefined
  readonly hash: string
}

export function routesWith(providers: Providers): Routing {
  const remember = providers.isLasting ? rememberedFrom(providers.elsewhere) : withoutCache
  const single: Pick<Routing, 'plan'> = {
    plan: remember('plan', (from, to, mode, options = {}) => plan(providers, from, to, mode, options)),
  }
  const { places, portDistances: distances, portClasses } = providers
  const ports = portsAround(places, portClasses)
  const chains = { places, routes: single, distances, ports }
  return {
    hash: providers.hash,
    isLasting: providers.isLasting,
    passages: providers.sea.passages.map(({ name }) => name),
    hasTrains: (countryCode) => !providers.trainless.has(countryCode),
    ...single,
    chain: remember('chain', (...question) => planChain(chains, ...question)),
    autoChain: remember('autoChain', (...question) => planAuto(chains, ...question)),
  }
}

/** What is not known yet is searched for where nobody waits behind it. */
function rememberedFrom(elsewhere: SearchElsewhere = () => undefined): RouteCache {
  const remember = routeCache()
  return (name, find) =>
    remember(
      name,
      (...question) => (elsewhere(name, question) as ReturnType<typeof find>) ?? find(...question),
    )
}

async function plan(
  providers: Providers,
  from: Place,
  to: Place,
  mode: RouteMode,
  { avoid = [], isDriven = false }: PlanOptions,
): Promise<PlannedRoute | NoRoute> {
  const ends = endsFor(providers, from, to, mode)
  if (isNoRoute(ends)) return ends
  const { origin, destination } = ends
  if (isSamePlace(origin.place, destination.place) && !isSamePlace(from, to)) {
    return noRoute('no_route.same_terminal', { place: origin.place.name })
  }
  const route = isSamePlace(origin.place, destination.place)
    ? standstill(mode, origin.place)
    : (ends.ferry ?? (await routeBy(providers, mode, origin.place, destination.place, avoid)))
  if (isNoRoute(route)) return route
  const points = atMost(route.points, LINE_POINTS_MAX)
  const notices: Notice[] = [...origin.notices, ...destination.notices, ...route.notices]
  const distanceMetres = metresFromKm(route.distanceKm)
  const planned = {
    ...route,
    points,
    notices,
    distanceMetres,
    origin: origin.place,
    destination: destination.place,
    countries: countriesOf(providers, { ...route, points }, distanceMetres, origin.place, destination.place),
  }
  return isDriven ? drivenOrNone(planned, from, to) : planned
}

interface Ends extends SeaEnds {
  /** The crossing between the two, which needs no ports. */
  readonly ferry?: Route
}

function endsFor(providers: Providers, from: Place, to: Place, mode: RouteMode): Ends | NoRoute {
  // To stay where one is takes no airport and no port.
  const stay = { origin: { place: from, notices: [] }, destination: { place: to, notices: [] } }
  if (isSamePlace(from, to)) return stay
  if (mode !== 'sea') return endsOnLand(providers.places, from, to, mode)
  const ferry = ferryBetween(providers.ferries, from, to)
  return ferry ? { ...stay, ferry } : seaEnds(providers, from, to)
}

function endsOnLand(places: Gazetteer, from: Place, to: Place, mode: RouteMode): SeaEnds | NoRoute {
  const origin = endFor(places, { place: from, other: to, mode, subject: 'origin' })
  if (isNoRoute(origin)) return origin
  const destination = endFor(places, { place: to, other: from, mode, subject: 'destination' })
  return isNoRoute(destination) ? destination : { origin, destination }
}

/** On a way that crosses no border, less of a neighbour than this is where a line between towns cuts a corner. */
const SLIVER_METRES = 40_000

function withoutSlivers(along: readonly CountryDistance[], { countryCode: home }: Place): RouteCountry[] {
  const isSliver = ({ countryCode, distanceMetres }: CountryDistance) =>
    countryCode !== home && distanceMetres < SLIVER_METRES
  const slivers = along.filter(isSliver).reduce((sum, { distanceMetres }) => sum + distanceMetres, 0)
  const kept = along.filter((country) => !isSliver(country))
  if (!kept.some(({ countryCode }) => countryCode === home)) return [...along]
  return kept.map((country) =>
    country.countryCode === home ? { ...country, distanceMetres: country.distanceMetres + slivers } : country,
  )
}

/** Engines draw every bend: a line across a continent has 100,000 points, which would hold up other requests. */
const LINE_POINTS_MAX = 10_000

/** Every n-th of the points and the last, so that there are not more than `most` and one. */
function atMost<T>(points: readonly T[], most: number): readonly T[] {
  const stride = Math.ceil(points.length / most)
  return stride <= 1 ? points : points.filter((_, i) => i % stride === 0 || i === points.length - 1)
}

async function routeBy(
  { road, sea }: Providers,
  mode: RouteMode,
  from: Place,
  to: Place,
  avoid: readonly PassageName[],
): Promise<RouteResult> {
  switch (mode) {
    case 'sea':
      return sea.routeInSlices(from, to, { avoid })
    case 'air':
      return airRoute(from, to)
    case 'rail':
      return railRoute(
        (a, b, options) => road(a, b, { ...options, isDomestic: isDomestic(from, to) }),
        from,
        to,
      )
    default:
      return byRoad(road, from, to)
  }
}

async function byRoad(road: RouteProvider, from: Place, to: Place): Promise<RouteResult> {
  const route = await road(from, to, { isDomestic: isDomestic(from, to) })
  if (isNoRoute(route))
    return noRoute('no_route.road', { from: from.name, to: to.name, without_ferry: false })
  return { ...route, notices: [...route.notices, ...roundabout(route, greatCircleKm(from, to))] }
}

function isDomestic(from: Place, to: Place): boolean {
  return from.countryCode === to.countryCode
}

function countriesOf(
  { countries, sea }: Providers,
  { mode, points, passages, hasBorder }: Route,
  distanceMetres: number,
  origin: Place,
  destination: Place,
): RouteCountry[] {
  if (mode === 'road' || mode === 'rail') {
    const along = countries.along(points, distanceMetres)
    if (along.length === 0) return [{ countryCode: origin.countryCode, distanceMetres }]
    return isDomestic(origin, destination) && hasBorder === false ? withoutSlivers(along, origin) : along
  }
  const canals = sea.passages
    .filter(({ name }) => passages.includes(name))
    .flatMap((p) => p.canalCountry ?? [])
  const codes = new Set([origin.countryCode, ...canals, destination.countryCode])
  return [...codes].map((countryCode) => ({ countryCode }))
}
