/** Points for people and maps: a few evenly along the way, and lines that bend as great circles do. */

import { between, kmBetween, pointOf, type Vector, vectorOf } from '../../../engine/helpers/sphere.ts'
import type { RoutePoint } from '../../../geo/networks/plan.ts'

const WAYPOINTS_MIN = 4
const WAYPOINTS_MAX = 20
/** One more waypoint for every so many kilometres: 20 from 4,000 km on. */
const KM_PER_WAYPOINT = 250

export function waypointCount(distanceKm: number): number {
  return Math.min(WAYPOINTS_MAX, WAYPOINTS_MIN + Math.floor(distanceKm / KM_PER_WAYPOINT))
}

/** 4 to 20 points, by the distance, evenly spaced along the line; the first and the last are its ends. */
export function waypoints(points: readonly RoutePoint[], distanceKm: number): RoutePoint[] {
  const count = waypointCount(distanceKm)
  const line = points.map(vectorOf)
  const upTo = cumulative(line)
  const totalKm = upTo.at(-1) ?? 0
  const found: RoutePoint[] = []
  let leg = 1
  for (let i = 0; i < count; i++) {
    const km = (totalKm * i) / (count - 1)
    while (leg < line.length - 1 && (upTo[leg] as number) < km) leg++
    found.push(along(line, upTo, leg, km))
  }
  return withEnds(found, points)
}

/** With points in between, so that no leg is longer than `spacingKm`. */
export function densified(points: readonly RoutePoint[], spacingKm: number): RoutePoint[] {
  const dense = points.slice(0, 1)
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as RoutePoint, points[i] as RoutePoint]
    const [from, to] = [vectorOf(a), vectorOf(b)]
    const steps = Math.max(1, Math.ceil(kmBetween(from, to) / spacingKm))
    for (let step = 1; step < steps; step++) dense.push(pointOf(between(from, to, step / steps)))
    dense.push(b)
  }
  return dense
}

function cumulative(line: readonly Vector[]): number[] {
  const upTo = [0]
  for (let i = 1; i < line.length; i++) {
    upTo.push((upTo[i - 1] as number) + kmBetween(line[i - 1] as Vector, line[i] as Vector))
  }
  return upTo
}

function along(line: readonly Vector[], upTo: readonly number[], leg: number, km: number): RoutePoint {
  const from = line[leg - 1] as Vector
  const to = line[leg] ?? from
  const [startKm, endKm] = [upTo[leg - 1] as number, upTo[leg] ?? (upTo[leg - 1] as number)]
  const share = endKm > startKm ? (km - startKm) / (endKm - startKm) : 0
  return pointOf(between(from, to, Math.min(1, share)))
}

/** The ends exactly as given, not by way of sines and cosines. */
function withEnds(found: RoutePoint[], points: readonly RoutePoint[]): RoutePoint[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  return [first, ...found.slice(1, -1), last]
}
