import { type Static, Type } from 'typebox'
import { nameParam, querySchema } from '../../../contract/params/schema.ts'
import { notices } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { PLAN_NAMES, USAGE_WARNINGS } from '../../../platform/access/plans.ts'

const { closed, described, literal, object, oneOf, text } = shape
/** Years that make times of four digits, also that of the month's end. */
const MONTH = '^[12]\\d{3}-(0[1-9]|1[0-2])$'
export const MONTH_FORM = new RegExp(MONTH)
const answers = (description: string) => shape.count(description)
const nullable = <T extends ReturnType<typeof Type.Integer> | ReturnType<typeof Type.String>>(
  schema: T,
  description: string,
) => Type.Union([schema, Type.Null()], { description })

export const UsageQuery = querySchema({
  month: Type.Optional(
    nameParam({
      description: 'The month, UTC, as YYYY-MM, in the years 1000 to 2999; without it the present one.',
      pattern: MONTH,
      examples: ['2026-01'],
    }),
  ),
})

const endpoint = text('The path of the endpoint.')

const Month = object('The month, its answers and its limit.', {
  month: Type.String({ pattern: MONTH, description: 'The month, UTC.' }),
  answers: answers('Answers that count, as saved: at most some seconds old.'),
  limit: nullable(Type.Integer({ minimum: 0 }), 'Answers a month; null without limits.'),
  hard_stop: nullable(Type.Integer({ minimum: 0 }), 'Where answers end: 120 % of the limit.'),
  warning: Type.Union([Type.Enum([...USAGE_WARNINGS]), Type.Null()], {
    description: 'From 100, 90 and 80 % of the month; null below.',
  }),
  ends_at: Type.String({
    format: 'date-time',
    description: 'When the month ends and counting starts anew.',
  }),
})

export const UsageAnswer = Type.Object(
  {
    data: Type.Object(
      {
        type: literal('usage', 'What kind of answer it is.'),
        id: text('The key and the month.'),
        attributes: Type.Object(
          {
            key: object('The key that asks.', {
              id: text('The public part of the key.'),
              name: text('As its maker called it.'),
              created_at: Type.String({ format: 'date-time', description: 'When it was made.' }),
              expires_at: nullable(Type.String({ format: 'date-time' }), 'When it ends; null: never.'),
            }),
            plan: object('Its plan.', {
              name: oneOf(PLAN_NAMES, 'Its name.'),
              per_second: nullable(Type.Integer(), 'Requests a second; null without limits.'),
              burst: nullable(Type.Integer(), 'Requests at once; null without limits.'),
            }),
            month: Month,
            endpoints: Type.Array(Type.Object({ endpoint, answers: answers('In the month.') }, closed), {
              description: 'Most used first.',
            }),
            days: Type.Array(
              Type.Object(
                {
                  day: Type.String({ format: 'date', description: 'The day, UTC.' }),
                  answers: answers('On the day.'),
                  endpoints: Type.Array(Type.Object({ endpoint, answers: answers('On the day.') }, closed), {
                    description: 'Most used first.',
                  }),
                },
                closed,
              ),
              { description: 'Days with answers, oldest first.' },
            ),
            notices,
          },
          described('The answer itself.'),
        ),
      },
      described('The usage of the key that asks.'),
    ),
    meta: object('About the answer.', {
      reported_at: Type.String({ format: 'date-time', description: 'When this was said.' }),
    }),
  },
  { $id: 'UsageAnswer', ...closed },
)

export type UsageAnswer = Static<typeof UsageAnswer>
