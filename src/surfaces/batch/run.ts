/** Rows in, pieces of text out: as fast as whoever reads them, with pauses for others, and a closing line. */
import { createHash } from 'node:crypto'
import type { ErrorCode } from '../../engine/errors.ts'
import type { Allowance } from './allowance.ts'
import type { AnswerRow } from './answer-row.ts'
import { EventLoopYielder } from './event-loop-yielder.ts'
import type { Row, RowAnswer } from './row.ts'
import { isGood } from './row.ts'
import { StoppedBatch } from './stopped.ts'
import { Totals, type TotalsShown } from './totals.ts'

/** How answers are written. */
export interface Writer {
  readonly head?: string
  write(row: Row, answer: RowAnswer): string
}

export interface BatchSummary extends TotalsShown {
  /** Whether every row was read. */
  readonly complete: boolean
  /** Why not. */
  readonly stopped?: { readonly code: ErrorCode; readonly message: string }
  /** SHA-256 of all that was written before, in hex. */
  readonly sha256: string
}

export interface BatchRun {
  readonly rows: AsyncIterable<Iterable<Row>>
  readonly answerRow: AnswerRow
  readonly writer: Writer
  readonly allowance?: Allowance | undefined
  /** Told when all rows are written; gives what is written last. */
  close(closing: BatchSummary): string
}

/** Pieces of this length are handed on. */
const PIECE_CHARACTERS = 32_768

/** Answers of these are booked together. */
const ROWS_TOGETHER = 100

/** The same answers, booked before they are given. What is booked and was not needed goes back with `end`. */
export function within(
  allowance: Allowance | undefined,
  answerRow: AnswerRow,
): { answerRow: AnswerRow; end(): void } {
  if (allowance === undefined) return { answerRow, end: () => {} }
  let [booked, given, unused] = [0, 0, 0]
  const end = () => {
    if (given + unused + booked > 0) allowance.settle(given, unused + booked)
    ;[booked, given, unused] = [0, 0, 0]
  }
  return {
    end,
    async answerRow(row) {
      if (booked === 0) {
        end()
        booked = await allowance.reserve(ROWS_TOGETHER)
      }
      const answer = await answerRow(row)
      booked--
      if (isGood(answer)) given++
      else unused++
      return answer
    },
  }
}

export async function* runBatch(run: BatchRun): AsyncGenerator<string> {
  const totals = new Totals()
  const hash = createHash('sha256')
  let stopped: BatchSummary['stopped']
  try {
    for await (const piece of pieces(run, totals)) {
      if (piece === '') continue
      hash.update(piece)
      yield piece
    }
  } catch (error) {
    if (!(error instanceof StoppedBatch)) throw error
    stopped = { code: error.code, message: error.message }
  }
  const last = run.close({
    ...totals.shown(),
    complete: stopped === undefined,
    ...(stopped && { stopped }),
    sha256: hash.digest('hex'),
  })
  if (last !== '') yield last
}

async function* pieces(run: BatchRun, totals: Totals): AsyncGenerator<string> {
  const { rows, writer, allowance } = run
  const room = within(allowance, run.answerRow)
  const yielder = new EventLoopYielder()
  // With the first rows: until then a body that is none is refused.
  let piece = writer.head ?? ''
  try {
    for await (const group of rows) {
      for (const row of group) {
        const answer = await room.answerRow(row)
        totals.add(answer)
        piece += writer.write(row, answer)
        if (piece.length >= PIECE_CHARACTERS) {
          yield piece
          piece = ''
        }
        if (yielder.isDue()) await yielder.pause()
      }
      room.end()
      // Whoever sends slowly hears of each row when it is answered.
      yield piece
      piece = ''
    }
  } catch (error) {
    // What is answered is sent, also where nothing more may be.
    if (error instanceof StoppedBatch) yield piece
    throw error
  } finally {
    room.end()
  }
  yield piece
}
