/** Rows that end the thread which answers them: found, and the others are answered once. */
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { services } from '../../../test/support/app.ts'
import { hotel } from '../../../test/support/batch.ts'
import { ThreadEnded } from '../../platform/workers/errors.ts'
import { tasksHere } from '../tasks/tasks.ts'
import type { AnswerChunk } from './chunk.ts'
import { NDJSON, ROW_FORMATS, type RowFormat } from './row-formats.ts'
import { runBatch } from './run.ts'

const tasks = tasksHere(services)
const form = ROW_FORMATS.get(NDJSON) as RowFormat

/** Ends at each row whose id is `fatal`, as a thread would, at one `offset` steps from it. */
function fragile(offset = 0): { answerChunk: AnswerChunk; tries: () => number } {
  let tries = 0
  const answerChunk: AnswerChunk = async (question) => {
    tries++
    const lines = Buffer.from(question.bytes).toString().split('\n').slice(0, question.rowsMax)
    const at = lines.findIndex(
      (line, index) => line.includes('fatal') && !(question.isFirstLost && index === 0),
    )
    if (at >= 0) throw new ThreadEnded('stalled', Math.max(0, at + 1 + offset))
    return tasks.answerChunk(question)
  }
  return { answerChunk, tries: () => tries }
}

async function answered(ids: readonly string[], answerChunk: AnswerChunk) {
  const source = Readable.from([Buffer.from(ids.map((id) => JSON.stringify(hotel(id))).join('\n'))])
  const run = { form, body: { source, isFull: false, type: undefined }, ...tasks, answerChunk }
  let text = ''
  for await (const piece of runBatch({ ...run, close: form.close })) text += Buffer.from(piece).toString()
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  return { lines: lines.slice(0, -1), closing: lines.at(-1).closing }
}

/** A thread may have begun a row more, or fewer, than it is known to have. */
test.each([0, -3, 2])('at whatever step a thread ended (%s)', async (offset) => {
  const ids = ['fatal', 'a', 'b', 'fatal', 'fatal', ...Array(90).fill('c'), 'fatal']
  const { answerChunk } = fragile(offset)
  const { lines, closing } = await answered(ids, answerChunk)
  expect(lines.map(({ row }) => row)).toEqual(ids.map((_, at) => at + 1))
  expect(lines.map(({ status }) => status)).toEqual(ids.map((id) => (id === 'fatal' ? 'error' : 'ok')))
  expect(closing).toMatchObject({ rows: 96, ok: 92, failed: 4, complete: true })
})

test('few threads are lost for one row among many', async () => {
  const { answerChunk, tries } = fragile()
  await answered([...Array(50).fill('a'), 'fatal', ...Array(50).fill('b')], answerChunk)
  // The whole piece, the rows before, the row twice and once more for what it is called, the rest, and the end.
  expect(tries()).toBeLessThanOrEqual(7)
})

test('a batch of such rows ends, and says so', async () => {
  const { answerChunk } = fragile()
  const { closing } = await answered(Array(30).fill('fatal'), answerChunk)
  expect(closing).toMatchObject({
    rows: 10,
    failed: 10,
    complete: false,
    stopped: { code: 'internal_error' },
  })
})

test('where even to read a row ends the thread, the batch ends', async () => {
  const answerChunk: AnswerChunk = () => Promise.reject(new ThreadEnded('memory', 0))
  const { closing } = await answered(['a'], answerChunk)
  expect(closing).toMatchObject({ rows: 0, complete: false, stopped: { code: 'internal_error' } })
})
