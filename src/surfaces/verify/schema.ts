/** The shapes of POST /v1/verify. */
import { type Static, Type } from 'typebox'
import { answerData, metaFields } from '../../contract/schema.ts'
import { shape } from '../../contract/shape.ts'
import { REASONS, type ReasonCode } from './reasons.ts'
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

const Edition = object('The editions of the two answers.', {
  answer: Type.Optional(text('Named by the answer.')),
  again: Type.Optional(text('Asked to make it again.')),
})

const DifferenceSchema = Type.Object(
  {
    field: text('Where in the result: data.attributes.emissions.co2e, or co2e_kg of a row.'),
    answer: anything('What the answer says.'),
    again: anything('What it says when it is made again.'),
    factor_id: Type.Optional(text('The row of the edition that it is about.')),
    factor_name: Type.Optional(text('What that row describes.')),
    factor_unit: Type.Optional(text('The unit of its figure.')),
  },
  closed,
)

const codes = Object.keys(REASONS) as ReasonCode[]

export const VerificationAnswer = Type.Object(
  {
    data: answerData('verification', {
      verdict: oneOf(
        VERDICTS,
        'same: made again, every figure is as it was. differs: the answer was changed. cannot: it cannot be made again here.',
      ),
      reason: Type.Optional(
        object('With cannot.', {
          code: oneOf(codes, codes.map((code) => `${code}: ${REASONS[code]}`).join(' ')),
          message: text('The same for a person, and what helps.'),
        }),
      ),
      request: Type.Optional(text('The question that was asked again.')),
      edition: Edition,
      differences: Type.Array(DifferenceSchema, {
        description: 'At most 100, figures of factors first.',
      }),
      total_differences: shape.count('All of them, listed or not.'),
      remarks: Type.Array(Type.String(), { description: 'What else a reader should know.' }),
    }),
    meta: object('What made it again, and when.', {
      release: metaFields.release,
      engine: metaFields.engine,
      checked_at: metaFields.calculated_at,
    }),
  },
  { $id: 'VerificationAnswer', ...closed },
)

export type VerificationAnswer = Static<typeof VerificationAnswer>
