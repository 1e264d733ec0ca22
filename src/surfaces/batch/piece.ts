/** A piece of a body, cut anywhere, and its reader: it gives whole rows alone, and says how far they reach. */
import type { CsvHead } from './csv-rows.ts'
import type { Row } from './row.ts'

/** How the rows of a body are written; `stored`: as stored-rows.ts has them. */
export type RowSyntax = 'ndjson' | 'csv' | 'stored'

/** What a piece has to know of those before it: plain data. */
export interface ReaderState {
  /** Bytes were read before. */
  readonly isBegun?: true
  /** It begins in the middle of a line that is too long. */
  readonly isInLongLine?: true
  readonly csv?: { readonly head?: CsvHead; readonly lineEnd: string }
}

export interface Piece {
  readonly bytes: Buffer
  /** Nothing comes after it. */
  readonly isLast: boolean
  /** Of its first row, from 1. */
  readonly firstRow: number
  readonly state: ReaderState
  /** Of CSV: the type of rows that say none. */
  readonly type: string | undefined
}

export interface ChunkReader {
  /** The next whole row; undefined where there is none. */
  next(): Row | undefined
  /** Bytes up to the end of the rows that were given. */
  consumed(): number
  /** What the next piece has to know. */
  state(): ReaderState
  /** What comes after the rows that were given cannot be told apart. */
  isBroken(): boolean
}

/** A piece of so many bytes has a whole row, or one that is too long: characters have three bytes at most. */
export const ROW_BYTES_MAX = 262_144
