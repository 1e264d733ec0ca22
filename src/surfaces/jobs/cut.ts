/** Rows into chunks that are stored and answered as one. */

import { ApiError } from '../../engine/errors.ts'
import { EventLoopYielder } from '../batch/event-loop-yielder.ts'
import type { Row } from '../batch/row.ts'
import { JOB_LIMITS } from './job.ts'
import { storedRow } from './stored-rows.ts'

/** A fortieth of a second for short answers that are easily found; those that take long are cut again. */
const ROWS_MAX = { short: 5000, full: 1000 }
const CHARACTERS_MAX = 1_048_576
/** Of a body of which none of so many rows can be read, the rest is not either. */
const UNREADABLE_MAX = 1000

export interface Chunk {
  readonly firstRow: number
  readonly rows: number
  /** As stored-rows.ts has it. */
  readonly text: string
}

/** Throws an ApiError where there are no rows, too many, or where the first ones are none at all. */
export async function* chunksOf(
  groups: AsyncIterable<Iterable<Row>>,
  isFull: boolean,
): AsyncGenerator<Chunk> {
  const most = isFull ? ROWS_MAX.full : ROWS_MAX.short
  const readable = readableAtAll()
  const yielder = new EventLoopYielder()
  let [firstRow, rows, text] = [1, 0, '']
  for await (const group of groups) {
    for (const row of group) {
      text += stored(row, readable)
      rows++
      if (yielder.isDue()) await yielder.pause()
      if (rows < most && text.length < CHARACTERS_MAX) continue
      refuseTooMany(firstRow + rows - 1)
      yield { firstRow, rows, text }
      ;[firstRow, rows, text] = [firstRow + rows, 0, '']
    }
  }
  readable.end()
  refuseTooMany(firstRow + rows - 1)
  if (rows > 0) yield { firstRow, rows, text }
}

function stored(row: Row, readable: ReturnType<typeof readableAtAll>): string {
  readable.see('code' in row.question ? row.question.message : undefined)
  return storedRow(row)
}

function refuseTooMany(rows: number): void {
  if (rows <= JOB_LIMITS.rowsMax) return
  const message = `The body has more than ${JOB_LIMITS.rowsMax} rows, which is the limit of a job.`
  throw new ApiError({ code: 'payload_too_large', message })
}

/** A file of another kind is told from rows with faults before the whole of it was taken for rows. */
function readableAtAll() {
  let [seen, isAny] = [0, false]
  let first: string | undefined
  const end = () => {
    if (isAny) return
    const message =
      seen === 0
        ? 'The body has no rows.'
        : `None of the first ${seen} rows can be read, so this is no body of this type. The first of them: ${first}`
    throw new ApiError({ code: 'validation_error', message })
  }
  return {
    /** `fault`: what is wrong with the next row. */
    see(fault: string | undefined) {
      if (isAny) return
      seen++
      first ??= fault
      if (fault === undefined) isAny = true
      else if (seen >= UNREADABLE_MAX) end()
    },
    end,
  }
}
