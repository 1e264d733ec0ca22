/** The frame of a packed artefact: a header, the hash of the content, then sections at multiples of eight bytes. */
import { createHash } from 'node:crypto'
import { aligned, isAligned, nextAligned } from './aligned.ts'
import { ArtefactError, damaged } from './checks.ts'

/** "EVGRAM" and the version of the format, as one number, so that a file of another build is refused. */
const MAGIC = 0x45564701
const HASH_BYTES = 32
/** Magic and number of sections. */
const FIXED_WORDS = 2
const WORD = 4

export interface Sections {
  /** How the file is called in messages. */
  readonly file: string
  /** SHA-256 of the content, hexadecimal. */
  readonly hash: string
  readonly buffer: ArrayBufferLike
  /** Where a section begins and its length, in bytes. Throws an ArtefactError where it is not in the file. */
  at(index: number): { offset: number; length: number }
}

export function packSections(parts: readonly ArrayBufferView[]): Uint8Array {
  const words = FIXED_WORDS + 2 * parts.length
  let offset = nextAligned(words * WORD + HASH_BYTES)
  const header = new Uint32Array(words)
  header.set([MAGIC, parts.length])
  for (const [index, part] of parts.entries()) {
    header.set([offset, part.byteLength], FIXED_WORDS + 2 * index)
    offset = nextAligned(offset + part.byteLength)
  }
  const packed = new Uint8Array(offset)
  packed.set(new Uint8Array(header.buffer))
  for (const [index, part] of parts.entries()) {
    const bytes = new Uint8Array(part.buffer, part.byteOffset, part.byteLength)
    packed.set(bytes, header[FIXED_WORDS + 2 * index])
  }
  packed.set(createHash('sha256').update(packed).digest(), words * WORD)
  return packed
}

export function readSections(file: string, bytes: Uint8Array): Sections {
  const { buffer, byteOffset, byteLength } = aligned(bytes)
  if (byteLength < FIXED_WORDS * WORD) throw new ArtefactError(`${file} is empty: run npm run build`)
  const [magic, count = 0] = new Uint32Array(buffer, byteOffset, FIXED_WORDS)
  if (magic !== MAGIC) throw new ArtefactError(`${file} is of another release: run npm run build`)
  const words = FIXED_WORDS + 2 * count
  if (words * WORD + HASH_BYTES > byteLength) throw damaged(file, `${count} sections`)
  const header = new Uint32Array(buffer, byteOffset, words)
  const hash = Buffer.from(buffer, byteOffset + words * WORD, HASH_BYTES).toString('hex')
  const at = (index: number) => {
    const [offset, length] = header.subarray(FIXED_WORDS + 2 * index)
    const isInside = offset !== undefined && length !== undefined && offset + length <= byteLength
    if (!isInside || !isAligned(offset)) throw damaged(file, `section ${index}`)
    return { offset: byteOffset + offset, length }
  }
  return { file, hash, buffer, at }
}
