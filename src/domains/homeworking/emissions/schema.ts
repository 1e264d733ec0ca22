/** The parameters of /v1/homeworking/emissions, and its answer. */
import { type Static, Type } from 'typebox'
import {
  booleanParam,
  countryParam,
  integerParam,
  numberParam,
  querySchema,
} from '../../../contract/params/schema.ts'
import { countryName, kgUnit, shape } from '../../../contract/schema.ts'
import { amountAnswerSchema, amountEmissionsSchema, amountParams } from '../../shared/amount/schema.ts'

const { closed, described, kg } = shape

export const HomeworkingEmissionsQuery = querySchema({
  hours: Type.Optional(
    numberParam({
      minimum: 0.001,
      maximum: 1e9,
      description: 'Hours worked at home by each person, 0.001 to 1000000000. Give hours or days.',
      examples: [1000],
    }),
  ),
  days: Type.Optional(
    numberParam({
      minimum: 0.001,
      maximum: 1e8,
      description: 'Days of eight hours worked at home by each person, 0.001 to 100000000.',
      examples: [125],
    }),
  ),
  people: integerParam({
    default: 1,
    minimum: 1,
    maximum: 10_000_000,
    description: 'How many people, 1 to 10000000.',
  }),
  with_heating: booleanParam({
    default: true,
    description: 'Count the heating of the home beside the office equipment: all through the year.',
  }),
  country: Type.Optional(
    countryParam({
      description:
        'Where they live. The factors are those of the United Kingdom: for another country they are borrowed, which a notice says and strict=true refuses.',
      examples: ['GB'],
    }),
  ),
  ...amountParams,
})

const homeworking = Type.Object(
  {
    hours: Type.Number({ minimum: 0, description: 'Of each person.' }),
    people: Type.Integer({ minimum: 1, description: 'How many people.' }),
    total_hours: Type.Number({ minimum: 0, description: 'Of all of them.' }),
    with_heating: Type.Boolean({ description: 'Whether heating is counted.' }),
    equipment_factor: Type.Number({ minimum: 0, description: 'Of office equipment, in factor_unit.' }),
    heating_factor: Type.Optional(Type.Number({ minimum: 0, description: 'Of heating, in factor_unit.' })),
    factor_unit: Type.Literal('kgCO2e/hour', { description: 'The unit of the factors.' }),
    country_code: Type.String({ description: 'ISO 3166-1 alpha-2; GB where none was given.' }),
    country_name: countryName,
  },
  described('The work as it was understood.'),
)

export const HomeworkingEmissionAnswer = amountAnswerSchema(
  'HomeworkingEmissionAnswer',
  'homeworking_emission',
  {
    emissions: amountEmissionsSchema({
      breakdown: Type.Object(
        {
          equipment_co2e: kg('Of office equipment'),
          heating_co2e: kg('Of heating'),
          unit: kgUnit,
        },
        { ...closed, description: 'The two add up to co2e to the gram.' },
      ),
      ghg_protocol_scopes: Type.Object(
        { scope_3_category_7: kg('Employee commuting, of which homeworking is a part') },
        described('The total by scope and category of the GHG Protocol.'),
      ),
    }),
    homeworking,
  },
)
export type HomeworkingEmissionAnswer = Static<typeof HomeworkingEmissionAnswer>
