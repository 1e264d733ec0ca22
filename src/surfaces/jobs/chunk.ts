/** The rows of a chunk, answered: a piece at a time, and for some seconds at most. */
import type { Allowance } from '../batch/allowance.ts'
import { type Answering, answered } from '../batch/answered.ts'
import type { RowAnswer } from '../batch/row.ts'
import { ROW_FORMATS, type RowFormat } from '../batch/row-formats.ts'
import { StoppedBatch } from '../batch/stopped.ts'
import { rowsOf } from '../batch/stored-rows.ts'
import { Totals } from '../batch/totals.ts'
import { packed, unpacked } from './packed.ts'
import type { ChunkResult, Work } from './work.ts'

/** What is not answered then is cut off and is a chunk of its own: others have their turn, and whoever asks sees progress. */
const ANSWERED_FOR_MS = 5000

export interface ChunkOptions extends Pick<Answering, 'answerChunk' | 'forgetBatch'> {
  /** What is answered is kept, the rest is left. */
  isEnding(): boolean
  /** A row that could not be answered through a fault of ours. */
  onFault(error: unknown): void
}

/** Undefined where nothing was answered before the end. */
export async function answerChunk(work: Work, options: ChunkOptions): Promise<ChunkResult | undefined> {
  const form = ROW_FORMATS.get(work.job.form)
  if (form === undefined) throw new Error(`there is no form ${work.job.form}`)
  const rows = await unpacked(work.input)
  const totals = new Totals()
  const parts: (string | Uint8Array)[] = []
  const add = (text: string | Uint8Array) => {
    if (parts.length > 0) parts.push(form.between)
    parts.push(text)
  }
  let consumed = 0
  const until = performance.now() + ANSWERED_FOR_MS
  try {
    for await (const answer of answered(bodyOf(work, form, rows), answeringOf(work, options))) {
      if (answer.text.length > 0) add(answer.text)
      totals.addState(answer.totals)
      consumed += answer.consumed
      if (options.isEnding() || performance.now() > until) break
    }
  } catch (error) {
    if (!(error instanceof StoppedBatch && error.code === 'quota_exceeded')) throw error
    const first = work.taken.firstRow + totals.rows
    add(refused(rows.subarray(consumed), { first, form, totals }))
    consumed = rows.length
  }
  if (totals.rows === 0) return undefined
  return {
    rows: totals.rows,
    totals: totals.state,
    result: await packed(Buffer.concat(parts.map((part) => Buffer.from(part)))),
    rest: consumed < rows.length ? await packed(rows.subarray(consumed)) : undefined,
  }
}

function bodyOf({ job, taken }: Work, { type: form }: RowFormat, rows: Uint8Array) {
  const source = (async function* () {
    yield rows
  })()
  const before = { ok: 0, failed: taken.firstRow - 1 }
  const { isFull } = job
  return { source, syntax: 'stored', form, isFull, type: undefined, isBoundInErrors: false, before } as const
}

function answeringOf({ left }: Work, { answerChunk, forgetBatch, onFault }: ChunkOptions): Answering {
  return { answerChunk, forgetBatch, onFault, allowance: allowanceOf(left) }
}

/** As many answers as the month had when the chunk was begun. */
function allowanceOf(given: number): Allowance {
  let left = given
  return {
    async reserve(wanted) {
      if (left < 1) throw new StoppedBatch('quota_exceeded', QUOTA_USED)
      const booked = Math.min(wanted, left)
      left -= booked
      return booked
    },
    settle(_, unused) {
      left += unused
    },
  }
}

const QUOTA_USED = "The month's quota is used up: this row and those after it are not answered."

/** The rows that the month has no answers for. */
function refused(
  rows: Buffer,
  { first, form, totals }: { first: number; form: RowFormat; totals: Totals },
): string {
  const answer: RowAnswer = { problems: [{ code: 'quota_exceeded', message: QUOTA_USED }] }
  const writer = form.writer()
  for (const row of rowsOf(rows.toString(), first)) {
    writer.add(row, answer)
    totals.add(answer)
  }
  return writer.text()
}
