/** What is answered to a batch, at once or as the result of a job. */
import { Type } from 'typebox'
import { ERROR_STATUS, type ErrorCode } from '../../contract/errors.ts'

const closed = { additionalProperties: false }
const kg = (description: string) => Type.Number({ minimum: 0, description: `kg CO2e. ${description}` })
const codes = Object.keys(ERROR_STATUS) as ErrorCode[]

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

export const BatchAnswer = Type.Object(
  {
    data: Type.Array(Type.Union([Short, Full, Failed]), { description: 'The rows, in their order.' }),
    meta: Closing,
  },
  closed,
)
