/** The raster of open water that src/geo/networks/sea/water.ts reads, from Natural Earth's land. */

import { between, dot, kmBetween, pointOf, type Vector, vectorOf } from '../../src/engine/helpers/sphere.ts'
import {
  BLOCK_COLUMNS,
  BLOCK_DEGREES,
  BLOCK_ROWS,
  CELL_DEGREES,
  CLEARANCE_UNIT_KM,
  COLUMNS,
  ROWS,
  type WaterGrid,
} from '../../src/geo/format/sea/water-grid.ts'
import type { LandMask } from '../roads/land.ts'
import type { ClosedStrait } from './by-hand.ts'

/** A cell is looked at in 4 by 4 places, and is land when this many of them are. */
const SAMPLES = 4
const LAND_SAMPLES_MIN = 3
/** Ice: beyond, ships keep to the lanes of the network. North Cape is at 71.2, Cape Horn at -56. */
const OPEN_NORTH = 72
const OPEN_SOUTH = -62
/** From the centre of a block to its corner, at the equator. */
const BLOCK_DIAGONAL_KM = 20

/** There and back, twice, so that what crosses the antimeridian arrives too. */
const SWEEPS = 4
const BYTE_MAX = 255

export function waterGrid(land: LandMask, closed: readonly ClosedStrait[]): WaterGrid {
  const bits = new Uint8Array((COLUMNS * ROWS) / 8)
  for (let row = rowOf(OPEN_SOUTH); row < rowOf(OPEN_NORTH); row++) {
    for (let column = 0; column < COLUMNS; column++) {
      if (!isLandCell(land, row, column)) setBit(bits, row * COLUMNS + column, true)
    }
  }
  for (const strait of closed) drawLand(bits, strait.ends)
  return { bits, clearance: clearances(bits) }
}

function isLandCell(land: LandMask, row: number, column: number): boolean {
  let found = 0
  for (let i = 0; i < SAMPLES; i++) {
    const lat = (row + (i + 0.5) / SAMPLES) * CELL_DEGREES - 90
    for (let j = 0; j < SAMPLES; j++) {
      const lon = (column + (j + 0.5) / SAMPLES) * CELL_DEGREES - 180
      if (land.isLand({ lat, lon })) found++
    }
  }
  return found >= LAND_SAMPLES_MIN
}

/** A line of land cells, two wide so that no ship slips through between their corners. */
function drawLand(bits: Uint8Array, [a, b]: readonly [Vector, Vector]): void {
  const steps = Math.ceil(kmBetween(a, b))
  for (let step = 0; step <= steps; step++) {
    const { lat, lon } = pointOf(between(a, b, step / steps))
    const row = rowOf(lat)
    const column = Math.floor((lon + 180) / CELL_DEGREES)
    setBit(bits, row * COLUMNS + column, false)
    setBit(bits, row * COLUMNS + ((column + 1) % COLUMNS), false)
    setBit(bits, (row + 1) * COLUMNS + column, false)
  }
}

/** By block, how far its land-free waters are from land: from the nearest block that has land, less what centres hide. */
function clearances(bits: Uint8Array): Uint8Array {
  const nearest = nearestLand(blocksWithLand(bits))
  return Uint8Array.from(nearest, (land, block) => {
    if (land === block || land < 0) return 0
    const km = kmBetween(centre(block), centre(land)) - 2 * BLOCK_DIAGONAL_KM
    return Math.min(BYTE_MAX, Math.max(0, Math.floor(km / CLEARANCE_UNIT_KM)))
  })
}

/** By block, the nearest block with land, handed on from neighbour to neighbour in sweeps there and back. */
function nearestLand(hasLand: readonly boolean[]): Int32Array {
  const nearest = Int32Array.from(hasLand, (land, block) => (land ? block : -1))
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let i = 0; i < nearest.length; i++) takeOver(nearest, sweep % 2 === 0 ? i : nearest.length - 1 - i)
  }
  return nearest
}

function takeOver(nearest: Int32Array, block: number): void {
  if (nearest[block] === block) return
  const row = Math.floor(block / BLOCK_COLUMNS)
  const column = block % BLOCK_COLUMNS
  let best = nearest[block] as number
  let bestDot = best < 0 ? -2 : dot(centre(block), centre(best))
  for (let i = Math.max(0, row - 1); i <= Math.min(BLOCK_ROWS - 1, row + 1); i++) {
    for (let j = -1; j <= 1; j++) {
      const land = nearest[i * BLOCK_COLUMNS + ((column + j + BLOCK_COLUMNS) % BLOCK_COLUMNS)] as number
      if (land < 0 || land === best) continue
      const nearness = dot(centre(block), centre(land))
      if (nearness > bestDot) [best, bestDot] = [land, nearness]
    }
  }
  nearest[block] = best
}

const CENTRES: Vector[] = Array.from({ length: BLOCK_COLUMNS * BLOCK_ROWS }, (_, block) =>
  vectorOf({
    lat: (Math.floor(block / BLOCK_COLUMNS) + 0.5) * BLOCK_DEGREES - 90,
    lon: ((block % BLOCK_COLUMNS) + 0.5) * BLOCK_DEGREES - 180,
  }),
)

function centre(block: number): Vector {
  return CENTRES[block] as Vector
}

function blocksWithLand(bits: Uint8Array): boolean[] {
  const hasLand: boolean[] = new Array(BLOCK_COLUMNS * BLOCK_ROWS).fill(false)
  for (let cell = 0; cell < COLUMNS * ROWS; cell++) {
    if (((bits[cell >> 3] as number) >> (cell & 7)) & 1) continue
    const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS]
    for (const north of blocksOf(row)) {
      for (const east of blocksOf(column)) hasLand[north * BLOCK_COLUMNS + east] = true
    }
  }
  return hasLand
}

/** The blocks that a row or column of cells lies in: one, or two where the grids do not match. */
function blocksOf(cells: number): number[] {
  const first = Math.floor((cells * CELL_DEGREES) / BLOCK_DEGREES + TINY)
  const last = Math.floor(((cells + 1) * CELL_DEGREES) / BLOCK_DEGREES - TINY)
  return first === last ? [first] : [first, last]
}

/** Against rounding at edges that coincide. */
const TINY = 1e-6

function rowOf(lat: number): number {
  return Math.min(ROWS - 2, Math.max(0, Math.floor((lat + 90) / CELL_DEGREES)))
}

function setBit(bits: Uint8Array, cell: number, value: boolean): void {
  const byte = bits[cell >> 3] as number
  bits[cell >> 3] = value ? byte | (1 << (cell & 7)) : byte & ~(1 << (cell & 7))
}
