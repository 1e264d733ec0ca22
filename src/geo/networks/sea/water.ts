/** Open water: a raster of the seas in which two points can tell whether a ship may sail straight from one to the other. */

import { angleBetween, EARTH_RADIUS_KM, type Vector } from '../../../engine/helpers/sphere.ts'
import {
  BLOCK_COLUMNS,
  BLOCK_DEGREES,
  BLOCK_ROWS,
  CELL_DEGREES,
  CLEARANCE_UNIT_KM,
  COLUMNS,
  ROWS,
  type WaterGrid,
} from '../../format/sea/water-grid.ts'

/** Near land, water is looked at every so many kilometres: half of a cell. */
const STEP_KM = 5.5

export function isWater({ bits }: WaterGrid, lat: number, lon: number): boolean {
  const row = Math.min(ROWS - 1, Math.max(0, Math.floor((lat + 90) / CELL_DEGREES)))
  const column = Math.min(COLUMNS - 1, Math.max(0, Math.floor((lon + 180) / CELL_DEGREES)))
  const cell = row * COLUMNS + column
  return (((bits[cell >> 3] as number) >> (cell & 7)) & 1) === 1
}

/** Places at which a line is looked at before it is walked along. */
const PROBES = 7
const BLOCKED = -1
const DEGREES_PER_RADIAN = 180 / Math.PI

/**
 * Whether the great circle from a to b touches no land. It leaps by the clearance over open ocean and walks near coasts.
 */
export function isOpen(grid: WaterGrid, a: Vector, b: Vector): boolean {
  const angle = angleBetween(a, b)
  if (angle === 0) return true
  const sine = Math.sin(angle)
  // Antipodes: there is no single great circle between them.
  if (sine < 1e-9) return false
  const cosine = Math.cos(angle)
  const nx = (b[0] - a[0] * cosine) / sine
  const ny = (b[1] - a[1] * cosine) / sine
  const nz = (b[2] - a[2] * cosine) / sine
  const freeKm = (t: number): number => {
    const c = Math.cos(t)
    const s = Math.sin(t)
    const lat = Math.asin(Math.max(-1, Math.min(1, a[2] * c + nz * s))) * DEGREES_PER_RADIAN
    const lon = Math.atan2(a[1] * c + ny * s, a[0] * c + nx * s) * DEGREES_PER_RADIAN
    const free = clearanceKm(grid, lat, lon)
    return free === 0 && !isWater(grid, lat, lon) ? BLOCKED : free
  }
  // Most lines that touch land touch it somewhere in the middle.
  for (let i = 1; i < PROBES; i++) if (freeKm((angle * i) / PROBES) === BLOCKED) return false
  for (let t = 0; t < angle; ) {
    const free = freeKm(t)
    if (free === BLOCKED) return false
    t += Math.max(STEP_KM, free) / EARTH_RADIUS_KM
  }
  return true
}

/** How far a point is from land at least, as far as the grid of blocks can tell. */
export function clearanceKm({ clearance }: WaterGrid, lat: number, lon: number): number {
  const row = Math.min(BLOCK_ROWS - 1, Math.max(0, Math.floor((lat + 90) / BLOCK_DEGREES)))
  const column = Math.min(BLOCK_COLUMNS - 1, Math.max(0, Math.floor((lon + 180) / BLOCK_DEGREES)))
  return (clearance[row * BLOCK_COLUMNS + column] as number) * CLEARANCE_UNIT_KM
}
