/** The rows of a chunk, answered: a piece at a time, and for some seconds at most. */
import { problemText } from '../../engine/errors.ts'
import type { Allowance } from '../batch/allowance.ts'
import { type Answering, answered } from '../batch/answered.ts'
import { ROW_FORMATS, type RowFormat } from '../batch/row-formats.ts'
import { StoppedBatch } from '../batch/stopped.ts'
import { Totals } from '../batch/totals.ts'
import { packed, unpacked } from './packed.ts'
import type { ChunkResult, Work } from './work.ts'

/** What is not answered then is cut off and is a chunk of its own: others have their turn, and whoever asks sees progress. */
const ANSWERED_FOR_MS = 5000

export interface ChunkOptions extends Pick<Answering, 'answerChunk' | 'forgetBatch'> {
  readonly allowance: Allowance
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
  const parts: Uint8Array[] = []
  let consumed = 0
  let stopped: ChunkResult['stopped']
  const until = performance.now() + ANSWERED_FOR_MS
  try {
    for await (const answer of answered(bodyOf(work, form, rows), options)) {
      if (answer.text.length > 0) parts.push(answer.text)
      totals.addState(answer.totals)
      consumed += answer.consumed
      if (options.isEnding() || performance.now() > until) break
    }
  } catch (error) {
    if (!(error instanceof StoppedBatch)) throw error
    stopped = { code: error.code, message: problemText(error.problem, work.job.language) }
  }
  if (totals.rows === 0 && stopped === undefined) return undefined
  const result = await packed(joined(parts, form.between))
  const rest = stopped ? undefined : await restOf(rows.subarray(consumed))
  return { rows: totals.rows, totals: totals.state, result, rest, stopped }
}

function joined(parts: readonly Uint8Array[], between: string): Buffer {
  const gap = Buffer.from(between)
  return Buffer.concat(parts.flatMap((part, at) => (at === 0 ? [part] : [gap, part])))
}

const restOf = async (rows: Uint8Array) => (rows.length > 0 ? packed(rows) : undefined)

function bodyOf({ job, taken }: Work, { type: form }: RowFormat, bytes: Uint8Array) {
  const source = (async function* () {
    yield bytes
  })()
  const before = { ok: 0, failed: taken.firstRow - 1 }
  const { isFull, language } = job
  const rows = { source, before, syntax: 'stored', type: undefined } as const
  return { ...rows, form, isFull, language, isBoundInErrors: false }
}
