/** port-distances.bin: kilometres by sea from port to port, as written by the build; read when it is asked for first. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { aligned } from '../aligned.ts'
import { ArtefactError, checksOf, opening } from '../checks.ts'

export interface PortDistances {
  /** SHA-256 of the table: it decides which ports serve a place. */
  readonly hash: string
  /** Whole kilometres along the lanes, by UN/LOCODE; undefined where no lane joins them, or for an unknown port. */
  km(from: string, to: string): number | undefined
}

/** What the build writes: ports by number, in the order of `codes`. */
export interface PortDistanceTable {
  readonly codes: readonly string[]
  /** Infinite where no lane joins two ports. `from` is less than `to`: it is as far back. */
  km(from: number, to: number): number
}

/** "EGP1" as four bytes, little-endian: the format and its version. */
const MAGIC = 0x31504745
const HEADER_WORDS = 2
const WORD = 4
/** A UN/LOCODE: two letters of the country and three of the place. */
const CODE_BYTES = 5
const UNREACHED = 0xffff

export function encodeDistances({ codes, km }: PortDistanceTable): Uint8Array {
  const header = Uint32Array.of(MAGIC, codes.length)
  const cells = new Uint16Array((codes.length * (codes.length - 1)) / 2)
  for (let b = 1; b < codes.length; b++) {
    for (let a = 0; a < b; a++) cells[cellOf(a, b)] = Math.min(UNREACHED, Math.round(km(a, b)))
  }
  return Buffer.concat([
    new Uint8Array(header.buffer),
    new Uint8Array(cells.buffer),
    Buffer.from(codes.join('')),
  ])
}

/** `bytes`: of the file, where it was read before. */
export function openPortDistances(file: string, bytes: Uint8Array = readFileSync(file)): PortDistances {
  return opening(file, () => tableOf(file, bytes))
}

function tableOf(file: string, bytes: Uint8Array): PortDistances {
  const { buffer, byteOffset, byteLength } = aligned(bytes)
  const [magic, count = 0] = new Uint32Array(buffer, byteOffset, HEADER_WORDS)
  if (magic !== MAGIC)
    throw new ArtefactError(`${file} is not a table of ports of this version: run npm run build`)
  const cells = new Uint16Array(buffer, byteOffset + HEADER_WORDS * WORD, (count * (count - 1)) / 2)
  const codesAt = cells.byteOffset + cells.byteLength
  const codes = Buffer.from(buffer, codesAt, byteOffset + byteLength - codesAt).toString('latin1')
  checksOf(file).same('letters of codes', codes.length, count * CODE_BYTES)
  const numbers = new Map(
    Array.from({ length: count }, (_, i) => [codes.slice(i * CODE_BYTES, (i + 1) * CODE_BYTES), i]),
  )
  return {
    hash: createHash('sha256').update(bytes).digest('hex'),
    km(from, to) {
      const [a, b] = [numbers.get(from), numbers.get(to)]
      if (a === undefined || b === undefined) return undefined
      if (a === b) return 0
      const km = cells[cellOf(Math.min(a, b), Math.max(a, b))]
      return km === UNREACHED ? undefined : km
    },
  }
}

/** Of the half of a square table below its diagonal; a is less than b. */
function cellOf(a: number, b: number): number {
  return (b * (b - 1)) / 2 + a
}
