import { type Static, Type } from 'typebox'
import { PLAN_NAMES, USAGE_WARNINGS } from '../../access/plans.ts'
import { nameParam, querySchema } from '../../contract/params/schema.ts'
import { Notice, ref, shape } from '../../contract/schema.ts'

const { closed } = shape
/** Years that make times of four digits, also that of the month's end. */
const MONTH = '^[12]\\d{3}-(0[1-9]|1[0-2])$'
export const MONTH_FORM = new RegExp(MONTH)
const answers = (description: string) => Type.Integer({ minimum: 0, description })
const nullable = <T extends ReturnType<typeof Type.Integer> | ReturnType<typeof Type.String>>(schema: T) =>
  Type.Union([schema, Type.Null()])

export const UsageQuery = querySchema({
  month: Type.Optional(
    nameParam({
      description: 'The month, UTC, as YYYY-MM, in the years 1000 to 2999; without it the present one.',
      pattern: MONTH,
      examples: ['2026-01'],
    }),
  ),
})

const Month = Type.Object(
  {
    month: Type.String({ pattern: MONTH }),
    answers: answers('Answers that count, as saved: at most some seconds old.'),
    limit: nullable(Type.Integer({ minimum: 0, description: 'Answers a month; null without limits.' })),
    hard_stop: nullable(Type.Integer({ minimum: 0, description: 'Where answers end: 120 % of the limit.' })),
    warning: Type.Union([Type.Enum([...USAGE_WARNINGS]), Type.Null()]),
    ends_at: Type.String({
      format: 'date-time',
      description: 'When the month ends and counting starts anew.',
    }),
  },
  closed,
)

export const UsageAnswer = Type.Object(
  {
    data: Type.Object(
      {
        type: Type.Literal('usage'),
        id: Type.String({ description: 'The key and the month.' }),
        attributes: Type.Object(
          {
            key: Type.Object(
              {
                id: Type.String({ description: 'The public part of the key.' }),
                name: Type.String(),
                created_at: Type.String({ format: 'date-time' }),
                expires_at: nullable(Type.String({ format: 'date-time' })),
              },
              closed,
            ),
            plan: Type.Object(
              {
                name: Type.Enum([...PLAN_NAMES]),
                per_second: nullable(Type.Integer()),
                burst: nullable(Type.Integer()),
              },
              closed,
            ),
            month: Month,
            endpoints: Type.Array(
              Type.Object({ endpoint: Type.String(), answers: answers('In the month.') }, closed),
              { description: 'Most used first.' },
            ),
            days: Type.Array(
              Type.Object(
                {
                  day: Type.String({ format: 'date' }),
                  answers: answers('On the day.'),
                  endpoints: Type.Array(
                    Type.Object({ endpoint: Type.String(), answers: answers('On the day.') }, closed),
                  ),
                },
                closed,
              ),
              { description: 'Days with answers, oldest first.' },
            ),
            notices: Type.Array(ref(Notice)),
          },
          closed,
        ),
      },
      closed,
    ),
    meta: Type.Object({ reported_at: Type.String({ format: 'date-time' }) }, closed),
  },
  { $id: 'UsageAnswer', ...closed },
)

export type UsageAnswer = Static<typeof UsageAnswer>
