/** Where typed arrays may lie. */

/** In bytes: what the widest of them needs. */
const ALIGNMENT = 8

/** The first place at or after `offset` where a typed array may begin. */
export function nextAligned(offset: number): number {
  return Math.ceil(offset / ALIGNMENT) * ALIGNMENT
}

export const isAligned = (offset: number) => offset % ALIGNMENT === 0

/** The bytes themselves where typed arrays may lie over them, else a copy: small files are read into a pool of Node.js. */
export function aligned(bytes: Uint8Array): Uint8Array {
  return isAligned(bytes.byteOffset) ? bytes : new Uint8Array(bytes)
}
