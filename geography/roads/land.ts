/** A raster of land and water, from Natural Earth's 1:10m land and a hand list of lakes. */
import { readFileSync } from 'node:fs'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { packageFile } from '../packages.ts'
import { readGeography } from '../tables.ts'
import { forPointsBetween, greatCircleKm, type LatLon } from './sphere.ts'

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

/** The hand list of lakes. */
export function readLakes(): Box[] {
  return readGeography<'south' | 'west' | 'north' | 'east'>('lakes').map((row) => ({
    south: Number(row.south),
    west: Number(row.west),
    north: Number(row.north),
    east: Number(row.east),
  }))
}

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
  const steps = Math.max(2, Math.ceil(greatCircleKm(a, b) / SAMPLE_KM))
  const stepKm = greatCircleKm(a, b) / steps
  let run = 0
  let longest = 0
  let wet = 0
  forPointsBetween(a, b, steps, (lat, lon) => {
    const isWet = !mask.isLand({ lat, lon })
    run = isWet ? run + 1 : 0
    wet += isWet ? 1 : 0
    longest = Math.max(longest, run)
  })
  return { longestKm: longest * stepKm, totalKm: wet * stepKm }
}

function landPolygons(): Ring[][] {
  const file = packageFile('world-atlas', 'land-10m.json')
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
    const line = unrolled(ring)
    for (let i = 1; i < line.length; i++) crossRows(line[i - 1] as number[], line[i] as number[], crossings)
  }
  for (const [row, lons] of crossings) {
    lons.sort((a, b) => a - b)
    for (let i = 0; i + 1 < lons.length; i += 2) {
      const first = Math.ceil(((lons[i] as number) + 180) / CELL_DEGREES - 0.5)
      const last = Math.floor(((lons[i + 1] as number) + 180) / CELL_DEGREES - 0.5)
      for (let column = first; column <= last; column++) {
        cells[row * COLUMNS + ((column + 2 * COLUMNS) % COLUMNS)] = 1
      }
    }
  }
}

/** A ring without the jumps of 360 degrees at the antimeridian, where Chukotka and Fiji go on: beyond 180 instead. */
function unrolled(ring: Ring): Ring {
  let turn = 0
  let before = ring[0]?.[0] ?? 0
  return ring.map(([lon = 0, lat = 0]) => {
    if (lon - before > 180) turn -= 360
    else if (before - lon > 180) turn += 360
    before = lon
    return [lon + turn, lat]
  })
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
