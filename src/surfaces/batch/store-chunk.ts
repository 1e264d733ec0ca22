/** Rows of a piece of a body, as they are stored to be answered later. */
import { messageOf } from '../../engine/errors.ts'
import type { Message } from '../../messages/values.ts'
import { CHUNK_MS } from './chunk.ts'
import { chunkReader } from './chunk-reader.ts'
import type { ReaderState, RowSyntax } from './piece.ts'
import { storedRow } from './stored-rows.ts'

export interface StoreQuestion {
  readonly syntax: RowSyntax
  /** Of CSV: the type of rows that say none. */
  readonly type: string | undefined
  readonly bytes: Uint8Array
  /** Nothing comes after it. */
  readonly isLast: boolean
  readonly state: ReaderState
  readonly firstRow: number
  /** Rows at most. */
  readonly rowsMax: number
}

export interface StoredPiece {
  /** As stored-rows.ts has them. */
  readonly text: string
  readonly rows: number
  /** How many of the first rows cannot be read, and what is wrong with the first of them. */
  readonly unreadable: number
  readonly firstFault: Message | undefined
  /** Bytes up to the end of the last row. */
  readonly consumed: number
  /** Whether whole rows are left in the piece. */
  readonly hasMore: boolean
  /** What comes after the rows cannot be told apart. */
  readonly isBroken: boolean
  readonly state: ReaderState
}

/** Rejects with an ApiError for a body that is none. */
export type StoreChunk = (question: StoreQuestion) => Promise<StoredPiece>

/** `onStep`: told before each row. Throws an ApiError for a body that is none. */
export function storeChunk(question: StoreQuestion, onStep = () => {}): StoredPiece {
  const { bytes: given, rowsMax } = question
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  const reader = chunkReader(question.syntax, { ...question, bytes })
  const until = performance.now() + CHUNK_MS
  let [text, rows, unreadable] = ['', 0, 0]
  let firstFault: Message | undefined
  let hasMore = true
  while (rows < rowsMax && performance.now() < until) {
    onStep()
    const row = reader.next()
    hasMore = row !== undefined
    if (row === undefined) break
    const fault = 'code' in row.question ? messageOf(row.question) : undefined
    if (fault !== undefined && unreadable === rows) unreadable++
    firstFault ??= fault
    text += storedRow(row)
    rows++
  }
  const [consumed, isBroken, state] = [reader.consumed(), reader.isBroken(), reader.state()]
  return { text, rows, unreadable, firstFault, consumed, hasMore, isBroken, state }
}
