/**
 * A sorted dictionary from keys to lists of numbers. Keys stand in blocks; each is what it shares with the one before and
 * the rest, in UTF-8, followed by its numbers, ascending, as differences.
 */

export const KEYS_PER_BLOCK = 16
/** No key is longer, in bytes. */
export const KEY_BYTES_MAX = 250

export interface Dictionary {
  /** Where each block begins in `bytes`, and where the last one ends. */
  readonly offsets: Uint32Array
  readonly bytes: Uint8Array
  /** A binary tree over the smallest number of each block: node i has the children 2i and 2i + 1, the root is 1. */
  readonly minima: Uint32Array
}
