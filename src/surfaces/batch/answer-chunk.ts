/** Answers pieces of batches, one after the other, wherever it runs: what it knows of a batch is only there to save time. */
import { LRUCache } from 'lru-cache'
import type { Context } from '../../contract/operation.ts'
import { type AnswerRow, type Elsewhere, rowAnswerer } from './answer-row.ts'
import { CHUNK_MS, type ChunkAnswer, type ChunkEnd, type ChunkQuestion, type RowFault } from './chunk.ts'
import { chunkReader } from './chunk-reader.ts'
import type { ChunkReader } from './piece.ts'
import { isGood, type Row, type RowAnswer } from './row.ts'
import { type ChunkWriter, ROW_FORMATS } from './row-formats.ts'
import { inRowLanguage } from './row-language.ts'
import { tooManyErrors } from './too-many-errors.ts'
import { Totals } from './totals.ts'

/** Batches of which is kept what their rows have found. */
const BATCHES_MAX = 4

export interface ChunkAnswerer {
  /** `onStep`: told before each row. Rejects with an ApiError for a body that is none. */
  answer(question: ChunkQuestion, onStep?: () => void): Promise<ChunkAnswer>
  /** The batch is over: nothing of it is kept. */
  forget(batch: string): void
}

export function chunkAnswerer(context: Context): ChunkAnswerer {
  const known = new LRUCache<string, BatchAnswerer>({ max: BATCHES_MAX })
  const answererOf = ({ batch, isFull, language }: ChunkQuestion) => {
    const before = known.get(batch)
    if (before) return before
    const elsewhere = { left: 0 }
    const answerer = { elsewhere, answerRow: rowAnswerer({ context, isFull, language, elsewhere }) }
    known.set(batch, answerer)
    return answerer
  }
  return {
    answer: (question, onStep = () => {}) => answerTo(question, answererOf(question), onStep),
    forget: (batch) => void known.delete(batch),
  }
}

interface BatchAnswerer {
  readonly answerRow: AnswerRow
  readonly elsewhere: Elsewhere
}

async function answerTo(
  question: ChunkQuestion,
  { answerRow, elsewhere }: BatchAnswerer,
  onStep: () => void,
): Promise<ChunkAnswer> {
  const { bytes: given, form, before, isFirstLost } = question
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  const reader = chunkReader(question.syntax, { ...question, bytes, firstRow: before.ok + before.failed + 1 })
  const format = ROW_FORMATS.get(form)
  if (format === undefined) throw new Error(`there is no form ${form}`)
  const [writer, totals] = [format.writer(), new Totals()]
  const faults: RowFault[] = []
  elsewhere.left = question.elsewhereLeft
  const answerOne = async (row: Row): Promise<RowAnswer> => {
    if (isFirstLost && totals.rows === 0) return LOST
    try {
      return await answerRow(row)
    } catch (error) {
      const { message, stack } = error as Error
      faults.push({ row: row.number, message, stack })
      return FAULT
    }
  }
  const { why, consumed } = await answerRows({ question, reader, writer, totals, answerOne, onStep })
  const text = new TextEncoder().encode(writer.text())
  const { left: elsewhereLeft } = elsewhere
  return { text, totals: totals.state, why, consumed, state: reader.state(), elsewhereLeft, faults }
}

interface Run {
  readonly question: ChunkQuestion
  readonly reader: ChunkReader
  readonly writer: ChunkWriter
  readonly totals: Totals
  answerOne(row: Row): Promise<RowAnswer>
  onStep(): void
}

async function answerRows({ question, reader, writer, totals, answerOne, onStep }: Run) {
  const until = performance.now() + CHUNK_MS
  const ended = (why: ChunkEnd) => ({ why, consumed: reader.consumed() })
  for (;;) {
    if (totals.rows >= question.rowsMax) return ended('rows')
    if (totals.rows - totals.failed >= question.allowed) return atAllowance(reader)
    onStep()
    const row = reader.next()
    if (row === undefined) return ended('end')
    const answer = inRowLanguage(row, await answerOne(row), question.language)
    totals.add(answer)
    writer.add(row, answer)
    if (reader.isBroken()) return ended('broken')
    if (question.isBoundInErrors && !isGood(answer) && isTooMany(question, totals)) return ended('errors')
    if (performance.now() > until) return ended('time')
  }
}

/** Whether there is one more row, which then is not answered here. */
function atAllowance(reader: ChunkReader): { why: ChunkEnd; consumed: number } {
  const consumed = reader.consumed()
  return reader.next() === undefined
    ? { why: 'end', consumed: reader.consumed() }
    : { why: 'allowed', consumed }
}

function isTooMany({ before }: ChunkQuestion, { rows, failed }: Totals): boolean {
  return tooManyErrors(before.ok + before.failed + rows, before.failed + failed) !== undefined
}

const FAULT: RowAnswer = {
  problems: [
    { code: 'internal_error', message: 'Something went wrong on our side; the server has logged it.' },
  ],
}

const LOST: RowAnswer = {
  problems: [
    {
      code: 'internal_error',
      message:
        'This row could not be answered: it took too long or too much memory. The server has logged it.',
    },
  ],
}
