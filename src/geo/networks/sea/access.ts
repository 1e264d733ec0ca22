/** How a port is joined to the network of the sea. */

import {
  between,
  dot,
  EARTH_RADIUS_KM,
  kmBetween,
  pointOf,
  type Vector,
  vectorOf,
} from '../../../engine/helpers/sphere.ts'
import type { RoutePoint } from '../plan.ts'
import type { End, SeaGraph } from './graph.ts'
import { isWater } from './water.ts'

/** A port is joined to the nearest points of the network, this many and within this distance. */
const ACCESS_POINTS = 12
export const ACCESS_KM_MAX = 150
/** The same as a difference of latitudes: tells most of the points apart at once. */
const ACCESS_DEGREES_MAX = (ACCESS_KM_MAX / EARTH_RADIUS_KM) * (180 / Math.PI)
const ACCESS_NEARNESS_MIN = Math.cos(ACCESS_KM_MAX / EARTH_RADIUS_KM)
/** Only points on the port's own shore: those that lie behind no more land than the best one, and so many kilometres. */
const LAND_SLACK_KM = 10
/** Even so, a kilometre over land counts as so many more. */
const LAND_PENALTY = 10
const LAND_SAMPLE_KM = 5

export function endOf(graph: SeaGraph, point: RoutePoint): End {
  const vector = vectorOf(point)
  const near: { node: number; nearness: number }[] = []
  for (let node = 0; node < graph.vectors.length; node++) {
    if (Math.abs((graph.coordinates[2 * node] as number) - point.lat) > ACCESS_DEGREES_MAX) continue
    const nearness = dot(vector, graph.vectors[node] as Vector)
    if (nearness > ACCESS_NEARNESS_MIN) near.push({ node, nearness })
  }
  near.sort((p, q) => q.nearness - p.nearness)
  const ways = near.slice(0, ACCESS_POINTS).map(({ node }) => {
    const other = graph.vectors[node] as Vector
    const km = kmBetween(vector, other)
    return { node, km, landKm: km * landShare(graph, vector, other) }
  })
  const leastLandKm = Math.min(...ways.map(({ landKm }) => landKm))
  const onShore = ways.filter(({ landKm }) => landKm <= leastLandKm + LAND_SLACK_KM)
  return {
    vector,
    accessKm: new Map(onShore.map(({ node, km, landKm }) => [node, km + LAND_PENALTY * landKm])),
  }
}

function landShare(graph: SeaGraph, a: Vector, b: Vector): number {
  const steps = Math.max(2, Math.ceil(kmBetween(a, b) / LAND_SAMPLE_KM))
  let land = 0
  for (let step = 0; step < steps; step++) {
    const { lat, lon } = pointOf(between(a, b, (step + 0.5) / steps))
    if (!isWater(graph.water, lat, lon)) land++
  }
  return land / steps
}
