/** sea.bin: the network of sea lanes and the raster of open water, as written by the build and read at start. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { aligned } from '../aligned.ts'
import { ArtefactError, checksOf, opening } from '../checks.ts'
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
const HASH_DIGITS = 64

export function encodeNetwork({ coordinates, first, targets, lengthsKm, water }: Unhashed): Uint8Array {
  const header = Uint32Array.of(MAGIC, coordinates.length / 2, targets.length)
  const parts = [header, coordinates, first, lengthsKm, targets, water.bits, water.clearance]
  const bytes = Buffer.concat(
    parts.map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength)),
  )
  return Buffer.concat([bytes, createHash('sha256').update(bytes).digest()])
}

type Unhashed = Omit<SeaNetwork, 'hash'>

/** `bytes`: of the file, where it was read before. Throws an ArtefactError for a file of another build, or a damaged one. */
export function readNetwork(file: string, bytes: Uint8Array = readFileSync(file)): SeaNetwork {
  return opening(file, () => checked(file, networkOf(file, bytes)))
}

function networkOf(file: string, bytes: Uint8Array): SeaNetwork {
  const { buffer, byteOffset, byteLength } = aligned(bytes)
  const [magic, nodes = 0, links = 0] = new Uint32Array(buffer, byteOffset, HEADER_WORDS)
  if (magic !== MAGIC)
    throw new ArtefactError(`${file} is not a sea network of this version: run npm run build`)
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

const LONGITUDE_MAX = 180
/** Half around the Earth is 20,000 km: no link is as long. */
const LINK_KM_MAX = 20_040

/** A search goes wherever these numbers lead. */
function checked(file: string, network: SeaNetwork): SeaNetwork {
  const { coordinates, first, targets, lengthsKm, hash } = network
  const { offsets, below, between, same } = checksOf(file)
  const nodes = coordinates.length / 2
  same('letters of the hash', hash.length, HASH_DIGITS)
  between('coordinates', coordinates, -LONGITUDE_MAX, LONGITUDE_MAX)
  offsets('links of nodes', first, targets.length)
  below('ends of links', targets, nodes)
  between('lengths of links', lengthsKm, 0, LINK_KM_MAX)
  return network
}
