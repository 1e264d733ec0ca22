/** Compiles the borders of country-coder into countries.bin: `tsx geography/compile-countries.ts dist/geo`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { borders } from '@rapideditor/country-coder'
import { csvRows } from '../src/factors/tables/csv.ts'
import {
  type BorderMap,
  CELL_DEGREES,
  COLUMNS,
  cellOf,
  encodeBorders,
  LISTS,
  NOBODY,
  ROWS,
} from '../src/geo/format/countries/file.ts'
import { isInside } from '../src/geo/networks/countries/borders.ts'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'

type Corner = readonly [lon: number, lat: number]

interface Area {
  readonly code: string
  readonly rings: readonly (readonly Corner[])[]
}

/** An edge is followed in steps of a tenth of a cell. */
const STEP_DEGREES = CELL_DEGREES / 10

const [folder = 'dist/geo'] = process.argv.slice(2)
const areas = readAreas()
const boxes = areas.map(({ rings }) => {
  const [lons, lats] = [rings.flat().map(([lon]) => lon), rings.flat().map(([, lat]) => lat)]
  return {
    west: Math.min(...lons),
    east: Math.max(...lons),
    south: Math.min(...lats),
    north: Math.max(...lats),
  }
})
const map = withIndex(polygons(areas))
const bytes = encodeBorders(map)
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'countries.bin'), bytes)
console.log(
  `countries.bin: ${areas.length} areas, ${map.corners.length / 2} corners, ${map.firstListed.length - 1} lists, ${bytes.length} bytes`,
)

function readAreas(): Area[] {
  const file = join(PACKAGE_ROOT, 'data', 'geography', 'disputed_areas.csv')
  const disputed = new Map(csvRows(readFileSync(file, 'utf8')).map((row) => [row.area_id, row.country_code]))
  // UN and EU are groups too; what ISO 3166-1 only reserves are islands and parts of countries that have a code.
  const listed = new Set(
    borders.features
      .map(({ properties }) => properties)
      .filter(({ isoStatus }) => isoStatus === 'official' || isoStatus === 'usrassn')
      .map(({ iso1A2 }) => iso1A2 as string),
  )
  return borders.features.flatMap(({ properties, geometry }) => {
    if (geometry?.type !== 'MultiPolygon') return []
    const isListed = (code: string | null | undefined) => listed.has(code ?? '')
    // Guernsey is a group of areas that has a code, while the areas only say that they are of GB.
    const own = [properties.iso1A2, ...properties.groups].find(isListed)
    const code = disputed.get(properties.wikidata) ?? own ?? properties.country
    return code ? [{ code, rings: geometry.coordinates.flat() as unknown as Area['rings'] }] : []
  })
}

function polygons(all: readonly Area[]): BorderMap {
  const rings = all.flatMap((area) => area.rings)
  return {
    codes: all.map(({ code }) => code),
    firstRing: starts(all.map((area) => area.rings.length)),
    firstCorner: starts(rings.map((ring) => ring.length)),
    corners: Float32Array.from(rings.flat(2)),
    index: new Uint16Array(),
    firstListed: new Uint32Array(),
    listed: new Uint16Array(),
  }
}

function starts(lengths: readonly number[]): Uint32Array {
  const first = new Uint32Array(lengths.length + 1)
  for (const [i, length] of lengths.entries()) first[i + 1] = (first[i] as number) + length
  return first
}

/** By cell, one area that holds all of it, or the list of areas that have a border in it or hold its middle. */
function withIndex(map: BorderMap): BorderMap {
  const crossed = crossedCells()
  const lists = new Map<string, number>()
  const index = new Uint16Array(COLUMNS * ROWS)
  for (let cell = 0; cell < index.length; cell++) {
    const middle = holder(map, cell, index)
    const candidates = crossed.get(cell)
    if (!candidates) {
      index[cell] = middle === undefined ? NOBODY : middle + 1
      continue
    }
    if (middle !== undefined) candidates.add(middle)
    const key = [...candidates].sort((a, b) => a - b).join(' ')
    if (!lists.has(key)) lists.set(key, lists.size)
    index[cell] = LISTS + (lists.get(key) as number)
  }
  const listed = [...lists.keys()].map((key) => key.split(' ').map(Number))
  return {
    ...map,
    index,
    firstListed: starts(listed.map((list) => list.length)),
    listed: Uint16Array.from(listed.flat()),
  }
}

/** The area that holds the middle of a cell; that of the cell before is the first guess. */
function holder(map: BorderMap, cell: number, index: Uint16Array): number | undefined {
  const lat = (Math.floor(cell / COLUMNS) + 0.5) * CELL_DEGREES - 90
  const lon = ((cell % COLUMNS) + 0.5) * CELL_DEGREES - 180
  const before = index[cell - 1] ?? NOBODY
  if (before !== NOBODY && before < LISTS && isInside(map, before - 1, lat, lon)) return before - 1
  const found = boxes.findIndex(
    ({ west, east, south, north }, area) =>
      lon >= west && lon <= east && lat >= south && lat <= north && isInside(map, area, lat, lon),
  )
  return found < 0 ? undefined : found
}

function crossedCells(): Map<number, Set<number>> {
  const crossed = new Map<number, Set<number>>()
  for (const [area, { rings }] of areas.entries()) {
    for (const cell of rings.flatMap(cellsOfRing)) {
      const known = crossed.get(cell)
      if (known) known.add(area)
      else crossed.set(cell, new Set([area]))
    }
  }
  return crossed
}

function cellsOfRing(ring: Area['rings'][number]): number[] {
  return ring.slice(1).flatMap((to, i) => cellsAlong(ring[i] as Corner, to))
}

function cellsAlong([x1, y1]: Corner, [x2, y2]: Corner): number[] {
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) / STEP_DEGREES))
  return Array.from({ length: steps + 1 }, (_, step) =>
    cellOf(y1 + ((y2 - y1) * step) / steps, x1 + ((x2 - x1) * step) / steps),
  )
}
