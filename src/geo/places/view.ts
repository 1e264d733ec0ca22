/** Typed arrays, texts and dictionaries over the sections of the artefact. */

import { type Checks, checksOf } from '../format/checks.ts'
import type { Dictionary } from '../format/places/dictionary.ts'
import type { Sections } from '../format/sections.ts'

interface ArrayKind<T> {
  new (buffer: ArrayBufferLike, offset: number, length: number): T
  readonly BYTES_PER_ELEMENT: number
}

export interface View {
  /** Throw an ArtefactError that names the file. */
  readonly checks: Checks
  of<T>(kind: ArrayKind<T>, section: number): T
  bytes(section: number): Uint8Array
  words(section: number): Uint32Array
}

const COUNTRY_CODE_LENGTH = 2

export function viewOf(sections: Sections): View {
  const of = <T>(Kind: ArrayKind<T>, section: number): T => {
    const { offset, length } = sections.at(section)
    return new Kind(sections.buffer, offset, length / Kind.BYTES_PER_ELEMENT)
  }
  return {
    checks: checksOf(sections.file),
    of,
    bytes: (section) => of<Uint8Array>(Uint8Array, section),
    words: (section) => of<Uint32Array>(Uint32Array, section),
  }
}

/** Three sections: where blocks begin, the blocks, the tree of minima. */
export function dictionary(view: View, section: number): Dictionary {
  const offsets = view.words(section)
  const bytes = view.bytes(section + 1)
  const minima = view.words(section + 2)
  view.checks.offsets('blocks of names', offsets, bytes.length)
  view.checks.below('blocks of names', Uint32Array.of(offsets.length - 1), minima.length / 2 + 1)
  return { offsets, bytes, minima }
}

/** Two sections: where texts begin, and their bytes. */
export function texts(view: View, section: number): (index: number) => string {
  const offsets = view.words(section)
  const { buffer, byteOffset, byteLength } = view.bytes(section + 1)
  view.checks.offsets('names', offsets, byteLength)
  const bytes = Buffer.from(buffer, byteOffset, byteLength)
  return (index) => bytes.toString('utf8', offsets[index] ?? 0, offsets[index + 1] ?? 0)
}

/** Country codes in the order of their numbers. */
export function countriesOf(view: View, section: number): string[] {
  const codes = Buffer.from(view.bytes(section)).toString('latin1')
  return codes.match(new RegExp(`.{${COUNTRY_CODE_LENGTH}}`, 'g')) ?? []
}
