/** POST /v1/batch in the OpenAPI document. */
import { Type } from 'typebox'
import { ROW_TYPES } from '../../../api/request/types.ts'
import { ref } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { ARRAY_BOUNDS, ARRAY_ROWS_MAX, STREAM_BYTES_MAX } from '../../batch/row-formats.ts'
import { JOB_LIMITS } from '../../jobs/job.ts'
import { BATCHES_AT_ONCE } from '../auth/work-limits.ts'
import { RESPOND_ASYNC } from '../jobs/prefer.ts'
import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_CHARACTERS_MAX, JobAnswer } from '../jobs/schema.ts'
import { acceptedResponse, bodyResponses, keyedResponses, refusalResponse } from '../openapi/responses.ts'
import { BatchAnswer } from './answer-schema.ts'
import { BatchQuery } from './question.ts'

const BatchRow = Type.Object(
  {
    id: Type.Optional(
      Type.Union([Type.String(), Type.Number()], { description: 'Comes back with the answer.' }),
    ),
    type: shape.oneOf([...ROW_TYPES.keys()], 'What is asked: the domain of GET /v1/<type>/emissions.'),
    params: Type.Object(
      {},
      {
        additionalProperties: Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]),
        description: 'The parameters of that endpoint, all of them.',
      },
    ),
  },
  { description: 'A row of a batch. It has no other keys.' },
)

const DESCRIPTION = `Many questions in one request, in three forms by Content-Type:

- \`application/x-ndjson\`: a row a line, answered in order while they come; the last line is \`{"closing": …}\`.
- \`application/json\`: a list of at most ${ARRAY_ROWS_MAX} rows; the closing line is \`meta\`.
- \`text/csv\`: the first line has the names of parameters, \`id\` and \`type\`; the closing line is the trailer \`Everygram-Closing\`.

A row that cannot be answered is an error row and the others go on. A place that is not found is an error of its row, unless on_unknown_place=fallback. So is an unknown name, and a key outside params; an unknown column of CSV is a notice. A name given twice in an object is an error of its row as NDJSON, and of the whole list as JSON. The month counts answered rows, the limit a second counts a batch as one request; ${BATCHES_AT_ONCE} batches of a key run at once. docs/batch.md has examples.

With the header \`Prefer: respond-async\` the answer is 202 when all rows are stored, and a job answers them: GET /v1/jobs/{job_id}. A job has at most ${JOB_LIMITS.rowsMax} rows; ${JOB_LIMITS.unfinishedMax} jobs of a key may be unfinished; its plan says how many results and bytes are kept. docs/jobs.md has examples.`

/** Of jobs alone. */
const headers = Type.Object({
  Prefer: Type.Optional(
    Type.String({
      description: `\`${RESPOND_ASYNC}\`: the rows are answered by a job (RFC 7240).`,
      pattern: '^[ -~]{1,1000}$',
      maxLength: 1000,
      examples: [RESPOND_ASYNC],
    }),
  ),
  'Idempotency-Key': Type.Optional(
    Type.String({
      description:
        'With Prefer: respond-async, makes a request that is sent again give the job that it made before, for as long as that is kept.',
      pattern: IDEMPOTENCY_KEY,
      maxLength: IDEMPOTENCY_KEY_CHARACTERS_MAX,
    }),
  ),
})

export const batchSchema = {
  operationId: 'batch',
  tags: ['batch'],
  summary: 'Many questions in one request',
  description: DESCRIPTION,
  headers,
  querystring: BatchQuery,
  body: {
    required: true,
    description: `A list has at most ${ARRAY_BOUNDS.bytesMax} bytes and ${ARRAY_BOUNDS.levelsMax} levels and has to arrive within ${ARRAY_BOUNDS.timeMs / 1000} seconds; a stream has at most ${STREAM_BYTES_MAX} bytes and takes at most an hour.`,
    content: {
      'application/json': {
        schema: Type.Array(BatchRow, { maxItems: ARRAY_ROWS_MAX }),
      },
      'application/x-ndjson': { schema: shape.text('A row a line.') },
      'text/csv': { schema: shape.text('A row a line, under the names of the columns.') },
    },
  },
  response: {
    ...keyedResponses(
      BatchAnswer,
      '`validation_error`: the body is no list of rows, or its columns have no type. What is wrong with a row is said in its place.',
      { headers: { 'Cache-Control': Type.String({ examples: ['no-store'] }) } },
    ),
    202: acceptedResponse(ref(JobAnswer)),
    ...bodyResponses,
    507: refusalResponse(
      '`storage_full`: with Prefer: respond-async, there is no room for the rows of this job, or as many results are kept as may be.',
    ),
  },
}
