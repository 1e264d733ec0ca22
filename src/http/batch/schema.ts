/** POST /v1/batch in the OpenAPI document. */
import { Type } from 'typebox'
import { ARRAY_BOUNDS, ARRAY_ROWS_MAX, STREAM_BYTES_MAX } from '../../batch/forms.ts'
import { ROW_TYPES } from '../../batch/row-types.ts'
import { ERROR_STATUS, type ErrorCode } from '../../contract/errors.ts'
import { BATCHES_AT_ONCE } from '../gate/work-limits.ts'
import { bodyResponses, keyedResponses } from '../openapi/responses.ts'
import { BatchQuery } from './question.ts'

const closed = { additionalProperties: false }
const kg = (description: string) => Type.Number({ minimum: 0, description: `kg CO2e. ${description}` })
const codes = Object.keys(ERROR_STATUS) as ErrorCode[]

const BatchRow = Type.Object(
  {
    id: Type.Optional(
      Type.Union([Type.String(), Type.Number()], { description: 'Comes back with the answer.' }),
    ),
    type: Type.Enum([...ROW_TYPES.keys()], {
      description: 'What is asked: the domain of GET /v1/<type>/emissions.',
    }),
    params: Type.Object(
      {},
      {
        additionalProperties: Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]),
        description: 'The parameters of that endpoint.',
      },
    ),
  },
  { description: 'A row of a batch.' },
)

const RowProblem = {
  code: Type.Enum(codes, { description: 'What is wrong: docs/errors.md.' }),
  field: Type.Optional(Type.String({ description: 'The parameter that is wrong.' })),
  value: Type.Optional(Type.String({ description: 'What it was, with at most 80 characters.' })),
  message: Type.String({ description: 'What was wrong and what is allowed.' }),
  suggestion: Type.Optional(Type.String({ description: 'What to put instead.' })),
}

const type = Type.String({ description: 'The domain that was asked.' })

const common = {
  row: Type.Integer({ minimum: 1, description: 'Its number, from 1.' }),
  id: Type.Optional(Type.String({ description: 'As it was given.' })),
}

const Short = Type.Object(
  {
    ...common,
    type,
    status: Type.Literal('ok', { description: 'The row was answered.' }),
    co2e_kg: kg('The total.'),
    range: Type.Object(
      { low: kg('Nine of ten lie above.'), high: kg('Nine of ten lie below.') },
      { ...closed, description: 'Between which the result is likely to lie.' },
    ),
    scopes: Type.Record(Type.String(), Type.Number(), {
      description: 'The total by scope and category in kg CO2e: scope_1, scope_2, scope_3_category_6.',
    }),
    scope_2_market_based_kg: Type.Optional(kg('Scope 2, market-based, beside the total.')),
    factor_id: Type.String({ description: 'The first figure of the total: GET /v1/factors/{factor_id}.' }),
    tier: Type.String({ description: 'The weakest of the figures of the total.' }),
    edition: Type.String({ description: 'The data edition that answered.' }),
    notices: Type.Array(Type.String(), { description: 'The codes of its notices.' }),
  },
  closed,
)

const Full = Type.Object(
  {
    ...common,
    type,
    status: Type.Literal('ok', { description: 'The row was answered.' }),
    answer: Type.Object({}, { additionalProperties: true, description: 'The whole answer of the endpoint.' }),
  },
  closed,
)

const Failed = Type.Object(
  {
    ...common,
    type: Type.Optional(type),
    status: Type.Literal('error', { description: 'The row was not answered.' }),
    error: Type.Object(
      {
        ...RowProblem,
        errors: Type.Optional(
          Type.Array(Type.Object(RowProblem, closed), { description: 'Where several are wrong.' }),
        ),
      },
      { additionalProperties: true, description: 'Why the row was not answered.' },
    ),
  },
  closed,
)

const Closing = Type.Object(
  {
    rows: Type.Integer({ minimum: 0, description: 'Rows that were read.' }),
    ok: Type.Integer({ minimum: 0, description: 'Rows that were answered.' }),
    failed: Type.Integer({ minimum: 0, description: 'Rows with an error.' }),
    co2e_kg: kg('Of all answered rows.'),
    scopes: Type.Record(Type.String(), Type.Number(), { description: 'The same by scope and category.' }),
    scope_2_market_based_kg: Type.Optional(kg('Scope 2, market-based, beside the total.')),
    editions: Type.Record(Type.String(), Type.String(), {
      description: 'Editions that answered, with their hashes.',
    }),
    complete: Type.Boolean({ description: 'Whether every row was read.' }),
    stopped: Type.Optional(
      Type.Object(
        {
          code: Type.Enum(codes, { description: 'Why reading stopped.' }),
          message: Type.String({ description: 'The same for a person.' }),
        },
        { ...closed, description: 'Where not every row was read: why.' },
      ),
    ),
    sha256: Type.String({ description: 'SHA-256 of all bytes before the closing line, in hex.' }),
  },
  { ...closed, description: 'The closing line.' },
)

const BatchAnswer = Type.Object(
  {
    data: Type.Array(Type.Union([Short, Full, Failed]), { description: 'The rows, in their order.' }),
    meta: Closing,
  },
  closed,
)

const DESCRIPTION = `Many questions in one request, in three forms by Content-Type:

- \`application/x-ndjson\`: a row a line, answered in order while they come; the last line is \`{"closing": …}\`.
- \`application/json\`: a list of at most ${ARRAY_ROWS_MAX} rows; the closing line is \`meta\`.
- \`text/csv\`: the first line has the names of parameters, \`id\` and \`type\`; the closing line is the trailer \`Everygram-Closing\`.

A row that cannot be answered is an error row and the others go on. A place that is not found is an error of its row. The month counts answered rows, the limit a second counts a batch as one request; ${BATCHES_AT_ONCE} batches of a key run at once. docs/batch.md has examples.`

export const batchSchema = {
  operationId: 'batch',
  tags: ['batch'],
  summary: 'Many questions in one request',
  description: DESCRIPTION,
  querystring: BatchQuery,
  body: {
    required: true,
    description: `A list has at most ${ARRAY_BOUNDS.bytesMax} bytes and ${ARRAY_BOUNDS.levelsMax} levels and has to arrive within ${ARRAY_BOUNDS.timeMs / 1000} seconds; a stream has at most ${STREAM_BYTES_MAX} bytes and takes at most an hour.`,
    content: {
      'application/json': {
        schema: Type.Array(BatchRow, { maxItems: ARRAY_ROWS_MAX }),
      },
      'application/x-ndjson': { schema: Type.String({ description: 'A row a line.' }) },
      'text/csv': { schema: Type.String({ description: 'A row a line, under the names of the columns.' }) },
    },
  },
  response: {
    ...keyedResponses(
      BatchAnswer,
      '`validation_error`: the body is no list of rows, or its columns have no type. What is wrong with a row is said in its place.',
      { headers: { 'Cache-Control': Type.String({ examples: ['no-store'] }) } },
    ),
    ...bodyResponses,
  },
}
