/** What is answered to a batch, at once or as the result of a job. */

import { type TSchema, Type } from 'typebox'
import { messageFields } from '../../../contract/error-body.ts'
import { shape } from '../../../contract/shape.ts'
import { ERROR_STATUS, type ErrorCode } from '../../../engine/errors.ts'

const closed = { additionalProperties: false }
const kg = (description: string) => shape.amount(`kg CO2e. ${description}`)
const codes = Object.keys(ERROR_STATUS) as ErrorCode[]

const RowProblem = {
  code: shape.oneOf(codes, 'What is wrong: docs/errors.md.'),
  ...messageFields,
  field: Type.Optional(shape.text('The parameter that is wrong.')),
  value: Type.Optional(shape.text('What it was, with at most 80 characters.')),
  message: shape.text('What was wrong and what is allowed.'),
  suggestion: Type.Optional(shape.text('What to put instead.')),
}

const type = shape.text('The domain that was asked.')

const common = {
  row: Type.Integer({ minimum: 1, description: 'Its number, from 1.' }),
  id: Type.Optional(shape.text('As it was given.')),
}

const nullable = <T extends TSchema>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description })

const Quality = nullable(
  Type.Record(Type.String(), Type.Number()),
  'Shares of the kilograms by tier, with three decimals, which add up to 1; null where there are no kilograms.',
)

const ShortLine = shape.object('One line of a report.', {
  line: shape.text('Scope and category: scope_2, scope_3_category_6, outside_of_scopes.'),
  basis: nullable(Type.String(), 'Of scope 2: location or market.'),
  kind: shape.text('direct, upstream, losses, non_co2_effects, biogenic_co2 and others.'),
  part_of_total: shape.yesNo('Whether it is one of the lines that add up to co2e_kg.'),
  co2e_kg: nullable(Type.Number(), 'kg CO2e; null where it is not determined.'),
  reason: Type.Optional(shape.text('Why it is not determined: the code of a notice, or not_known.')),
  range: nullable(
    shape.object('In kg CO2e.', { low: kg('The lower end'), high: kg('The upper end') }),
    'Between which amounts the line is likely to lie, kg CO2e.',
  ),
  tier: nullable(Type.String(), 'Of the line: as of the total.'),
  quality: Quality,
  gwp: nullable(
    Type.String(),
    'The set of global warming potentials; ipcc_gwp100 where it is not named, or several.',
  ),
})

const Short = Type.Object(
  {
    ...common,
    type,
    status: shape.literal('ok', 'The row was answered.'),
    co2e_kg: kg('The total.'),
    range: shape.object('Between which the result is likely to lie.', {
      low: kg('Nine of ten lie above.'),
      high: kg('Nine of ten lie below.'),
    }),
    scopes: Type.Record(Type.String(), Type.Number(), {
      description: 'The total by scope and category in kg CO2e: scope_1, scope_2, scope_3_category_6.',
    }),
    scope_2_market_based_kg: Type.Optional(kg('Scope 2, market-based, beside the total.')),
    factor_id: shape.text('The first figure of the total: GET /v1/factors/{factor_id}.'),
    tier: shape.text(
      'Of the total: exact where all kilograms are, else the weakest tier with 5 % or more of them.',
    ),
    quality: Quality,
    lines: Type.Array(ShortLine, { description: 'The lines that you can copy into a report.' }),
    edition: shape.text('The data edition that answered.'),
    notices: Type.Array(Type.String(), { description: 'The codes of its notices.' }),
    calculation_id: shape.text('The id of the whole answer.'),
    edition_hash: shape.text('First 12 hex digits of the hash of its edition, own factors included.'),
    request: shape.text('Path and query from which the whole answer can be made again.'),
  },
  closed,
)

const Full = Type.Object(
  {
    ...common,
    type,
    status: shape.literal('ok', 'The row was answered.'),
    answer: Type.Object({}, { additionalProperties: true, description: 'The whole answer of the endpoint.' }),
  },
  closed,
)

const Failed = Type.Object(
  {
    ...common,
    type: Type.Optional(type),
    status: shape.literal('error', 'The row was not answered.'),
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

const Summary = shape.object('The closing line.', {
  rows: shape.count('Rows that were read.'),
  ok: shape.count('Rows that were answered.'),
  failed: shape.count('Rows with an error.'),
  co2e_kg: kg('Of all answered rows.'),
  scopes: Type.Record(Type.String(), Type.Number(), { description: 'The same by scope and category.' }),
  scope_2_market_based_kg: Type.Optional(kg('Scope 2, market-based, beside the total.')),
  editions: Type.Record(Type.String(), Type.String(), {
    description: 'Editions that answered, with their hashes.',
  }),
  complete: shape.yesNo('Whether every row was read.'),
  stopped: Type.Optional(
    shape.object('Where not every row was read: why.', {
      code: shape.oneOf(codes, 'Why reading stopped.'),
      ...messageFields,
      message: shape.text('The same for a person.'),
    }),
  ),
  sha256: shape.text('SHA-256 of all bytes before the closing line, in hex.'),
})

export const BatchAnswer = Type.Object(
  {
    data: Type.Array(Type.Union([Short, Full, Failed]), { description: 'The rows, in their order.' }),
    meta: Summary,
  },
  closed,
)
