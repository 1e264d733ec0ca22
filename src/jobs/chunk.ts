/** The rows of a chunk, answered: in turns, and for some seconds at most. */
import type { AskRow } from '../batch/ask-row.ts'
import { FORMS } from '../batch/forms.ts'
import { isGood, type Row, type RowAnswer } from '../batch/row.ts'
import { QUOTA_USED } from '../batch/run.ts'
import { Totals } from '../batch/totals.ts'
import { Turns } from '../batch/turns.ts'
import { packed, unpacked } from './packed.ts'
import { rowsOf, withoutFirst } from './stored-rows.ts'
import type { Answered, Work } from './work.ts'

/** What is not answered then is cut off and is a chunk of its own: others have their turn, and whoever asks sees progress. */
const ANSWERED_FOR_MS = 5000

export interface ChunkOptions {
  readonly ask: AskRow
  /** What is answered is kept, the rest is left. */
  isEnding(): boolean
  /** A row that could not be answered through a fault of ours. */
  onFault(error: unknown): void
}

/** Undefined where nothing was answered before the end. Throws what is a fault of ours, unless it did so before. */
export async function answerChunk(work: Work, options: ChunkOptions): Promise<Answered | undefined> {
  const text = (await unpacked(work.input)).toString('utf8')
  const writer = FORMS.get(work.job.form)?.writer()
  if (writer === undefined) throw new Error(`there is no form ${work.job.form}`)
  const ask = within(work, options)
  const totals = new Totals()
  const turns = new Turns()
  const until = performance.now() + ANSWERED_FOR_MS
  let result = ''
  for (const row of rowsOf(text, work.taken.firstRow)) {
    const asked = ask(row)
    const answer = asked instanceof Promise ? await asked : asked
    totals.add(answer)
    result += writer.write(row, answer)
    if (!turns.isOver(asked instanceof Promise)) continue
    await turns.next()
    if (options.isEnding() || performance.now() > until) break
  }
  const { rows } = totals
  if (rows === 0) return undefined
  return {
    rows,
    totals: totals.state,
    result: await packed(result),
    rest: rows < work.rows ? await packed(withoutFirst(text, rows)) : undefined,
  }
}

/** Within what the month has left. */
function within({ left, isLastAttempt }: Work, { ask, onFault }: ChunkOptions): AskRow {
  let answers = 0
  const counted = (answer: RowAnswer) => {
    if (isGood(answer)) answers++
    return answer
  }
  const refused = (error: unknown): RowAnswer => {
    if (!isLastAttempt) throw error
    onFault(error)
    return FAULT
  }
  return (row: Row) => {
    if (answers >= left) return QUOTA_USED
    try {
      const asked = ask(row)
      return asked instanceof Promise ? asked.then(counted, refused) : counted(asked)
    } catch (error) {
      return refused(error)
    }
  }
}

const FAULT: RowAnswer = {
  problems: [
    { code: 'internal_error', message: 'Something went wrong on our side; the log has it under the job.' },
  ],
}
