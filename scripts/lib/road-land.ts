/** A raster of land and water, from Natural Earth's 1:10m land and a hand list of lakes. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { between, greatCircleKm, type LatLon } from './road-sphere.ts'

/** One cell in degrees: 2.2 km north to south, finer than the width of straits that matter. */
const CELL_DEGREES = 0.02
const COLUMNS = Math.round(360 / CELL_DEGREES)
const ROWS = Math.round(180 / CELL_DEGREES)
/** Distance of the samples along a link. */
const SAMPLE_KM = 1.5

export interface LandMask {
  isLand(point: LatLon): boolean
}

export interface Box {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

type Ring = readonly (readonly number[])[]

export function landMask(lakes: readonly Box[]): LandMask {
  const cells = new Uint8Array(COLUMNS * ROWS)
  for (const polygon of landPolygons()) fill(cells, polygon)
  for (const lake of lakes) drown(cells, lake)
  return {
    isLand: ({ lat, lon }) => cells[rowOf(lat) * COLUMNS + columnOf(lon)] === 1,
  }
}

/** The longest stretch of water and all the water on the straight line between two places, in km. */
export function waterBetween(mask: LandMask, a: LatLon, b: LatLon): { longestKm: number; totalKm: number } {
  const km = greatCircleKm(a, b)
  const steps = Math.max(2, Math.ceil(km / SAMPLE_KM))
  const stepKm = km / steps
  let run = 0
  let longest = 0
  let wet = 0
  for (let step = 1; step < steps; step++) {
    if (mask.isLand(between(a, b, step / steps))) {
      run = 0
      continue
    }
    run += 1
    wet += 1
    longest = Math.max(longest, run)
  }
  return { longestKm: longest * stepKm, totalKm: wet * stepKm }
}

function landPolygons(): Ring[][] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>
  const land = feature(topology, topology.objects.land)
  return land.features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates]
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : []
  })
}

/** Scan lines through the middles of the rows; a cell is land when its middle is inside by the even-odd rule. */
function fill(cells: Uint8Array, rings: readonly Ring[]): void {
  const crossings = new Map<number, number[]>()
  for (const ring of rings) {
    for (let i = 1; i < ring.length; i++) crossRows(ring[i - 1] as number[], ring[i] as number[], crossings)
  }
  for (const [row, lons] of crossings) {
    lons.sort((a, b) => a - b)
    for (let i = 0; i + 1 < lons.length; i += 2) {
      const first = Math.max(0, Math.ceil(((lons[i] as number) + 180) / CELL_DEGREES - 0.5))
      const last = Math.min(COLUMNS - 1, Math.floor(((lons[i + 1] as number) + 180) / CELL_DEGREES - 0.5))
      cells.fill(1, row * COLUMNS + first, row * COLUMNS + last + 1)
    }
  }
}

function crossRows(from: readonly number[], to: readonly number[], crossings: Map<number, number[]>): void {
  const [low, high] = (from[1] as number) <= (to[1] as number) ? [from, to] : [to, from]
  const [lowLon, lowLat] = low as [number, number]
  const [highLon, highLat] = high as [number, number]
  const first = Math.ceil((lowLat + 90) / CELL_DEGREES - 0.5)
  const last = Math.ceil((highLat + 90) / CELL_DEGREES - 0.5) - 1
  for (let row = first; row <= last; row++) {
    const lat = (row + 0.5) * CELL_DEGREES - 90
    const lon = lowLon + ((lat - lowLat) / (highLat - lowLat)) * (highLon - lowLon)
    const known = crossings.get(row)
    if (known) known.push(lon)
    else crossings.set(row, [lon])
  }
}

function drown(cells: Uint8Array, { south, west, north, east }: Box): void {
  for (let row = rowOf(south); row <= rowOf(north); row++) {
    cells.fill(0, row * COLUMNS + columnOf(west), row * COLUMNS + columnOf(east) + 1)
  }
}

function rowOf(lat: number): number {
  return Math.min(ROWS - 1, Math.max(0, Math.floor((lat + 90) / CELL_DEGREES)))
}

function columnOf(lon: number): number {
  return Math.min(COLUMNS - 1, Math.max(0, Math.floor((lon + 180) / CELL_DEGREES)))
}
