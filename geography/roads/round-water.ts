/** The way round a bay, a fjord or a lake: over a grid of land and water, where water costs as bridges and detours do. */
import FlatQueue from 'flatqueue'
import type { LandMask } from './land.ts'
import { greatCircleKm, type LatLon } from './sphere.ts'

export interface LandWay {
  /** Over land, km. */
  readonly landKm: number
  /** Over water that is not gone round, km. */
  readonly waterKm: number
}

/** A kilometre over water counts as so many over land. */
const WATER_COST = 10
/** Grid cells across a way, and their least size: that of the mask. */
const CELLS_ACROSS = 40
const CELL_DEGREES_MIN = 0.02
/** The grid reaches so much of the way beyond its ends, for bays deeper than they are wide. */
const MARGIN_SHARE = 0.6
/** Ways over a grid of squares and diagonals are longer than straight ones by about so much (the mean over all directions). */
const GRID_DETOUR = 1.055
const KM_A_DEGREE = 111.2
const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const
/** Apart: steps are taken by the hundred million. */
const UP = STEPS.map(([up]) => up)
const RIGHT = STEPS.map(([, right]) => right)

interface Grid {
  readonly south: number
  readonly west: number
  readonly cell: number
  readonly rows: number
  readonly columns: number
  /** Kilometres of each step. */
  readonly stepsKm: readonly number[]
}

/** The cheapest way from one place to the other within a box around both. */
export function wayRoundWater(mask: LandMask, from: LatLon, to: LatLon): LandWay {
  const grid = gridAround(from, to)
  const [start, goal] = [cellAt(grid, from), cellAt(grid, to)]
  const count = grid.rows * grid.columns
  const cost = new Float64Array(count).fill(Number.POSITIVE_INFINITY)
  const water = new Float64Array(count)
  const wet = new Int8Array(count).fill(-1)
  const isWet = (at: number) => {
    if (wet[at] === -1) wet[at] = mask.isLand(pointAt(grid, at)) ? 0 : 1
    return wet[at] === 1 && at !== start && at !== goal
  }
  const queue = new FlatQueue<number>()
  cost[start] = 0
  queue.push(start, 0)
  for (let at = queue.pop(); at !== undefined && at !== goal; at = queue.pop()) {
    expand(grid, at, (next, km) => {
      const wetKm = isWet(next) ? km : 0
      const nextCost = (cost[at as number] as number) + km + (WATER_COST - 1) * wetKm
      if (nextCost >= (cost[next] as number)) return
      cost[next] = nextCost
      water[next] = (water[at as number] as number) + wetKm
      queue.push(next, nextCost)
    })
  }
  const waterKm = water[goal] as number
  const wayKm = ((cost[goal] as number) - (WATER_COST - 1) * waterKm) / GRID_DETOUR
  return { landKm: Math.max(wayKm - waterKm, greatCircleKm(from, to) - waterKm), waterKm }
}

function expand(grid: Grid, at: number, visit: (next: number, km: number) => void): void {
  const row = Math.floor(at / grid.columns)
  const column = at % grid.columns
  for (let step = 0; step < STEPS.length; step++) {
    const r = row + (UP[step] as number)
    const c = column + (RIGHT[step] as number)
    if (r < 0 || c < 0 || r >= grid.rows || c >= grid.columns) continue
    visit(r * grid.columns + c, grid.stepsKm[step] as number)
  }
}

function gridAround(from: LatLon, to: LatLon): Grid {
  const km = greatCircleKm(from, to)
  const margin = (km * MARGIN_SHARE) / KM_A_DEGREE + CELL_DEGREES_MIN
  const narrowing = Math.max(0.1, Math.cos((((from.lat + to.lat) / 2) * Math.PI) / 180))
  const cell = Math.max(CELL_DEGREES_MIN, km / KM_A_DEGREE / CELLS_ACROSS)
  const [south, north] = [Math.min(from.lat, to.lat) - margin, Math.max(from.lat, to.lat) + margin]
  const west = Math.min(from.lon, to.lon) - margin / narrowing
  const east = Math.max(from.lon, to.lon) + margin / narrowing
  const [northKm, eastKm] = [cell * KM_A_DEGREE, cell * KM_A_DEGREE * narrowing]
  return {
    south,
    west,
    cell,
    rows: Math.ceil((north - south) / cell),
    columns: Math.ceil((east - west) / cell),
    stepsKm: STEPS.map(([up, right]) => Math.hypot(up * northKm, right * eastKm)),
  }
}

function cellAt({ south, west, cell, columns }: Grid, { lat, lon }: LatLon): number {
  return Math.floor((lat - south) / cell) * columns + Math.floor((lon - west) / cell)
}

function pointAt({ south, west, cell, columns }: Grid, at: number): LatLon {
  return {
    lat: south + (Math.floor(at / columns) + 1 / 2) * cell,
    lon: west + ((at % columns) + 1 / 2) * cell,
  }
}
