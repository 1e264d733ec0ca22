/** Writes the dictionary that src/geo/places/dictionary.ts reads. */
import { type Dictionary, KEY_BYTES_MAX, KEYS_PER_BLOCK } from '../../src/geo/format/places/dictionary.ts'
import { writeVarint } from '../../src/geo/format/varint.ts'

const NOTHING = 0xffffffff

/** Keys with their numbers: whole, from 0, below 2^31, ascending. Keys that are too long are left out. */
export function packDictionary(entries: ReadonlyMap<string, readonly number[]>): Dictionary {
  // Bytes as characters: compared as strings they have the order that their bytes have.
  const keys = [...entries.keys()]
    .map((key) => ({ key, bytes: Buffer.from(key, 'utf8').toString('latin1') }))
    .filter(({ bytes }) => bytes.length > 0 && bytes.length <= KEY_BYTES_MAX)
    .sort((a, b) => (a.bytes < b.bytes ? -1 : 1))
  const out: number[] = []
  const offsets: number[] = []
  const least: number[] = []
  let previous = ''
  for (const [index, { key, bytes }] of keys.entries()) {
    if (index % KEYS_PER_BLOCK === 0) {
      offsets.push(out.length)
      least.push(NOTHING)
      previous = ''
    }
    const numbers = entries.get(key) ?? []
    writeEntry(out, previous, bytes, numbers)
    const block = least.length - 1
    least[block] = Math.min(least[block] ?? NOTHING, numbers[0] ?? NOTHING)
    previous = bytes
  }
  offsets.push(out.length)
  return { offsets: Uint32Array.from(offsets), bytes: Uint8Array.from(out), minima: minimaTree(least) }
}

function writeEntry(out: number[], previous: string, key: string, numbers: readonly number[]): void {
  const shared = sharedLength(previous, key)
  writeVarint(out, shared)
  writeVarint(out, key.length - shared)
  for (let index = shared; index < key.length; index++) out.push(key.charCodeAt(index))
  const packed: number[] = []
  let last = 0
  for (const number of numbers) {
    writeVarint(packed, number - last)
    last = number
  }
  writeVarint(out, packed.length)
  out.push(...packed)
}

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** Leaves from half of the length on; each node above has the lesser of its two children. */
function minimaTree(leaves: readonly number[]): Uint32Array {
  let half = 1
  while (half < leaves.length) half *= 2
  const tree = new Uint32Array(2 * half).fill(NOTHING)
  tree.set(leaves, half)
  for (let node = half - 1; node >= 1; node--) {
    tree[node] = Math.min(tree[2 * node] ?? NOTHING, tree[2 * node + 1] ?? NOTHING)
  }
  return tree
}
