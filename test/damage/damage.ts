/** Bytes that a disk or a memory has changed, the same for the same seed. */

export interface Damage {
  /** Of dist/geo. */
  readonly file: string
  /** Bits that are changed; a file with none is cut by a third. */
  readonly bits: number
  readonly seed: number
  /** Only this quarter of the file is touched, from 0: what passes the checks of the others is found further in. */
  readonly quarter?: number
}

export const nameOf = ({ file, bits, seed, quarter }: Damage) =>
  `${file}, ${bits === 0 ? 'cut by a third' : `${bits} bits`}, seed ${seed}${quarter === undefined ? '' : `, quarter ${quarter}`}`

export function damagedBytes(bytes: Uint8Array, { bits, seed, quarter }: Damage): Uint8Array {
  if (bits === 0) return bytes.subarray(0, Math.floor((bytes.length * 2) / 3))
  // A copy, also of a Buffer, whose slice is none.
  const changed = new Uint8Array(bytes)
  const random = randoms(seed)
  for (const _ of Array(bits)) {
    const share = quarter === undefined ? random() : (quarter + random()) / 4
    const at = Math.floor(share * changed.length)
    changed[at] = (changed[at] as number) ^ (1 << Math.floor(random() * 8))
  }
  return changed
}

/** From 0 to 1, 1 never: mulberry32. */
function randoms(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
