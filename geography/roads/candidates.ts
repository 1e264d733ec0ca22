/** Pairs of towns that a road may join: neighbours of a spherical Delaunay triangulation and their second neighbours, at three scales. */
import { geoDelaunay } from 'd3-geo-voronoi'
import { type RoadPlace, thin } from './nodes.ts'
import { greatCircleKm } from './sphere.ts'

/**
 * How likely a road goes straight from one town to the other.
 * `close`: no town is nearer to both than they are to each other (relative neighbourhood graph).
 * `near`: no town is inside of the circle between them (Gabriel graph).
 * `far`: other Delaunay neighbours. `across`: the two towns that face each other over a shared side of two triangles.
 */
export type Kinship = 'close' | 'near' | 'far' | 'across'

export interface Candidate {
  readonly a: number
  readonly b: number
  readonly km: number
  /** 0: among all nodes; 1 and 2: among larger towns, for the roads that pass the small ones by. */
  readonly scale: number
  readonly kinship: Kinship
}

interface Scale {
  readonly populationMin: number
  readonly spacingKm: number
  /** Longer links are not roads: they span empty country or the sea. */
  readonly kmMax: number
}

const SCALES: readonly Scale[] = [
  { populationMin: 0, spacingKm: 0, kmMax: 1300 },
  { populationMin: 30_000, spacingKm: 20, kmMax: 500 },
  { populationMin: 200_000, spacingKm: 60, kmMax: 700 },
]

export function candidates(nodes: readonly RoadPlace[]): Candidate[] {
  const index = new Map(nodes.map((node, i) => [node, i]))
  const found = new Map<number, Candidate>()
  for (const [scale, { populationMin, spacingKm, kmMax }] of SCALES.entries()) {
    const towns = nodes.filter((node) => node.population >= populationMin)
    const chosen = spacingKm > 0 ? thin(towns, spacingKm) : towns
    for (const { p, q, kinship } of pairs(chosen)) {
      const km = greatCircleKm(chosen[p] as RoadPlace, chosen[q] as RoadPlace)
      if (km > kmMax) continue
      const i = index.get(chosen[p] as RoadPlace) as number
      const j = index.get(chosen[q] as RoadPlace) as number
      const [a, b] = i < j ? [i, j] : [j, i]
      const key = a * nodes.length + b
      if (!found.has(key)) found.set(key, { a, b, km, scale, kinship })
    }
  }
  return [...found.values()]
}

interface Pair {
  readonly p: number
  readonly q: number
  readonly kinship: Kinship
}

function pairs(towns: readonly RoadPlace[]): Pair[] {
  const facing = facingCorners(towns)
  const neighbours = new Map<number, number[]>()
  for (const { p, q } of facing) {
    neighbours.set(p, [...(neighbours.get(p) ?? []), q])
    neighbours.set(q, [...(neighbours.get(q) ?? []), p])
  }
  const distance = (i: number, j: number) => greatCircleKm(towns[i] as RoadPlace, towns[j] as RoadPlace)
  return facing.flatMap(({ p, q, corners }) => {
    const km = distance(p, q)
    const around = [...(neighbours.get(p) ?? []), ...(neighbours.get(q) ?? [])]
    const isClose = !around.some((r) => r !== p && r !== q && Math.max(distance(p, r), distance(q, r)) < km)
    const isNear = !corners.some((r) => distance(p, r) ** 2 + distance(q, r) ** 2 < km ** 2)
    const kinship: Kinship = isClose ? 'close' : isNear ? 'near' : 'far'
    const [r, s] = corners
    const across = r !== undefined && s !== undefined ? [{ p: r, q: s, kinship: 'across' as const }] : []
    return [{ p, q, kinship }, ...across]
  })
}

/** Every side of a triangle, with the corners opposite to it. */
function facingCorners(towns: readonly RoadPlace[]): { p: number; q: number; corners: number[] }[] {
  const sides = new Map<number, { p: number; q: number; corners: number[] }>()
  for (const [a, b, c] of geoDelaunay(towns.map(({ lat, lon }) => [lon, lat] as const)).triangles) {
    for (const [i, j, corner] of [
      [a, b, c],
      [b, c, a],
      [c, a, b],
    ] as [number, number, number][]) {
      const p = Math.min(i, j)
      const q = Math.max(i, j)
      const key = p * towns.length + q
      const side = sides.get(key)
      if (side) side.corners.push(corner)
      else sides.set(key, { p, q, corners: [corner] })
    }
  }
  return [...sides.values()]
}
