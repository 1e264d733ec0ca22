/** Looks a dictionary of the artefact up where it lies. */

import { ArtefactError } from '../format/checks.ts'
import { type Dictionary, KEY_BYTES_MAX } from '../format/places/dictionary.ts'
import { readVarint } from '../format/varint.ts'

interface Cursor {
  at: number
}

const utf8 = new TextEncoder()
const decoder = new TextDecoder()
/** The key that is looked for and the one that is read: nothing is allocated while keys are compared. */
const wanted = new Uint8Array(KEY_BYTES_MAX)
const current = new Uint8Array(KEY_BYTES_MAX)

/** The numbers of a key; empty when it is not there. */
export function lookUp(dictionary: Dictionary, key: string): number[] {
  const length = encode(key)
  if (length === 0) return []
  let numbers: number[] = []
  walk(dictionary, blockOf(dictionary, length), (keyLength, cursor, end) => {
    const order = compare(keyLength, length)
    if (order === 0) numbers = readNumbers(dictionary.bytes, cursor, end)
    return order >= 0
  })
  return numbers
}

/** The first and the last block that may hold keys with this prefix. */
export function blocksOf(dictionary: Dictionary, prefix: string): { first: number; last: number } {
  const length = encode(prefix)
  if (length === 0) return { first: 0, last: -1 }
  const first = blockOf(dictionary, length)
  const isBeyond = (block: number) => {
    const keyLength = readFirstKey(dictionary, block)
    return compare(keyLength, length) > 0 && !startsWithWanted(keyLength, length)
  }
  return { first, last: lastBlock(dictionary, first, isBeyond) }
}

/** Visits the keys of a block that begin with the prefix: whether the key is just that, its numbers, and the key. */
export function visitPrefix(
  dictionary: Dictionary,
  block: number,
  prefix: string,
  visit: (isWhole: boolean, numbers: number[], key: () => string) => void,
): void {
  const length = encode(prefix)
  walk(dictionary, block, (keyLength, cursor, end) => {
    if (!startsWithWanted(keyLength, length)) return compare(keyLength, length) > 0
    const key = () => decoder.decode(current.subarray(0, keyLength))
    visit(keyLength === length, readNumbers(dictionary.bytes, cursor, end), key)
    return false
  })
}

/** 0 when the key is too long to be one, or empty. */
function encode(key: string): number {
  const { read, written } = utf8.encodeInto(key, wanted)
  return read < key.length ? 0 : written
}

/** The last block whose first key is not beyond the wanted one. */
function blockOf(dictionary: Dictionary, length: number): number {
  return lastBlock(dictionary, 0, (block) => compare(readFirstKey(dictionary, block), length) > 0)
}

function lastBlock({ offsets }: Dictionary, first: number, isBeyond: (block: number) => boolean): number {
  let [low, high] = [first, offsets.length - 2]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (isBeyond(middle)) high = middle - 1
    else low = middle
  }
  return low
}

/** Reads the first key of a block into `current`; its length. */
function readFirstKey({ bytes, offsets }: Dictionary, block: number): number {
  const cursor = { at: (offsets[block] ?? 0) + 1 }
  const length = Math.min(KEY_BYTES_MAX, readVarint(bytes, cursor))
  for (let index = 0; index < length; index++) current[index] = bytes[cursor.at + index] ?? 0
  return length
}

/** Reads key after key of a block into `current` until `visit` says that it has seen enough. */
function walk(
  { bytes, offsets }: Dictionary,
  block: number,
  visit: (keyLength: number, cursor: Cursor, end: number) => boolean,
): void {
  const cursor = { at: offsets[block] ?? 0 }
  const blockEnd = offsets[block + 1] ?? 0
  while (cursor.at < blockEnd) {
    const shared = readVarint(bytes, cursor)
    const keyLength = shared + readVarint(bytes, cursor)
    for (let index = shared; index < keyLength && index < KEY_BYTES_MAX; index++)
      current[index] = bytes[cursor.at++] ?? 0
    const numbersLength = readVarint(bytes, cursor)
    const end = cursor.at + numbersLength
    if (shared < 0 || keyLength < shared || keyLength > KEY_BYTES_MAX || end < cursor.at || end > blockEnd)
      throw new ArtefactError(
        'a dictionary of places is damaged: run npm run build, or install the release again',
      )
    if (visit(keyLength, cursor, end)) return
    cursor.at = end
  }
}

function readNumbers(bytes: Uint8Array, cursor: Cursor, end: number): number[] {
  const numbers: number[] = []
  let number = 0
  while (cursor.at < end) {
    number += readVarint(bytes, cursor)
    numbers.push(number)
  }
  return numbers
}

/** Order of the read key and the wanted one, by their bytes. */
function compare(keyLength: number, length: number): number {
  const shorter = Math.min(keyLength, length)
  for (let index = 0; index < shorter; index++) {
    const difference = (current[index] ?? 0) - (wanted[index] ?? 0)
    if (difference !== 0) return difference
  }
  return keyLength - length
}

function startsWithWanted(keyLength: number, length: number): boolean {
  if (keyLength < length) return false
  for (let index = 0; index < length; index++) {
    if (current[index] !== wanted[index]) return false
  }
  return true
}
