/** Rows in, pieces of text out: as fast as whoever reads them, with pauses for others, and a closing line. */
import { createHash } from 'node:crypto'
import type { ErrorCode } from '../../engine/errors.ts'
import type { AnswerRow } from './answer-row.ts'
import { EventLoopYielder } from './event-loop-yielder.ts'
import type { Row, RowAnswer } from './row.ts'
import { isGood } from './row.ts'
import { Totals, type TotalsShown } from './totals.ts'

/** How answers are written. */
export interface Writer {
  readonly head?: string
  write(row: Row, answer: RowAnswer): string
}

/** Answers that may still be given. */
export interface Allowance {
  /** False: this row is refused. */
  take(): boolean
  /** An answer was given. */
  count(): void
}

export interface BatchSummary extends TotalsShown {
  /** Whether every row was read. */
  readonly complete: boolean
  /** Why not. */
  readonly stopped?: { readonly code: ErrorCode; readonly message: string }
  /** SHA-256 of all that was written before, in hex. */
  readonly sha256: string
}

/** The rest is not read. */
export class StoppedBatch extends Error {
  override readonly name = 'StoppedBatch'
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string) {
    super(message)
    this.code = code
  }
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

/** The same answers, as many as may still be given. */
export function within(allowance: Allowance, answerRow: AnswerRow): AnswerRow {
  return async (row) => {
    if (!allowance.take()) return QUOTA_USED
    const answer = await answerRow(row)
    if (isGood(answer)) allowance.count()
    return answer
  }
}

const QUOTA_USED: RowAnswer = {
  problems: [
    {
      code: 'quota_exceeded',
      message: "The month's quota is used up: this row and those after it are not answered.",
    },
  ],
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
  const answerRow = allowance ? within(allowance, run.answerRow) : run.answerRow
  const yielder = new EventLoopYielder()
  // With the first rows: until then a body that is none is refused.
  let piece = writer.head ?? ''
  for await (const group of rows) {
    for (const row of group) {
      const answer = await answerRow(row)
      totals.add(answer)
      piece += writer.write(row, answer)
      if (piece.length >= PIECE_CHARACTERS) {
        yield piece
        piece = ''
      }
      if (yielder.isDue()) await yielder.pause()
    }
    // Whoever sends slowly hears of each row when it is answered.
    yield piece
    piece = ''
  }
  yield piece
}
