/** A body in, pieces of text out: as fast as whoever reads them, and a closing line. */
import { createHash } from 'node:crypto'
import { problemText } from '../../engine/errors.ts'
import { ENGLISH, type Language } from '../../messages/locale.ts'
import { NoThread } from '../../platform/workers/errors.ts'
import { type Answering, answered, type Body } from './answered.ts'
import type { RowFormat } from './row-formats.ts'
import { StoppedBatch } from './stopped.ts'
import type { BatchSummary } from './summary.ts'
import { Totals } from './totals.ts'

export interface BatchRun extends Answering {
  readonly form: RowFormat
  readonly body: Pick<Body, 'source' | 'isFull' | 'type' | 'language'>
  /** Told when all rows are written; gives what is written last. */
  close(closing: BatchSummary): string
}

export async function* runBatch(run: BatchRun): AsyncGenerator<string | Uint8Array> {
  const totals = new Totals()
  const hash = createHash('sha256')
  let stopped: BatchSummary['stopped']
  let isBegun = false
  try {
    for await (const piece of pieces(run, totals)) {
      isBegun = true
      if (piece.length === 0) continue
      hash.update(piece)
      yield piece
    }
  } catch (error) {
    stopped = stopOf(error, run.body.language)
  }
  if (!isBegun && run.form.head !== '') {
    hash.update(run.form.head)
    yield run.form.head
  }
  const last = run.close({
    ...totals.shown(),
    complete: stopped === undefined,
    ...(stopped && { stopped }),
    sha256: hash.digest('hex'),
  })
  if (last !== '') yield last
}

/** Throws what is no end of a batch. */
function stopOf(error: unknown, language?: Language): BatchSummary['stopped'] {
  if (error instanceof NoThread) return { code: 'unavailable', message: error.message }
  if (!(error instanceof StoppedBatch)) throw error
  return { code: error.code, message: problemText(error.problem, language ?? ENGLISH) }
}

async function* pieces(run: BatchRun, totals: Totals): AsyncGenerator<string | Uint8Array> {
  const { form, body } = run
  let isBegun = false
  const given = { ...body, syntax: form.syntax, form: form.type, isBoundInErrors: true }
  for await (const { text, totals: added, consumed } of answered(given, run)) {
    // With the first whole line: until then a body may be none, and is refused.
    if (consumed === 0 && added.ok + added.failed === 0) continue
    if (!isBegun) yield form.head
    isBegun = true
    if (text.length > 0 && totals.rows > 0) yield form.between
    totals.addState(added)
    // Whoever sends slowly hears of each row when it is answered.
    yield text
  }
}
