/** The links of the town graph: candidates that no water, border or wilderness forbids, and the listed crossings. */
import { BORDER, FERRY, FIXED_LINK } from '../../src/geo/format/road/flags.ts'
import { readGeography } from '../tables.ts'
import { type Candidate, candidates } from './candidates.ts'
import { countriesBetween } from './crossed.ts'
import { type LandMask, waterBetween } from './land.ts'
import { type LandFactorOf, readLandFactors } from './land-factors.ts'
import {
  flagsOf,
  isTooLong,
  ROAD_MODELS,
  type RoadRegion,
  roadKm,
  roadRegion,
  WATER_FREE_KM,
} from './model.ts'
import type { RoadPlace } from './nodes.ts'
import { type Regions, readRegions } from './regions.ts'
import { wayRoundWater } from './round-water.ts'
import { between, greatCircleKm, isFartherNorthOrSouth, type LatLon } from './sphere.ts'
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
      readonly landFactor: number
    })
  | (Link & { readonly candidate?: never })

/** Water wider than this on the line is not gone round by one road. */
const WIDE_WATER_KM = 45
/** Wider water that is not gone round is crossed by the listed bridges, tunnels and ferries only. */
const BRIDGED_WATER_KM = 5
/** A road that leads so much farther round is another road. */
const ROUND_FACTOR_MAX = 2

/** An end of a listed crossing farther than this from any node is a mistake in the list. */
const CROSSING_KM_MAX = 60
/** The way from the listed end to the node that stands for it. */
const CROSSING_ACCESS_FACTOR = 1.2

/** What is known of the country that links run through. */
interface Country {
  readonly mask: LandMask
  readonly heights: Heights
  readonly landFactorOf: LandFactorOf
}

export function townLinks(nodes: readonly RoadPlace[], mask: LandMask, heights: Heights): MeasuredLink[] {
  const regions = readRegions()
  const wilderness = nodes.map(regions.wildernessOf)
  const country = { mask, heights, landFactorOf: readLandFactors() }
  return candidates(nodes).flatMap((candidate) => {
    const [p, q] = [nodes[candidate.a] as RoadPlace, nodes[candidate.b] as RoadPlace]
    if (isTooLong(candidate) || regions.isClosed(p.countryCode, q.countryCode)) return []
    const [wildP, wildQ] = [wilderness[candidate.a], wilderness[candidate.b]]
    if (wildP !== wildQ || wildP?.links === 'none') return []
    // Before borders, which take longer to find: many candidates span the sea.
    const water = waterBetween(mask, p, q)
    if (water.longestKm > WIDE_WATER_KM) return []
    const border = borderOf(regions, p, q, candidate.km)
    return border === 'closed'
      ? []
      : linkOf(candidate, p, q, { waterKm: water.totalKm, hasBorder: border === 'controls' }, country)
  })
}

/** What a line meets, whose ends may lie in one country and its middle in another. */
function borderOf(regions: Regions, p: RoadPlace, q: RoadPlace, km: number): 'closed' | 'controls' | 'none' {
  const codes = [p.countryCode, ...countriesBetween(p, q, km), q.countryCode]
  const steps = codes.slice(1).map((code, i) => [codes[i] as string, code] as const)
  if (steps.some(([a, b]) => regions.isClosed(a, b))) return 'closed'
  return steps.some(([a, b]) => regions.hasControls(a, b)) ? 'controls' : 'none'
}

function linkOf(
  candidate: Candidate,
  p: RoadPlace,
  q: RoadPlace,
  met: { readonly waterKm: number; readonly hasBorder: boolean },
  { mask, heights, landFactorOf }: Country,
): MeasuredLink[] {
  const { a, b, km } = candidate
  const terrain = terrainAlong(heights, p, q, km)
  const region = roadRegion(p.countryCode, q.countryCode)
  const landFactor = landFactorOf(between(p, q, 1 / 2), [p.countryCode, q.countryCode])
  const way = met.waterKm > WATER_FREE_KM ? wayRoundWater(mask, p, q) : { landKm: km, waterKm: 0 }
  if (way.waterKm > BRIDGED_WATER_KM || way.landKm > ROUND_FACTOR_MAX * km) return []
  const round = { ...candidate, km: way.landKm }
  const metres = Math.max(km, roadKm(round, terrain, way.waterKm, ROAD_MODELS[region], landFactor)) * 1000
  const flags = flagsOf(candidate, terrain, met.hasBorder, landFactor)
  return [{ a, b, metres, flags, candidate: round, terrain, waterKm: way.waterKm, region, landFactor }]
}

interface Crossing {
  name: string
  from_lat: string
  from_lon: string
  to_lat: string
  to_lon: string
  km: string
}

/** Where ferries land. */
export function ferryEnds(): LatLon[] {
  return readGeography<keyof Crossing>('ferries').flatMap((row) => [
    { lat: Number(row.from_lat), lon: Number(row.from_lon) },
    { lat: Number(row.to_lat), lon: Number(row.to_lon) },
  ])
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
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index] as RoadPlace
    if (Math.abs(node.lat - point.lat) > 1 || isFartherNorthOrSouth(node, point, best.km)) continue
    const km = greatCircleKm(node, point)
    if (km < best.km) best = { index, km }
  }
  return best
}
