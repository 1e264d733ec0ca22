/** sea.bin: the network of sea lanes and the raster of open water, as written by the build and read at start. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { aligned } from '../aligned.ts'
import { BLOCK_COLUMNS, BLOCK_ROWS, COLUMNS, ROWS, type WaterGrid } from './water-grid.ts'

/** A graph in compressed rows: the links of node n are those from `first[n]` up to `first[n + 1]`. */
export interface SeaNetwork {
  /** Degrees, lat and lon in turn. */
  readonly coordinates: Float32Array
  readonly first: Uint32Array
  readonly targets: Uint16Array
  /** By link. */
  readonly lengthsKm: Float32Array
  readonly water: WaterGrid
  /** SHA-256 of what comes before it in the file: part of what determines an answer. */
  readonly hash: string
}

/** "EGS2" as four bytes, little-endian: the format and its version. */
const MAGIC = 0x32534745
const HEADER_WORDS = 3
const WORD = 4

export function encodeNetwork({ coordinates, first, targets, lengthsKm, water }: Unhashed): Uint8Array {
  const header = Uint32Array.of(MAGIC, coordinates.length / 2, targets.length)
  const parts = [header, coordinates, first, lengthsKm, targets, water.bits, water.clearance]
  const bytes = Buffer.concat(
    parts.map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength)),
  )
  return Buffer.concat([bytes, createHash('sha256').update(bytes).digest()])
}

type Unhashed = Omit<SeaNetwork, 'hash'>

/** `bytes`: of the file, where it was read before. */
export function readNetwork(file: string, bytes: Uint8Array = readFileSync(file)): SeaNetwork {
  const { buffer, byteOffset, byteLength } = aligned(bytes)
  const [magic, nodes = 0, links = 0] = new Uint32Array(buffer, byteOffset, HEADER_WORDS)
  if (magic !== MAGIC) throw new Error(`${file} is not a sea network of this version: run npm run build`)
  let at = byteOffset + HEADER_WORDS * WORD
  const take = (byteLength: number) => {
    at += byteLength
    return at - byteLength
  }
  return {
    coordinates: new Float32Array(buffer, take(2 * nodes * WORD), 2 * nodes),
    first: new Uint32Array(buffer, take((nodes + 1) * WORD), nodes + 1),
    lengthsKm: new Float32Array(buffer, take(links * WORD), links),
    targets: new Uint16Array(buffer, take(links * 2), links),
    water: {
      bits: new Uint8Array(buffer, take((COLUMNS * ROWS) / 8), (COLUMNS * ROWS) / 8),
      clearance: new Uint8Array(buffer, take(BLOCK_COLUMNS * BLOCK_ROWS), BLOCK_COLUMNS * BLOCK_ROWS),
    },
    hash: Buffer.from(buffer, at, byteOffset + byteLength - at).toString('hex'),
  }
}
