/** The pieces of a body, answered one after the other: no row ends more than itself. */
import { randomUUID } from 'node:crypto'
import type { Allowance } from './allowance.ts'
import { ELSEWHERE_MAX } from './answer-row.ts'
import type { AnswerChunk, ChunkAnswer, ChunkQuestion, RowFault } from './chunk.ts'
import { Inbox, type Taken } from './inbox.ts'
import { LostRows } from './lost-rows.ts'
import { StoppedBatch } from './stopped.ts'
import { tooManyErrors } from './too-many-errors.ts'

export interface Body
  extends Pick<ChunkQuestion, 'syntax' | 'form' | 'isFull' | 'type' | 'language' | 'isBoundInErrors'> {
  readonly source: AsyncIterable<Uint8Array>
  /** Rows before its first one. */
  readonly before?: ChunkQuestion['before']
}

export interface Answering {
  readonly answerChunk: AnswerChunk
  /** Nothing of the batch is kept any more. */
  forgetBatch(batch: string): void
  readonly allowance?: Allowance | undefined
  /** Aborted: nobody waits for answers any more. */
  readonly signal?: AbortSignal | undefined
  /** Rows that could not be answered through a fault of ours. */
  onFault?(fault: RowFault): void
}

/**
 * Rejects with an ApiError for a body that is none, and with a StoppedBatch where the rest is not read. No more of the
 * body is read than the answers that are taken need.
 */
export async function* answered(body: Body, answering: Answering): AsyncGenerator<ChunkAnswer> {
  const batch = randomUUID()
  const { source, ...asked } = body
  const inbox = new Inbox(source, body.syntax)
  const lost = new LostRows()
  let { ok, failed } = body.before ?? { ok: 0, failed: 0 }
  let state: ChunkQuestion['state'] = {}
  let elsewhereLeft = ELSEWHERE_MAX
  try {
    for (;;) {
      const taken = await inbox.take()
      const rest = { batch, state, elsewhereLeft, before: { ok, failed }, ...lost.bounds }
      const answer = await answerOnce({ ...asked, ...taken, ...rest }, answering, lost)
      if (answer === undefined) continue
      ;({ state, elsewhereLeft } = answer)
      ok += answer.totals.ok
      failed += answer.totals.failed
      inbox.used({ consumed: answer.consumed, hasMore: answer.why !== 'end' })
      for (const fault of answer.faults) answering.onFault?.(fault)
      yield answer
      const tooMany = answer.why === 'errors' ? tooManyErrors(ok + failed, failed) : undefined
      if (tooMany) throw new StoppedBatch(tooMany.code, tooMany.message)
      if (answer.why === 'broken' || (taken.isLast && answer.why === 'end')) return
    }
  } finally {
    inbox.close()
    answering.forgetBatch(batch)
  }
}

/** Undefined where it has to be asked again in another way. */
async function answerOnce(
  question: Omit<ChunkQuestion, 'allowed'> & Taken,
  { answerChunk, allowance, signal }: Answering,
  lost: LostRows,
): Promise<ChunkAnswer | undefined> {
  const wanted = allowance ? rowsAtMost(question.bytes) : 0
  const allowed = allowance ? await booked(allowance, wanted) : Number.POSITIVE_INFINITY
  let given = 0
  try {
    const answer = await answerChunk({ ...question, allowed }, { signal })
    given = answer.totals.ok
    lost.passed(given + answer.totals.failed)
    return answer
  } catch (error) {
    lost.isLost(error)
    return undefined
  } finally {
    if (wanted > 0) allowance?.settle(given, allowed - given)
  }
}

/** Where no row can be in a piece, a month without answers is no reason to stop. */
const booked = async (allowance: Allowance, wanted: number) => (wanted > 0 ? allowance.reserve(wanted) : 0)

/** More are not answered in the time that a piece has. */
const ROWS_MAX = 1000
const NEW_LINE = 0x0a
const RETURN = 0x0d

/** As many rows as may be in a piece; none where it is blank. */
function rowsAtMost(bytes: Buffer): number {
  let lines = 1
  const end = bytes.includes(NEW_LINE) ? NEW_LINE : RETURN
  for (let at = bytes.indexOf(end); at !== -1 && lines < ROWS_MAX; at = bytes.indexOf(end, at + 1)) lines++
  return isBlank(bytes) ? 0 : lines
}

const BLANKS: ReadonlySet<number> = new Set([NEW_LINE, RETURN, 0x20, 0x09])

const isBlank = (bytes: Buffer) => bytes.every((byte) => BLANKS.has(byte))
