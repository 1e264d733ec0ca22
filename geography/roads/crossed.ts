/** The countries that a straight line between two towns cuts through. */
import { borders, iso1A2Code, wikidataQIDs } from '@rapideditor/country-coder'
import { readGeography } from '../tables.ts'
import { forPointsBetween, type LatLon } from './sphere.ts'

/** Distance of the samples along a line. */
const SAMPLE_KM = 4
/** Less of a country than this is the inaccuracy of towns and borders. */
const CROSSED_KM_MIN = 15

/** Codes in order of entry, without what is too short to tell. */
export function countriesBetween(p: LatLon, q: LatLon, km: number): string[] {
  const steps = Math.max(1, Math.round(km / SAMPLE_KM))
  const runs: { code: string; km: number }[] = []
  forPointsBetween(p, q, steps, (lat, lon) => {
    const code = countryAt(lat, lon)
    if (code === undefined) return
    const last = runs.at(-1)
    if (last?.code === code) last.km += km / steps
    else runs.push({ code, km: km / steps })
  })
  return runs.filter((run) => run.km >= CROSSED_KM_MIN).map(({ code }) => code)
}

const disputed = new Map(
  readGeography<'area_id' | 'country_code'>('disputed_areas').map((row) => [row.area_id, row.country_code]),
)

/**
 * Degrees of a cell. Where no border runs through a cell, all of it is one country's or nobody's, and is looked up once: to
 * look up each point among all borders was half the time that roads take to compile.
 */
const CELL_DEGREES = 0.25
const COLUMNS = 360 / CELL_DEGREES
const ROWS = 180 / CELL_DEGREES
/** Borders are taken to be so wide: far more than the rounding of what lies on one. */
const BORDER_DEGREES = 1e-6

const hasBorder = borderCells()
const known = new Map<number, string | undefined>()

function countryAt(lat: number, lon: number): string | undefined {
  const cell = rowOf(lat) * COLUMNS + columnOf(lon)
  if (hasBorder[cell] === 1) return lookUp(lat, lon)
  if (!known.has(cell)) known.set(cell, lookUp(lat, lon))
  return known.get(cell)
}

/** As ISO 3166-1 has it; undefined at sea. */
function lookUp(lat: number, lon: number): string | undefined {
  const code = iso1A2Code([lon, lat]) ?? undefined
  if (code !== 'RU' && code !== undefined) return code
  const [area] = wikidataQIDs([lon, lat]).filter((id) => disputed.has(id))
  return area === undefined ? code : disputed.get(area)
}

function borderCells(): Uint8Array {
  const cells = new Uint8Array(ROWS * COLUMNS)
  for (const { geometry } of borders.features) {
    // All of them are; a few are groups of others, without a shape.
    if (geometry?.type !== 'MultiPolygon') continue
    for (const ring of geometry.coordinates.flat()) {
      for (const [index, point] of ring.entries()) {
        if (index > 0) markBorder(cells, ring[index - 1] as number[], point)
      }
    }
  }
  return cells
}

/** In pieces no longer than a cell, since a long border would mark all that lies in the box around it. */
function markBorder(cells: Uint8Array, from: readonly number[], to: readonly number[]): void {
  const [fromLon = 0, fromLat = 0] = from
  const [lonStep, latStep] = [(to[0] as number) - fromLon, (to[1] as number) - fromLat]
  const pieces = Math.ceil(Math.max(Math.abs(lonStep), Math.abs(latStep)) / CELL_DEGREES)
  for (let piece = 0; piece < pieces; piece++) {
    const lats = [piece, piece + 1].map((end) => fromLat + (end / pieces) * latStep)
    const lons = [piece, piece + 1].map((end) => fromLon + (end / pieces) * lonStep)
    const [south, north] = [Math.min(...lats) - BORDER_DEGREES, Math.max(...lats) + BORDER_DEGREES]
    const [west, east] = [Math.min(...lons) - BORDER_DEGREES, Math.max(...lons) + BORDER_DEGREES]
    for (let row = rowOf(south); row <= rowOf(north); row++) {
      cells.fill(1, row * COLUMNS + columnOf(west), row * COLUMNS + columnOf(east) + 1)
    }
  }
}

function rowOf(lat: number): number {
  return Math.min(ROWS - 1, Math.max(0, Math.floor((lat + 90) / CELL_DEGREES)))
}

function columnOf(lon: number): number {
  return Math.min(COLUMNS - 1, Math.max(0, Math.floor((lon + 180) / CELL_DEGREES)))
}
