/** The shapes of POST /v1/verify. */
import { type Static, Type } from 'typebox'
import { answerData, metaFields } from '../../contract/schema.ts'
import { shape } from '../../contract/shape.ts'
import { REASON_CODES, reasonText } from './reasons.ts'
import { VERDICTS } from './verify.ts'

const { closed, object, oneOf, text } = shape
const anything = (description: string) =>
  Type.Optional(Type.Unsafe<unknown>({ description: `${description} Absent where it has no such field.` }))

/** Each calculation has fields of its own, and others do not count. */
const OPEN = { additionalProperties: true }

export const VerifyBody = Type.Object(
  {
    data: Type.Optional(
      Type.Unsafe<unknown>({ type: ['object', 'array'], description: 'Of a whole answer: its data.' }),
    ),
    meta: Type.Optional(
      Type.Object({}, { ...OPEN, description: 'Of a whole answer: its meta, with request and edition.' }),
    ),
    status: Type.Optional(text('Of a row in short: ok.')),
    co2e_kg: Type.Optional(shape.amount('Of a row in short: kg CO2e.')),
    request: Type.Optional(text('Of a row in short: path and query of the whole answer.')),
    answer: Type.Optional(Type.Object({}, { ...OPEN, description: 'Of a row in full: the whole answer.' })),
  },
  {
    ...OPEN,
    description:
      'A result as it was received: a whole answer of any calculation, or a row of a batch or a file, short or full.',
  },
)

const Edition = object('The editions of the two results.', {
  answer: Type.Optional(text('Named by the saved result.')),
  again: Type.Optional(text('Used to recalculate it.')),
})

const DifferenceSchema = Type.Object(
  {
    field: text('Where in the result: data.attributes.emissions.co2e, or co2e_kg of a row.'),
    answer: anything('The value in the saved result.'),
    again: anything('The recalculated value.'),
    factor_id: Type.Optional(text('The row of the edition that it is about.')),
    factor_name: Type.Optional(text('What that row describes.')),
    factor_unit: Type.Optional(text('The unit of its value.')),
  },
  closed,
)

export const VerificationAnswer = Type.Object(
  {
    data: answerData('verification', {
      verdict: oneOf(
        VERDICTS,
        'same: recalculated, every value is the same. differs: the result was changed. cannot: it cannot be recalculated here.',
      ),
      reason: Type.Optional(
        object('With cannot.', {
          code: oneOf(REASON_CODES, REASON_CODES.map((code) => `${code}: ${reasonText(code)}`).join(' ')),
          key: text('The message: the reason, or a variant of it.'),
          values: Type.Object(
            {},
            { additionalProperties: true, description: 'What the message is filled in with.' },
          ),
          message: text('The reason for a person, and what helps.'),
        }),
      ),
      request: Type.Optional(text('The request that was recalculated.')),
      edition: Edition,
      differences: Type.Array(DifferenceSchema, {
        description: 'At most 100, values of factors first.',
      }),
      total_differences: shape.count('All of them, listed or not.'),
      remarks: Type.Array(Type.String(), { description: 'What else a reader should know.' }),
    }),
    meta: object('What recalculated it, and when.', {
      release: metaFields.release,
      engine: metaFields.engine,
      checked_at: metaFields.calculated_at,
    }),
  },
  { $id: 'VerificationAnswer', ...closed },
)

export type VerificationAnswer = Static<typeof VerificationAnswer>
