/** The rows of a chunk, answered: in turns, and for some seconds at most. */
import type { Allowance } from '../batch/allowance.ts'
import type { AnswerRow } from '../batch/answer-row.ts'
import { EventLoopYielder } from '../batch/event-loop-yielder.ts'
import type { RowAnswer } from '../batch/row.ts'
import { ROW_FORMATS } from '../batch/row-formats.ts'
import { within } from '../batch/run.ts'
import { StoppedBatch } from '../batch/stopped.ts'
import { Totals } from '../batch/totals.ts'
import { packed, unpacked } from './packed.ts'
import { rowsOf, withoutFirst } from './stored-rows.ts'
import type { ChunkResult, Work } from './work.ts'

/** What is not answered then is cut off and is a chunk of its own: others have their turn, and whoever asks sees progress. */
const ANSWERED_FOR_MS = 5000

export interface ChunkOptions {
  readonly answerRow: AnswerRow
  readonly allowance: Allowance
  /** What is answered is kept, the rest is left. */
  isEnding(): boolean
  /** A row that could not be answered through a fault of ours. */
  onFault(error: unknown): void
}

/** Undefined where nothing was answered before the end. Throws what is a fault of ours, unless it did so before. */
export async function answerChunk(work: Work, options: ChunkOptions): Promise<ChunkResult | undefined> {
  const text = (await unpacked(work.input)).toString('utf8')
  const writer = ROW_FORMATS.get(work.job.form)?.writer()
  if (writer === undefined) throw new Error(`there is no form ${work.job.form}`)
  const room = within(options.allowance, withFaults(work, options))
  const totals = new Totals()
  const yielder = new EventLoopYielder()
  const until = performance.now() + ANSWERED_FOR_MS
  let result = ''
  let stopped: ChunkResult['stopped']
  try {
    for (const row of rowsOf(text, work.taken.firstRow)) {
      const answer = await room.answerRow(row)
      totals.add(answer)
      result += writer.write(row, answer)
      if (!yielder.isDue()) continue
      await yielder.pause()
      if (options.isEnding() || performance.now() > until) break
    }
  } catch (error) {
    if (!(error instanceof StoppedBatch)) throw error
    stopped = { code: error.code, message: error.message }
  } finally {
    room.end()
  }
  const { rows } = totals
  if (rows === 0 && stopped === undefined) return undefined
  return {
    rows,
    totals: totals.state,
    result: await packed(result),
    rest: rows < work.rows && !stopped ? await packed(withoutFirst(text, rows)) : undefined,
    stopped,
  }
}

/** At the last attempt, a fault of ours is the error of its row. */
function withFaults({ isLastAttempt }: Work, { answerRow, onFault }: ChunkOptions): AnswerRow {
  return async (row) => {
    try {
      return await answerRow(row)
    } catch (error) {
      if (!isLastAttempt) throw error
      onFault(error)
      return FAULT
    }
  }
}

const FAULT: RowAnswer = {
  problems: [
    { code: 'internal_error', message: 'Something went wrong on our side; the log has it under the job.' },
  ],
}
