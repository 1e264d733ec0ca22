/** countries.bin: borders as polygons with an index of half degrees, as written by the build and read at start. */

import { aligned } from '../aligned.ts'
import { ArtefactError, checksOf, damaged, opening } from '../checks.ts'

/** One cell of the index. */
export const CELL_DEGREES = 0.5
export const COLUMNS = Math.round(360 / CELL_DEGREES)
export const ROWS = Math.round(180 / CELL_DEGREES)
/** In the index: nobody's, or one area's alone (its number + 1), or, from here on, a list of areas to look at. */
export const NOBODY = 0
export const LISTS = 0x8000

export interface BorderMap {
  /** ISO code of each area. */
  readonly codes: readonly string[]
  /** By area, its first ring; one more at the end. */
  readonly firstRing: Uint32Array
  /** By ring, its first corner; one more at the end. */
  readonly firstCorner: Uint32Array
  /** Degrees, lon and lat in turn. */
  readonly corners: Float32Array
  readonly index: Uint16Array
  /** By list, where it starts in `listed`; one more at the end. */
  readonly firstListed: Uint32Array
  readonly listed: Uint16Array
}

/** "EGB1" as four bytes, little-endian: the format and its version. */
const MAGIC = 0x31424745
const HEADER_WORDS = 6
const WORD = 4

export function encodeBorders(map: BorderMap): Uint8Array {
  const { codes, firstRing, firstCorner, corners, index, firstListed, listed } = map
  const header = Uint32Array.of(
    MAGIC,
    codes.length,
    firstCorner.length - 1,
    corners.length,
    firstListed.length - 1,
    listed.length,
  )
  const names = Buffer.from(codes.join(''), 'latin1')
  const parts = [header, firstRing, firstCorner, corners, firstListed, index, listed, names]
  return Buffer.concat(parts.map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength)))
}

/** Throws an ArtefactError for a file of another build, or a damaged one. `file`: how it is called in messages. */
export function decodeBorders(bytes: Uint8Array, file = 'countries.bin'): BorderMap {
  return opening(file, () => checked(file, mapOf(file, bytes)))
}

function mapOf(file: string, bytes: Uint8Array): BorderMap {
  const { buffer, byteOffset, byteLength } = aligned(bytes)
  const [magic, areas = 0, rings = 0, numbers = 0, lists = 0, entries = 0] = new Uint32Array(
    buffer,
    byteOffset,
    HEADER_WORDS,
  )
  if (magic !== MAGIC) throw new ArtefactError(`${file} is not of this version: run npm run build`)
  let at = byteOffset + HEADER_WORDS * WORD
  const words = (count: number) => {
    const array = new Uint32Array(buffer, at, count)
    at += count * WORD
    return array
  }
  const halves = (count: number) => {
    const array = new Uint16Array(buffer, at, count)
    at += count * 2
    return array
  }
  const firstRing = words(areas + 1)
  const firstCorner = words(rings + 1)
  const corners = new Float32Array(buffer, words(numbers).byteOffset, numbers)
  const firstListed = words(lists + 1)
  const index = halves(COLUMNS * ROWS)
  const listed = halves(entries)
  const names = Buffer.from(buffer, at, byteOffset + byteLength - at).toString('latin1')
  const codes = Array.from({ length: areas }, (_, area) => names.slice(2 * area, 2 * area + 2))
  return { codes, firstRing, firstCorner, corners, index, firstListed, listed }
}

const LONGITUDE_MAX = 180

function checked(file: string, map: BorderMap): BorderMap {
  const { codes, firstRing, firstCorner, corners, index, firstListed, listed } = map
  const { offsets, below, between } = checksOf(file)
  offsets('rings of areas', firstRing, firstCorner.length - 1)
  offsets('corners of rings', firstCorner, corners.length / 2)
  offsets('lists', firstListed, listed.length)
  below('areas of lists', listed, codes.length)
  between('corners', corners, -LONGITUDE_MAX, LONGITUDE_MAX)
  checkCells(file, index, codes.length, firstListed.length - 1)
  if (codes.some((code) => !COUNTRY_CODE.test(code))) throw damaged(file, 'codes of countries')
  return map
}

/** Each is nobody's, one area's alone, or has a list. */
function checkCells(file: string, index: Uint16Array, areas: number, lists: number): void {
  for (let cell = 0; cell < index.length; cell++) {
    const entry = index[cell] as number
    const isThere = entry < LISTS ? entry <= areas : entry - LISTS < lists
    if (!isThere) throw damaged(file, `cell ${cell} has ${entry}`)
  }
}

const COUNTRY_CODE = /^[A-Z]{2}$/

export function cellOf(lat: number, lon: number): number {
  const row = Math.min(ROWS - 1, Math.max(0, Math.floor((lat + 90) / CELL_DEGREES)))
  const column = Math.min(COLUMNS - 1, Math.max(0, Math.floor((lon + 180) / CELL_DEGREES)))
  return row * COLUMNS + column
}
