/** The links of the town graph: candidates that no water, border or wilderness forbids, and the listed crossings. */
import { BORDER, FERRY, FIXED_LINK } from '../../src/geo-format/road/flags.ts'
import { readGeography } from '../tables.ts'
import { type Candidate, candidates } from './candidates.ts'
import { type LandMask, waterBetween } from './land.ts'
import {
  flagsOf,
  isTooLong,
  OPEN_WATER_KM,
  ROAD_MODELS,
  type RoadRegion,
  roadKm,
  roadRegion,
} from './model.ts'
import type { RoadPlace } from './nodes.ts'
import { readRegions } from './regions.ts'
import { greatCircleKm, type LatLon } from './sphere.ts'
import { type Heights, type Terrain, terrainAlong } from './terrain.ts'

export interface Link {
  readonly a: number
  readonly b: number
  readonly metres: number
  readonly flags: number
}

/** A link with what its length follows from; a listed crossing has a length of its own. */
export type MeasuredLink =
  | (Link & {
      readonly candidate: Candidate
      readonly terrain: Terrain
      readonly waterKm: number
      readonly region: RoadRegion
    })
  | (Link & { readonly candidate?: never })

/** An end of a listed crossing farther than this from any node is a mistake in the list. */
const CROSSING_KM_MAX = 60
/** The way from the listed end to the node that stands for it. */
const CROSSING_ACCESS_FACTOR = 1.2

export function townLinks(nodes: readonly RoadPlace[], mask: LandMask, heights: Heights): MeasuredLink[] {
  const regions = readRegions()
  const wilderness = nodes.map(regions.wildernessOf)
  return candidates(nodes).flatMap((candidate) => {
    const [p, q] = [nodes[candidate.a] as RoadPlace, nodes[candidate.b] as RoadPlace]
    if (isTooLong(candidate) || regions.isClosed(p.countryCode, q.countryCode)) return []
    const [wildP, wildQ] = [wilderness[candidate.a], wilderness[candidate.b]]
    if (wildP !== wildQ || wildP?.links === 'none') return []
    return linkOf(candidate, p, q, regions.hasControls(p.countryCode, q.countryCode), mask, heights)
  })
}

function linkOf(
  candidate: Candidate,
  p: RoadPlace,
  q: RoadPlace,
  hasBorder: boolean,
  mask: LandMask,
  heights: Heights,
): MeasuredLink[] {
  const water = waterBetween(mask, p, q)
  if (water.longestKm > OPEN_WATER_KM) return []
  const terrain = terrainAlong(heights, p, q, candidate.km)
  const region = roadRegion(p.countryCode, q.countryCode)
  const metres = roadKm(candidate, terrain, water.totalKm, ROAD_MODELS[region]) * 1000
  const flags = flagsOf(candidate, terrain, hasBorder)
  return [
    { a: candidate.a, b: candidate.b, metres, flags, candidate, terrain, waterKm: water.totalKm, region },
  ]
}

interface Crossing {
  name: string
  from_lat: string
  from_lon: string
  to_lat: string
  to_lon: string
  km: string
}

export function crossings(nodes: readonly RoadPlace[]): Link[] {
  const regions = readRegions()
  const read = (table: string, kind: number) =>
    readGeography<keyof Crossing>(table).flatMap((row) => crossing(row, kind, nodes, regions.hasControls))
  return [...read('fixed_links', FIXED_LINK), ...read('ferries', FERRY)]
}

function crossing(
  row: Crossing,
  kind: number,
  nodes: readonly RoadPlace[],
  hasControls: (a: string, b: string) => boolean,
): Link[] {
  const from = nearest(nodes, { lat: Number(row.from_lat), lon: Number(row.from_lon) })
  const to = nearest(nodes, { lat: Number(row.to_lat), lon: Number(row.to_lon) })
  if (Math.max(from.km, to.km) > CROSSING_KM_MAX) throw new Error(`${row.name}: no town near an end`)
  // Both banks are one town of the graph.
  if (from.index === to.index) return []
  const km = Number(row.km) + CROSSING_ACCESS_FACTOR * (from.km + to.km)
  const [a, b] = [Math.min(from.index, to.index), Math.max(from.index, to.index)]
  const hasBorder = hasControls((nodes[a] as RoadPlace).countryCode, (nodes[b] as RoadPlace).countryCode)
  return [{ a, b, metres: km * 1000, flags: kind | (hasBorder ? BORDER : 0) }]
}

function nearest(nodes: readonly RoadPlace[], point: LatLon): { index: number; km: number } {
  let best = { index: -1, km: Number.POSITIVE_INFINITY }
  for (const [index, node] of nodes.entries()) {
    if (Math.abs(node.lat - point.lat) > 1) continue
    const km = greatCircleKm(node, point)
    if (km < best.km) best = { index, km }
  }
  return best
}
