/** Road routes over the town graph: distance, duration and line, without any network. */
import { setImmediate as pause } from 'node:timers/promises'
import { greatCircleKm } from '../../../engine/helpers/sphere.ts'
import { fallback, type Notice } from '../../../engine/notices.ts'
import { readGraph, type TownGraph, UNIT_METRES } from '../../format/road/file.ts'
import { BORDER, isFerry, LOCAL } from '../../format/road/flags.ts'
import {
  type NoRoute,
  nameOf,
  noRoute,
  type RouteOptions,
  type RoutePoint,
  type RouteResult,
} from '../plan.ts'
import { workspaces } from '../workspaces.ts'
import { expectedErrorPercent, isEmpty, isWinding } from './expected-error.ts'
import { secondsOf } from './link.ts'
import { search, type Way, workspace } from './search.ts'
import { type Access, accessTo, localMetres } from './snap.ts'

export interface RoadRoutes {
  /** SHA-256 of the graph: part of what determines an answer. */
  readonly hash: string
  /** Whether the same question has the same answer as long as the process runs. */
  readonly isLasting: boolean
  route(from: RoutePoint, to: RoutePoint, options?: RouteOptions): Promise<RouteResult>
}

/** Points nearer than this may be joined without passing through a town. */
const LOCAL_KM_MAX = 25

/** `bytes`: of the file, where it was read before. */
export function openRoadRoutes(file: string, bytes?: Uint8Array): RoadRoutes {
  const graph = readGraph(file, bytes)
  const withWorkspace = workspaces(() => workspace(graph.lat.length))
  const answer = async (from: RoutePoint, to: RoutePoint, options: RouteOptions): Promise<RouteResult> => {
    const { withoutFerries = false, isDomestic = false } = options
    const [starts, ends] = joined(graph, accessTo(graph, from), accessTo(graph, to), withoutFerries)
    if (starts.length === 0) return noRoad(from, to, withoutFerries)
    return withWorkspace(async (work) => {
      const steps = search({ graph, starts, ends, withoutFerries, isDomestic }, work)
      let step = steps.next()
      while (!step.done) {
        await pause()
        step = steps.next()
      }
      return step.value ? present(graph, from, to, step.value) : noRoad(from, to, withoutFerries)
    })
  }
  return {
    hash: graph.hash,
    isLasting: true,
    async route(from, to, options = {}) {
      // Always searched in the same direction, so that there and back are equally long.
      const isForward = from.lat < to.lat || (from.lat === to.lat && from.lon <= to.lon)
      if (isForward) return answer(from, to, options)
      const result = await answer(to, from, options)
      return 'noRoute' in result ? result : { ...result, points: [...result.points].reverse() }
    },
  }
}

/** Keeps the towns that a way can join. */
function joined(
  graph: TownGraph,
  starts: readonly Access[],
  ends: readonly Access[],
  withoutFerries: boolean,
): [Access[], Access[]] {
  const part = withoutFerries ? graph.partWithoutFerries : graph.part
  const partOf = ({ node }: Access) => part[node] as number
  const common = new Set(starts.map(partOf).filter((number) => ends.some((end) => partOf(end) === number)))
  const isCommon = (access: Access) => common.has(partOf(access))
  return [starts.filter(isCommon), ends.filter(isCommon)]
}

function present(graph: TownGraph, from: RoutePoint, to: RoutePoint, way: Way): RouteResult {
  const accessMetres = way.start.metres + way.end.metres
  let metres = accessMetres
  let seconds = secondsOf(accessMetres, LOCAL)
  let [ferryMetres, windingMetres, emptyMetres] = [0, 0, 0]
  let hasBorder = false
  for (const link of way.links) {
    const length = (graph.units[link] as number) * UNIT_METRES
    const flags = graph.flags[link] as number
    metres += length
    seconds += secondsOf(length, flags)
    hasBorder ||= (flags & BORDER) !== 0
    if (isFerry(flags)) ferryMetres += length
    if (isWinding(flags)) windingMetres += length
    if (isEmpty(flags)) emptyMetres += length
  }
  const towns = way.nodes.map((node) => ({ lat: graph.lat[node] as number, lon: graph.lon[node] as number }))
  const direct = localMetres(from, to)
  const isLocal = ferryMetres === 0 && greatCircleKm(from, to) <= LOCAL_KM_MAX && direct < metres
  const distanceKm = (isLocal ? direct : metres) / 1000
  return {
    mode: 'road',
    distanceKm,
    hasBorder,
    ...(ferryMetres > 0 && { ferryKm: ferryMetres / 1000 }),
    durationSeconds: Math.round(isLocal ? secondsOf(direct, LOCAL) : seconds),
    points: isLocal ? [from, to] : [from, ...towns, to],
    method: 'town_graph',
    expectedErrorPercent: expectedErrorPercent({
      distanceKm,
      windingKm: windingMetres / 1000,
      emptyKm: emptyMetres / 1000,
      middle: towns[towns.length >> 1] ?? from,
    }),
    passages: [],
    notices: ferryMetres > 0 ? [ferryOnRoute(ferryMetres, metres)] : [],
  }
}

/** The emissions of the ferry are in no total, so the total is not that of the trip that was requested. */
function ferryOnRoute(ferryMetres: number, metres: number): Notice {
  const values = { km: Math.round(ferryMetres / 1000) }
  return ferryMetres > metres / 2
    ? fallback('ferry_on_route.mostly_ferry', values)
    : fallback('ferry_on_route', values)
}

function noRoad(from: RoutePoint, to: RoutePoint, withoutFerry: boolean): NoRoute {
  return noRoute('no_route.road', { from: nameOf(from), to: nameOf(to), without_ferry: withoutFerry })
}
