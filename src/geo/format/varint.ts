/** Whole numbers in as few bytes as they need: seven bits a byte, the lowest first. */

const SEVEN_BITS = 0x7f
const MORE = 0x80
const SHIFT = 7

/** No number that is written is longer, in bits. */
const BITS_MAX = 32

/** Reads at `cursor.at` and moves it on; less than 0 where no such number was written. */
export function readVarint(bytes: Uint8Array, cursor: { at: number }): number {
  let value = 0
  let shift = 0
  let byte = MORE
  while (byte >= MORE && shift < BITS_MAX) {
    byte = bytes[cursor.at++] ?? 0
    value |= (byte & SEVEN_BITS) << shift
    shift += SHIFT
  }
  return value
}

/** Appends `value`, which is whole and from 0 to 2^31 - 1. */
export function writeVarint(bytes: number[], value: number): void {
  let rest = value
  while (rest > SEVEN_BITS) {
    bytes.push((rest & SEVEN_BITS) | MORE)
    rest >>>= SHIFT
  }
  bytes.push(rest)
}
