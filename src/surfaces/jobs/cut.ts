/** Rows into chunks that are stored and answered as one. */

import { ApiError, problem } from '../../engine/errors.ts'
import type { Message } from '../../messages/values.ts'
import { Inbox } from '../batch/inbox.ts'
import type { StoreChunk, StoredPiece, StoreQuestion } from '../batch/store-chunk.ts'
import { JOB_LIMITS } from './job.ts'

/** A fortieth of a second for short answers that are easily found; those that take long are cut again. */
const ROWS_MAX = { short: 5000, full: 1000 }
const CHARACTERS_MAX = 1_048_576
/** Of a body of which none of so many rows can be read, the rest is not either. */
const UNREADABLE_MAX = 1000

export interface Chunk {
  readonly firstRow: number
  readonly rows: number
  /** As batch/stored-rows.ts has it. */
  readonly text: string
}

/** A body whose rows are to be stored. */
export interface BodyOfRows extends Pick<StoreQuestion, 'syntax' | 'type'> {
  readonly source: AsyncIterable<Uint8Array>
  /** Whether whole answers are asked for. */
  readonly isFull: boolean
}

/** Throws an ApiError where there are no rows, too many, or where the first ones are none at all. */
export async function* chunksOf(body: BodyOfRows, storeChunk: StoreChunk): AsyncGenerator<Chunk> {
  const most = body.isFull ? ROWS_MAX.full : ROWS_MAX.short
  let [firstRow, rows, text] = [1, 0, '']
  const room = () => ({ firstRow: firstRow + rows, rowsMax: most - rows })
  for await (const piece of storedPieces(body, storeChunk, room)) {
    text += piece.text
    rows += piece.rows
    refuseTooMany(firstRow + rows - 1)
    if (rows < most && text.length < CHARACTERS_MAX) continue
    yield { firstRow, rows, text }
    ;[firstRow, rows, text] = [firstRow + rows, 0, '']
  }
  if (rows > 0) yield { firstRow, rows, text }
}

type Room = Pick<StoreQuestion, 'firstRow' | 'rowsMax'>

async function* storedPieces(
  { source, syntax, type }: BodyOfRows,
  storeChunk: StoreChunk,
  room: () => Room,
): AsyncGenerator<StoredPiece> {
  const readable = readableAtAll()
  const inbox = new Inbox(source, syntax)
  let state: StoreQuestion['state'] = {}
  try {
    for (;;) {
      const taken = await inbox.take()
      const piece = await storeChunk({ syntax, type, state, ...taken, ...room() })
      ;({ state } = piece)
      readable.see(piece)
      inbox.used(piece)
      yield piece
      if (piece.isBroken || (taken.isLast && !piece.hasMore)) return readable.end()
    }
  } finally {
    inbox.close()
  }
}

function refuseTooMany(rows: number): void {
  if (rows <= JOB_LIMITS.rowsMax) return
  throw new ApiError(problem('payload_too_large.job', { maximum: JOB_LIMITS.rowsMax }))
}

/** A file of another kind is told from rows with faults before the whole of it was taken for rows. */
function readableAtAll() {
  let [seen, isAny] = [0, false]
  let first: Message | undefined
  const end = () => {
    if (isAny) return
    if (first === undefined) throw new ApiError(problem('validation_error.job_no_rows', {}))
    throw new ApiError(problem('validation_error.job_unreadable', { count: seen, reason: first }))
  }
  return {
    see({ rows, unreadable, firstFault }: StoredPiece) {
      if (isAny) return
      seen = Math.min(seen + unreadable, UNREADABLE_MAX)
      first ??= firstFault
      if (unreadable < rows) isAny = true
      if (seen === UNREADABLE_MAX) end()
    },
    end,
  }
}
