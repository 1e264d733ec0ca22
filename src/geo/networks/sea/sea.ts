/** Sea routes between ports: the shortest way over lanes and open water, with the passages it takes. */
import { setImmediate as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { lazy } from '../../../engine/helpers/lazy.ts'
import { kmBetween, pointOf, type Vector } from '../../../engine/helpers/sphere.ts'
import { readNetwork } from '../../format/sea/file.ts'
import { sailingSeconds } from '../durations.ts'
import {
  isNoRoute,
  type NamedPoint,
  nameOf,
  noRoute,
  type Route,
  type RouteOptions,
  type RoutePoint,
  type RouteResult,
} from '../plan.ts'
import { workspaces } from '../workspaces.ts'
import { ACCESS_KM_MAX, endOf } from './access.ts'
import { type End, prepareGraph, type SeaGraph } from './graph.ts'
import { type Passage, passagesOn } from './passages.ts'
import { shortestWay } from './search.ts'
import { type SeaWorkspace, seaWorkspace } from './workspace.ts'

export interface SeaRoutes {
  /** SHA-256 of the network: part of what determines an answer. */
  readonly hash: string
  readonly passages: readonly Passage[]
  route(from: NamedPoint, to: NamedPoint, options?: RouteOptions): RouteResult
  /** The same in slices of some milliseconds, between which other requests have their turn. */
  routeInSlices(from: NamedPoint, to: NamedPoint, options?: RouteOptions): Promise<RouteResult>
}

/** Mean error over test/truth/sea-pairs.csv, rounded up; test/truth/routes.test.ts holds it to that. */
const EXPECTED_ERROR_PERCENT = 2

/** Most goods go between a few ports; a route has some hundred points. */
const ROUTES_REMEMBERED = 500

/** `bytes`: of the file, where it was read before. */
export function openSeaRoutes(file: string, passages: readonly Passage[], bytes?: Uint8Array): SeaRoutes {
  const graph = prepareGraph(readNetwork(file, bytes))
  const sea: Sea = { graph, endAt: rememberedEnds(graph), passages }
  const withWorkspace = workspaces(() => seaWorkspace(graph))
  const alone = lazy(() => seaWorkspace(graph))
  const known = new LRUCache<string, Route>({ max: ROUTES_REMEMBERED })
  return {
    hash: graph.hash,
    passages,
    route: (from, to, options = {}) => {
      const steps = seaRoute(sea, from, to, options, alone())
      let step = steps.next()
      while (!step.done) step = steps.next()
      return step.value
    },
    routeInSlices: async (from, to, options = {}) => {
      const key = [from.lat, from.lon, to.lat, to.lon, ...(options.avoid ?? [])].join()
      const before = known.get(key)
      if (before) return before
      const found = await withWorkspace(async (work) => {
        const steps = seaRoute(sea, from, to, options, work)
        let step: IteratorResult<void, RouteResult>
        do {
          // Before the first as well: whoever asks has looked for places and ports in this turn.
          await pause()
          step = steps.next()
        } while (!step.done)
        return step.value
      })
      if (!isNoRoute(found)) known.set(key, found)
      // What is made of it has a turn of its own.
      await pause()
      return found
    },
  }
}

interface Sea {
  readonly graph: SeaGraph
  readonly endAt: (point: RoutePoint) => End
  readonly passages: readonly Passage[]
}

/** More than there are ports: to find how one is joined to the network means to look at all of it. */
const ENDS_REMEMBERED = 2000

function rememberedEnds(graph: SeaGraph): (point: RoutePoint) => End {
  const known = new LRUCache<string, End>({ max: ENDS_REMEMBERED })
  return (point) => {
    const key = `${point.lat},${point.lon}`
    const end = known.get(key) ?? endOf(graph, point)
    known.set(key, end)
    return end
  }
}

function* seaRoute(
  { graph, endAt, passages }: Sea,
  from: NamedPoint,
  to: NamedPoint,
  { avoid = [] }: RouteOptions,
  work: SeaWorkspace,
): Generator<void, RouteResult> {
  // Always searched in the same direction, so that there and back are equally long.
  const isForward = from.lat < to.lat || (from.lat === to.lat && from.lon <= to.lon)
  const [south, north] = isForward ? [from, to] : [to, from]
  const [a, b] = [endAt(south), endAt(north)]
  if (a.accessKm.size === 0 || b.accessKm.size === 0) {
    const place = nameOf(a.accessKm.size === 0 ? south : north)
    return noRoute('no_route.sea_lane', { limit_km: ACCESS_KM_MAX, place })
  }
  const closed = passages.filter(({ name }) => avoid.includes(name))
  const way = yield* shortestWay(graph, a, b, closed, work)
  yield
  if (!way) {
    const passages = closed.map(({ name }) => name)
    return noRoute('no_route.sea', {
      from: nameOf(from),
      to: nameOf(to),
      has_closed: passages.length > 0,
      passages,
    })
  }
  return presentWay(wayKm(way), isForward ? way : way.reverse(), passages)
}

function wayKm(way: readonly Vector[]): number {
  let km = 0
  for (let i = 1; i < way.length; i++) km += kmBetween(way[i - 1] as Vector, way[i] as Vector)
  return km
}

function presentWay(distanceKm: number, way: readonly Vector[], passages: readonly Passage[]): RouteResult {
  const taken = passagesOn(way, passages)
  return {
    mode: 'sea',
    distanceKm,
    durationSeconds: sailingSeconds(distanceKm, taken),
    points: way.map(pointOf),
    method: 'sea_lanes',
    expectedErrorPercent: EXPECTED_ERROR_PERCENT,
    passages: taken.map(({ name }) => name),
    notices: [],
  }
}
