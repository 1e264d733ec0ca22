/** The parameters of /v1/water/emissions, and its answer. */
import { type Static, Type } from 'typebox'
import { countryParam, numberParam, querySchema, tokenParam } from '../../../contract/params/schema.ts'
import { countryName, kgUnit, shape } from '../../../contract/schema.ts'
import { amountAnswerSchema, amountEmissionsSchema, amountParams } from '../../shared/amount/schema.ts'

const { closed, described, kg } = shape

export const WATER_UNITS = ['m3', 'litre'] as const
export const WATER_SERVICES = ['both', 'supply', 'treatment'] as const

export const WaterEmissionsQuery = querySchema({
  amount: numberParam({
    minimum: 0.001,
    maximum: 1e9,
    description: 'How much water, 0.001 to 1000000000, in `unit`.',
    examples: [100],
  }),
  unit: tokenParam(WATER_UNITS, {
    'x-words': 'unit',
    default: 'm3',
    description: 'Cubic metres or litres.',
    'x-error-code': 'invalid_unit',
    'x-error-list': 'available_units',
  }),
  service: tokenParam(WATER_SERVICES, {
    default: 'both',
    description:
      'supply: the water that comes (Scope 3 category 1). treatment: the waste water that goes (category 5). both: the same amount comes and goes.',
  }),
  country: Type.Optional(
    countryParam({
      description:
        'Where the water is used. The factors are those of the United Kingdom: for another country they are borrowed, which a notice says and strict=true refuses.',
      examples: ['GB'],
    }),
  ),
  ...amountParams,
})

const emissions = amountEmissionsSchema({
  breakdown: Type.Object(
    {
      supply_co2e: kg('Of the water supplied'),
      treatment_co2e: kg('Of the waste water treated'),
      unit: kgUnit,
    },
    { ...closed, description: 'The two add up to co2e to the gram.' },
  ),
  ghg_protocol_scopes: Type.Object(
    {
      scope_3_category_1: kg('Water supplied, a purchased good'),
      scope_3_category_5: kg('Waste water treated, waste of own operations'),
    },
    described('The total by scope and category of the GHG Protocol.'),
  ),
})

const water = Type.Object(
  {
    amount: Type.Number({ minimum: 0, description: 'As given.' }),
    unit: Type.Enum([...WATER_UNITS], { description: 'The unit of amount.' }),
    cubic_metres: Type.Number({ minimum: 0, description: 'The amount in m3.' }),
    service: Type.Enum([...WATER_SERVICES], { description: 'Which of the two is counted.' }),
    supply_factor: Type.Optional(Type.Number({ minimum: 0, description: 'Factor applied to the supply.' })),
    treatment_factor: Type.Optional(
      Type.Number({ minimum: 0, description: 'Factor applied to the treatment.' }),
    ),
    factor_unit: Type.Literal('kgCO2e/m3', { description: 'The unit of the factors.' }),
    country_code: Type.String({ description: 'ISO 3166-1 alpha-2; GB where none was given.' }),
    country_name: countryName,
  },
  described('The use as it was understood.'),
)

export const WaterEmissionAnswer = amountAnswerSchema('WaterEmissionAnswer', 'water_emission', {
  emissions,
  water,
})
export type WaterEmissionAnswer = Static<typeof WaterEmissionAnswer>
