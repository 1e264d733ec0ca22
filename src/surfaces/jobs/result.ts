/** The result of a job: as the batch would have been answered at once, byte for byte but for the times in full answers. */
import { createHash } from 'node:crypto'
import type { Session } from '../../platform/access/session.ts'
import { EventLoopYielder } from '../batch/event-loop-yielder.ts'
import type { RowFormat } from '../batch/row-formats.ts'
import type { BatchSummary } from '../batch/summary.ts'
import { Totals, type TotalsState } from '../batch/totals.ts'
import type { Job } from './job.ts'
import { unpacked } from './packed.ts'

/** Pieces of this length are handed on. */
const PIECE_BYTES = 65_536

export interface ResultOptions {
  readonly session: Session
  readonly job: Job
  readonly form: RowFormat
  /** Told before the last piece. */
  onClosing(closing: BatchSummary): void
}

/** A chunk at a time is in memory. Throws where the job is deleted meanwhile: a result is whole, or seen to be cut. */
export async function* resultOf(options: ResultOptions): AsyncGenerator<string | Buffer> {
  const { job, form } = options
  const totals = new Totals()
  const hash = createHash('sha256')
  for await (const piece of pieces(options, totals)) {
    hash.update(piece)
    yield piece
  }
  const { rowsDone, stopped } = job
  if (totals.rows !== rowsDone) throw new Error(`job ${job.id} has ${totals.rows} of ${rowsDone} rows`)
  const closing = {
    ...totals.shown(),
    complete: stopped === undefined,
    ...(stopped && { stopped }),
    sha256: hash.digest('hex'),
  }
  options.onClosing(closing)
  const last = form.close(closing)
  if (last !== '') yield last
}

async function* pieces(
  { session, job, form }: ResultOptions,
  totals: Totals,
): AsyncGenerator<string | Buffer> {
  const yielder = new EventLoopYielder()
  if (form.head !== '') yield form.head
  let isFirst = true
  for (let next = 1; next <= job.rows; ) {
    const chunk = await answersFrom(session, job.id, next)
    if (chunk === undefined) return
    if (!isFirst && form.between !== '') yield form.between
    isFirst = false
    const bytes = await unpacked(chunk.result)
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      yield bytes.subarray(at, at + PIECE_BYTES)
      // Whoever makes a report of it works between the pieces.
      if (yielder.isDue()) await yielder.pause()
    }
    totals.addState(chunk.totals)
    next = chunk.firstRow + chunk.rows
  }
}

/** The next chunk with answers: of a job that was stopped, chunks that others had begun are left out. */
async function answersFrom(session: Session, id: string, from: number) {
  const chunk = await session.read((db) =>
    db
      .selectFrom('job_chunks')
      .select(['first_row', 'rows', 'totals', 'result'])
      .where('job_id', '=', id)
      .where('first_row', '>=', from)
      .where('totals', 'is not', null)
      .orderBy('first_row')
      .limit(1)
      .executeTakeFirst(),
  )
  if (!chunk?.totals || !chunk.result) return undefined
  return {
    firstRow: chunk.first_row,
    rows: chunk.rows,
    totals: JSON.parse(chunk.totals) as TotalsState,
    result: chunk.result,
  }
}
