/** How hilly the country along a link is, from the heights of the places around it. */
import { between, greatCircleKm, type LatLon } from './sphere.ts'

interface HeightPoint extends LatLon {
  readonly elevationM: number
}

interface Spot {
  readonly ruggednessM: number
  /** Height at which a road would pass here; undefined where no place is near. */
  readonly courseM: number | undefined
}

export interface Heights {
  at(point: LatLon): Spot
}

export interface Terrain {
  /** Standard deviation of heights around the link after the even slope of the country is taken away, m. */
  readonly ruggednessM: number
  /** Metres up and down along the link. */
  readonly climbM: number
}

const KM_A_DEGREE = 111.2
const CELL_DEGREES = 0.25
/** What is found at a point holds for this many degrees around. */
const SPOT_DEGREES = 0.1
/** Ruggedness is taken at points this far apart, */
const SAMPLE_KM = 30
/** from the places within the first of these radii that has enough of them; empty country counts as plain. */
const RADII: readonly { readonly km: number; readonly weight: number }[] = [
  { km: 20, weight: 1 },
  { km: 35, weight: 1 },
  // Heights from so far away tell half as much of the road here: fitted, as the rest.
  { km: 70, weight: 0.5 },
]
const PLACES_MIN = 6
/** Height of the link's own course: the median of the places this near. */
const COURSE_RADIUS_KM = 12

export function heightsOf(places: readonly HeightPoint[]): Heights {
  const grid = new Map<number, HeightPoint[]>()
  for (const place of places) {
    const key = cellKey(Math.floor(place.lat / CELL_DEGREES), Math.floor(place.lon / CELL_DEGREES))
    const cell = grid.get(key)
    if (cell) cell.push(place)
    else grid.set(key, [place])
  }
  const known = new Map<number, Spot>()
  return {
    at(point) {
      const row = Math.round(point.lat / SPOT_DEGREES)
      const column = Math.round(point.lon / SPOT_DEGREES)
      const key = cellKey(row, column)
      const spot = known.get(key) ?? look(grid, { lat: row * SPOT_DEGREES, lon: column * SPOT_DEGREES })
      known.set(key, spot)
      return spot
    },
  }
}

export function terrainAlong(heights: Heights, a: HeightPoint, b: HeightPoint, km: number): Terrain {
  const pieces = Math.max(1, Math.round(km / SAMPLE_KM))
  let ruggednessM = 0
  let climbM = 0
  let heightM = a.elevationM
  const climbTo = (nextM: number) => {
    climbM += Math.abs(nextM - heightM)
    heightM = nextM
  }
  for (let i = 0; i < pieces; i++) {
    const spot = heights.at(between(a, b, (i + 0.5) / pieces))
    ruggednessM += spot.ruggednessM / pieces
    if (spot.courseM !== undefined) climbTo(spot.courseM)
  }
  climbTo(b.elevationM)
  return { ruggednessM, climbM }
}

function look(grid: Map<number, HeightPoint[]>, point: LatLon): Spot {
  const course = nearPlaces(grid, point, COURSE_RADIUS_KM)
  const courseM = course.length > 0 ? median(course.map((place) => place.elevationM)) : undefined
  for (const { km, weight } of RADII) {
    const places = nearPlaces(grid, point, km)
    if (places.length >= PLACES_MIN) {
      return { ruggednessM: weight * detrendedDeviation(places, point), courseM }
    }
  }
  return { ruggednessM: 0, courseM }
}

/** Residual standard deviation of a least-squares plane through the heights. */
function detrendedDeviation(places: readonly HeightPoint[], origin: LatLon): number {
  const narrowing = Math.cos((origin.lat * Math.PI) / 180)
  const xs = centred(places.map((place) => (place.lon - origin.lon) * narrowing))
  const ys = centred(places.map((place) => place.lat - origin.lat))
  const zs = centred(places.map((place) => place.elevationM))
  const [xx, yy, xy] = [dot(xs, xs), dot(ys, ys), dot(xs, ys)]
  const [xz, yz, zz] = [dot(xs, zs), dot(ys, zs), dot(zs, zs)]
  const determinant = xx * yy - xy * xy
  const isLine = determinant < 1e-6 * xx * yy
  const slopeX = isLine ? 0 : (xz * yy - yz * xy) / determinant
  const slopeY = isLine ? 0 : (yz * xx - xz * xy) / determinant
  const freedom = places.length - 3
  return Math.sqrt(Math.max(0, zz - slopeX * xz - slopeY * yz) / freedom)
}

function nearPlaces(grid: Map<number, HeightPoint[]>, point: LatLon, radiusKm: number): HeightPoint[] {
  const rows = radiusKm / KM_A_DEGREE
  const columns = rows / Math.max(0.05, Math.cos((point.lat * Math.PI) / 180))
  const found: HeightPoint[] = []
  const cell = (degrees: number) => Math.floor(degrees / CELL_DEGREES)
  for (let row = cell(point.lat - rows); row <= cell(point.lat + rows); row++) {
    for (let column = cell(point.lon - columns); column <= cell(point.lon + columns); column++) {
      for (const place of grid.get(cellKey(row, column)) ?? []) {
        if (greatCircleKm(place, point) <= radiusKm) found.push(place)
      }
    }
  }
  return found
}

function centred(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value - mean)
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] as number), 0)
}

function median(values: number[]): number {
  values.sort((a, b) => a - b)
  return values[values.length >> 1] as number
}

/** One number for a cell; rows and columns stay far below the multiplier. */
function cellKey(row: number, column: number): number {
  return row * 100_000 + column
}
