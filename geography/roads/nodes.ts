/** Which places are nodes of the road graph: towns, capitals, and the largest place of cells without a town. */

import type { Town } from '../places/town.ts'
import { readGeography } from '../tables.ts'
import { greatCircleKm, isFartherNorthOrSouth, type LatLon } from './sphere.ts'

export type RoadPlace = Pick<
  Town,
  'lat' | 'lon' | 'countryCode' | 'population' | 'elevationM' | 'featureCode'
>

/** Feature code of our own for a point in empty country, where roads may pass but nobody lives. */
export const WAYPOINT = 'EMPTY'

/** Feature code of our own for a ferry's landing far from any town. */
const LANDING = 'LANDING'
/** A nearer town is the landing. */
const LANDING_KM_MIN = 3

/** GeoNames feature code of a country's capital. */
const CAPITAL = 'PPLC'

/** From this population a place is a town of the graph. */
const TOWN_POPULATION = 5000
/** Cells of this many degrees without a town get their largest place, so that empty country stays connected. */
const EMPTY_CELL_DEGREES = 0.3
/** Towns nearer to a larger one than this are part of it. */
const SPACING_KM = 6

/** Cells of this many degrees on land without any node get a waypoint: else no road could follow an empty coast. */
const WAYPOINT_CELL_DEGREES = 2
/** Ice sheets begin about here. */
const WAYPOINT_LAT_MIN = -56
const WAYPOINT_LAT_MAX = 70

export function chooseNodes<Place extends RoadPlace>(places: readonly Place[]): Place[] {
  const towns = places.filter((place) => place.population >= TOWN_POPULATION || isCapital(place))
  const taken = new Set(towns.map(cellOf))
  const lonely = new Map<string, Place>()
  for (const place of places) {
    const cell = cellOf(place)
    if (!taken.has(cell) && place.population > (lonely.get(cell)?.population ?? -1)) lonely.set(cell, place)
  }
  return thin([...towns, ...lonely.values()], SPACING_KM)
}

/** Places on roads that the gazetteer lacks: data/geography/road_waypoints.csv. */
export function extraPlaces(): RoadPlace[] {
  const rows = readGeography<'country_code' | 'lat' | 'lon'>('road_waypoints')
  return rows.map(({ country_code: countryCode, lat, lon }) => ({
    countryCode,
    lat: Number(lat),
    lon: Number(lon),
    population: 0,
    elevationM: 0,
    featureCode: LANDING,
  }))
}

/** Landings of ferries far from any node, as places of the nearest node's country by the sea. */
export function landings(nodes: readonly RoadPlace[], ends: readonly LatLon[]): RoadPlace[] {
  const found: RoadPlace[] = []
  for (const { lat, lon } of ends) {
    const nearest = nearestOf({ lat, lon }, nodes, found)
    if (!nearest || greatCircleKm(nearest, { lat, lon }) <= LANDING_KM_MIN) continue
    found.push({ ...nearest, lat, lon, population: 0, elevationM: 0, featureCode: LANDING })
  }
  return found
}

/** Middles of the land of cells without a node, as places of the nearest node's country and height. */
export function waypoints(nodes: readonly RoadPlace[], isLand: (point: LatLon) => boolean): RoadPlace[] {
  const cell = (degrees: number) => Math.floor(degrees / WAYPOINT_CELL_DEGREES)
  const rows = new Map<number, RoadPlace[]>()
  for (const node of nodes) addTo(rows, cell(node.lat), node)
  const taken = new Set(nodes.map(({ lat, lon }) => `${cell(lat)},${cell(lon)}`))
  const found: RoadPlace[] = []
  for (let row = cell(WAYPOINT_LAT_MIN); row < cell(WAYPOINT_LAT_MAX); row++) {
    const around = [-3, -2, -1, 0, 1, 2, 3].flatMap((step) => rows.get(row + step) ?? [])
    for (let column = cell(-180); column < cell(180); column++) {
      const middle = taken.has(`${row},${column}`) ? undefined : middleOfLand(row, column, isLand)
      const nearest = middle && nearestOf(middle, around)
      if (nearest) found.push({ ...nearest, ...middle, population: 0, featureCode: WAYPOINT })
    }
  }
  return found
}

function nearestOf(point: LatLon, ...lists: readonly (readonly RoadPlace[])[]): RoadPlace | undefined {
  let best: RoadPlace | undefined
  let bestKm = Number.POSITIVE_INFINITY
  for (const places of lists) {
    for (const place of places) {
      if (isFartherNorthOrSouth(place, point, bestKm)) continue
      const km = greatCircleKm(place, point)
      if (km < bestKm) {
        best = place
        bestKm = km
      }
    }
  }
  return best
}

function middleOfLand(row: number, column: number, isLand: (point: LatLon) => boolean): LatLon | undefined {
  const steps = 20
  const land: LatLon[] = []
  for (let i = 0; i < steps * steps; i++) {
    const lat = (row + (Math.floor(i / steps) + 0.5) / steps) * WAYPOINT_CELL_DEGREES
    const lon = (column + ((i % steps) + 0.5) / steps) * WAYPOINT_CELL_DEGREES
    if (isLand({ lat, lon })) land.push({ lat, lon })
  }
  // Slivers of coast belong to the neighbouring cells.
  if (land.length < (steps * steps) / 4) return undefined
  const lat = land.reduce((sum, point) => sum + point.lat, 0) / land.length
  const lon = land.reduce((sum, point) => sum + point.lon, 0) / land.length
  return land.reduce((best, point) =>
    Math.hypot(point.lat - lat, point.lon - lon) < Math.hypot(best.lat - lat, best.lon - lon) ? point : best,
  )
}

/** Largest first; a place within the spacing of one already taken is left out. Capitals go before all. */
export function thin<Place extends RoadPlace>(places: readonly Place[], spacingKm: number): Place[] {
  const byRank = [...places].sort(
    (a, b) =>
      Number(isCapital(b)) - Number(isCapital(a)) ||
      b.population - a.population ||
      a.lat - b.lat ||
      a.lon - b.lon,
  )
  const kmADegree = 111.2
  const size = spacingKm / kmADegree
  const grid = new Map<string, Place[]>()
  return byRank.filter((place) => {
    const row = Math.floor(place.lat / size)
    // Cells keep their width in km: the number of columns shrinks towards the poles.
    const columns = (at: number) =>
      Math.max(1, Math.floor((360 * Math.cos((at * size * Math.PI) / 180)) / size))
    for (let r = row - 1; r <= row + 1; r++) {
      const count = columns(r)
      const column = Math.floor(((place.lon + 180) / 360) * count)
      for (let c = column - 2; c <= column + 2; c++) {
        const near = grid.get(`${r},${(c + count) % count}`) ?? []
        if (near.some((other) => isPartOf(place, other, spacingKm))) return false
      }
    }
    const count = columns(row)
    const key = `${row},${Math.floor(((place.lon + 180) / 360) * count)}`
    addTo(grid, key, place)
    return true
  })
}

/** Two towns that face each other over a border are two. */
function isPartOf(place: RoadPlace, other: RoadPlace, spacingKm: number): boolean {
  return place.countryCode === other.countryCode && greatCircleKm(place, other) < spacingKm
}

function cellOf({ lat, lon }: LatLon): string {
  return `${Math.floor(lat / EMPTY_CELL_DEGREES)},${Math.floor(lon / EMPTY_CELL_DEGREES)}`
}

function isCapital({ featureCode }: RoadPlace): boolean {
  return featureCode === CAPITAL
}

function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
