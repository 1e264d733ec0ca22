/** From any point to the towns around it, where its road begins. */

import { greatCircleKm } from '../../../engine/helpers/sphere.ts'
import { cellOf } from '../../format/road/cells.ts'
import type { TownGraph } from '../../format/road/file.ts'
import type { RoutePoint } from '../plan.ts'

export interface Access {
  readonly node: number
  /** By road, from the point to the town. */
  readonly metres: number
}

/** The access road over its straight line: local roads wind more than those between towns. */
const ACCESS_FACTOR = 1.3
/** No road is assumed to begin farther from the nearest town. */
const ACCESS_KM_MAX = 150
/** From between towns, the second or third may be the better way out; from within one, its own node is it. */
const EXTRA_SHARE = 1
const EXTRA_KM_MIN = 1
const EXTRA_KM_MAX = 10
/** So many towns are tried. */
const ACCESS_TOWNS_MAX = 4
const KM_A_DEGREE = 111.2
/** Near the poles the cells of one degree become slivers. */
const COSINE_MIN = 0.05

/** The nearest towns, nearest first; empty where no town is near. */
export function accessTo(graph: TownGraph, point: RoutePoint): Access[] {
  for (let radiusKm = 30; ; radiusKm *= 2.5) {
    const found = townsWithin(graph, point, Math.min(radiusKm, ACCESS_KM_MAX))
    const reachKm = found[0] && found[0].km + extraKm(found[0].km)
    if (reachKm !== undefined && (reachKm <= radiusKm || radiusKm >= ACCESS_KM_MAX)) {
      return found
        .filter(({ km }) => km <= reachKm)
        .slice(0, ACCESS_TOWNS_MAX)
        .map(({ node, km }) => ({ node, metres: km * ACCESS_FACTOR * 1000 }))
    }
    if (radiusKm >= ACCESS_KM_MAX) return []
  }
}

function extraKm(nearestKm: number): number {
  return Math.min(EXTRA_KM_MAX, EXTRA_KM_MIN + EXTRA_SHARE * nearestKm)
}

/** By road between two points so near to each other that no town lies between. */
export function localMetres(from: RoutePoint, to: RoutePoint): number {
  return greatCircleKm(from, to) * ACCESS_FACTOR * 1000
}

function townsWithin(graph: TownGraph, point: RoutePoint, radiusKm: number): { node: number; km: number }[] {
  const found: { node: number; km: number }[] = []
  const rows = radiusKm / KM_A_DEGREE
  const poleward = Math.min(89, Math.abs(point.lat) + rows)
  const columns = Math.min(179, rows / Math.max(COSINE_MIN, Math.cos((poleward * Math.PI) / 180)))
  for (let row = Math.floor(point.lat - rows); row <= Math.floor(point.lat + rows); row++) {
    if (row < -90 || row >= 90) continue
    for (let column = Math.floor(point.lon - columns); column <= Math.floor(point.lon + columns); column++) {
      const cell = cellOf(row, column)
      const end = graph.cellFirst[cell + 1] as number
      for (let node = graph.cellFirst[cell] as number; node < end; node++) {
        const km = greatCircleKm(point, { lat: graph.lat[node] as number, lon: graph.lon[node] as number })
        if (km <= radiusKm) found.push({ node, km })
      }
    }
  }
  return found.sort((a, b) => a.km - b.km || a.node - b.node)
}
