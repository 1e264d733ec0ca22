/** A routing engine behind a URL: how it is asked, and when the town graph answers in its place. */

import { tellFallback } from '../../../engine/helpers/events.ts'
import { greatCircleKm } from '../../../engine/helpers/sphere.ts'
import { fallback, info } from '../../../engine/notices.ts'
import { breaker } from '../../places/breaker.ts'
import { readBounded } from '../../upstream/read-bounded.ts'
import { isNoRoute, type Route, type RoutePoint, type RouteResult } from '../plan.ts'
import type { RoadRoutes } from '../road/road.ts'

export type EngineName = 'osrm' | 'valhalla'

/** What an engine found. Undefined: it knows no way, or not the region. */
export interface EngineWay {
  readonly distanceKm: number
  readonly durationSeconds: number
  readonly points: readonly RoutePoint[]
  readonly hasFerry: boolean
}

export interface Engine {
  readonly name: EngineName
  request(url: string, from: RoutePoint, to: RoutePoint): URL
  /** Throws on an answer that no such engine gives. */
  read(status: number, body: unknown): EngineWay | undefined
}

const TIME_LIMIT_MS = 3000
/** Full lines of the longest routes are some megabytes. */
const ANSWER_BYTES_MAX = 32_000_000
/** A line may begin and end this far from the points asked for; farther, the engine's map does not cover them. */
const OFF_MAP_KM = 50
/** No road is shorter than the great circle but for rounding of its points. */
const SHORTEST_SHARE = 0.98
/** Once round the Earth: no road is longer, from the Cape to Magadan it is half of it. */
const LONGEST_KM = 40_000
/** At a walk. */
const SLOWEST_KM_PER_HOUR = 1
/** What a short way may take in any case: ferries are waited for. */
const SHORTEST_LIMIT_SECONDS = 86_400
const SECONDS_PER_HOUR = 3600
/** Engines differ from each other by about so much, by preference and age of the map. */
const EXPECTED_ERROR_PERCENT = 2

const UNAVAILABLE = fallback('road_engine_unavailable', {})
const NO_ENGINE_ROUTE = info('road_engine_no_route', {})

/** The engine at `url`, with the town graph behind it. */
export function roadsWith(
  builtIn: RoadRoutes,
  engine: Engine,
  url: string,
  timeLimitMs: number = TIME_LIMIT_MS,
): RoadRoutes {
  const guard = breaker()
  return {
    hash: `${builtIn.hash} ${engine.name}`,
    // Its map may be another one tomorrow, and its failures pass.
    isLasting: false,
    async route(from, to, options = {}) {
      // Rail asks for the way without ferries, which only the town graph is sure to honour.
      if (options.withoutFerries) return builtIn.route(from, to, options)
      const asked = await guard.attempt(async () => ({ way: await ask(engine, url, from, to, timeLimitMs) }))
      if (asked?.way) return present(engine, asked.way)
      if (!asked) tellFallback('road_engine')
      const estimate = await builtIn.route(from, to, options)
      return withNotice(estimate, asked ? NO_ENGINE_ROUTE : UNAVAILABLE)
    },
  }
}

async function ask(
  engine: Engine,
  url: string,
  from: RoutePoint,
  to: RoutePoint,
  timeLimitMs: number,
): Promise<EngineWay | undefined> {
  const bounds = { timeLimitMs, bytesMax: ANSWER_BYTES_MAX }
  const { status, text } = await readBounded(engine.request(url, from, to), bounds)
  const way = engine.read(status, JSON.parse(text))
  return way && checked(way, from, to)
}

function checked(way: EngineWay, from: RoutePoint, to: RoutePoint): EngineWay | undefined {
  const [first, last] = [way.points[0], way.points.at(-1)]
  const isNumber = (value: number) => Number.isFinite(value) && value >= 0
  if (!first || !last || !isNumber(way.distanceKm) || !isNumber(way.durationSeconds)) {
    throw new Error('not a route')
  }
  const longestSeconds = SHORTEST_LIMIT_SECONDS + (way.distanceKm / SLOWEST_KM_PER_HOUR) * SECONDS_PER_HOUR
  if (way.distanceKm > LONGEST_KM || way.durationSeconds > longestSeconds)
    throw new Error('not on this Earth')
  if (!way.points.every(isOnEarth)) throw new Error('a line that leaves the Earth')
  if (greatCircleKm(first, from) > OFF_MAP_KM || greatCircleKm(last, to) > OFF_MAP_KM) return undefined
  if (way.distanceKm < greatCircleKm(first, last) * SHORTEST_SHARE - 1)
    throw new Error('too short for a road')
  return way
}

function isOnEarth({ lat, lon }: RoutePoint): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180
}

function present({ name }: Engine, { distanceKm, durationSeconds, points, hasFerry }: EngineWay): Route {
  return {
    mode: 'road',
    distanceKm,
    durationSeconds: Math.round(durationSeconds),
    points,
    method: name,
    expectedErrorPercent: EXPECTED_ERROR_PERCENT,
    passages: [],
    notices: hasFerry ? [fallback('ferry_on_route.engine', {})] : [],
  }
}

function withNotice(result: RouteResult, notice: Route['notices'][number]): RouteResult {
  return isNoRoute(result) ? result : { ...result, notices: [...result.notices, notice] }
}
