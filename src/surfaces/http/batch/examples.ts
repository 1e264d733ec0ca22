/** Examples of POST /v1/batch: a list of rows, one of which has no answer. */
import { Readable } from 'node:stream'
import { errorBody } from '../../../contract/error-body.ts'
import type { Context } from '../../../contract/operation.ts'
import { ApiError } from '../../../engine/errors.ts'
import { JSON_ARRAY, NO_LIST, ROW_FORMATS } from '../../batch/row-formats.ts'
import { runBatch } from '../../batch/run.ts'
import { tasksHere } from '../../tasks/tasks.ts'
import type { BodyExamples, Example } from '../openapi/examples.ts'

const HTTP_OK = 200
const UNPROCESSABLE = 422

const ROWS = [
  { id: 'r1', type: 'hotel', params: { country: 'GB', nights: 3 } },
  { id: 'r2', type: 'fuel', params: { fuel_type: 'diesel', amount: 100 } },
  { id: 'r3', type: 'hotel', params: { country: 'GB', nights: 0 } },
]

export async function batchExamples(context: Context): Promise<BodyExamples> {
  const answer: Example = { summary: 'POST /v1/batch', value: JSON.parse(await answerTo(ROWS, context)) }
  const error = errorBody(new ApiError(NO_LIST), 'example')
  return {
    bodies: { threeRows: { summary: 'Three rows', value: ROWS } },
    answers: {
      [HTTP_OK]: { threeRows: answer },
      [UNPROCESSABLE]: { noList: { summary: 'POST /v1/batch with {}', value: error } },
    },
  }
}

async function answerTo(rows: readonly object[], context: Context): Promise<string> {
  const form = ROW_FORMATS.get(JSON_ARRAY)
  if (form === undefined) return '{}'
  const tasks = tasksHere(context)
  const source = [await tasks.storedList(JSON.stringify(rows))]
  const body = { source: Readable.from(source), isFull: false, type: undefined }
  const parts: Buffer[] = []
  for await (const piece of runBatch({ form, body, ...tasks, close: form.close }))
    parts.push(Buffer.from(piece))
  return Buffer.concat(parts).toString()
}
