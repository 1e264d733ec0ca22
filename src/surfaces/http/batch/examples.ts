/** Examples of POST /v1/batch: a list of rows, one of which has no answer. */

import { errorBody } from '../../../contract/error-body.ts'
import type { Context } from '../../../contract/operation.ts'
import { ApiError } from '../../../engine/errors.ts'
import { rowAnswerer } from '../../batch/answer-row.ts'
import { JSON_ARRAY, NO_LIST, ROW_FORMATS } from '../../batch/row-formats.ts'
import { runBatch } from '../../batch/run.ts'
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
  let text = ''
  const answerRow = rowAnswerer({ context, isFull: false })
  const body = form.rows(JSON.stringify(rows), undefined)
  for await (const piece of runBatch({ rows: body, answerRow, writer: form.writer(), close: form.close }))
    text += piece
  return text
}
