/** The parameters of /v1/refrigerant/emissions, and its answer. */
import { type Static, Type } from 'typebox'
import {
  countryParam,
  nameParam,
  numberParam,
  querySchema,
  tokenParam,
} from '../../../contract/params/schema.ts'
import { shape } from '../../../contract/schema.ts'
import { amountAnswerSchema, amountEmissionsSchema, amountParams } from '../../shared/amount/schema.ts'

const { closed, described, kg } = shape

export const REFRIGERANT_UNITS = ['kg', 'g', 'tonne', 'lb'] as const

export const RefrigerantEmissionsQuery = querySchema(
  {
    gas: nameParam({
      description:
        'The gas: an R-number (R-410A, R134a), a chemical name (HFC-32, propane) or any name of /v1/refrigerant/gases.',
      examples: ['R-410A'],
    }),
    amount: Type.Optional(
      numberParam({
        minimum: 0.000_001,
        maximum: 1e9,
        description:
          'How much leaked, 0.000001 to 1000000000, in `unit`: for example what was refilled. Give amount, or charge and leak_rate.',
        examples: [2],
      }),
    ),
    charge: Type.Optional(
      numberParam({
        minimum: 0.000_001,
        maximum: 1e9,
        description: 'How much the equipment holds, in `unit`; with leak_rate.',
        examples: [20],
      }),
    ),
    leak_rate: Type.Optional(
      numberParam({
        minimum: 0,
        maximum: 100,
        description: 'How much of the charge leaks, in per cent, 0 to 100: 10 is a tenth of it.',
        examples: [10],
      }),
    ),
    unit: tokenParam(REFRIGERANT_UNITS, {
      default: 'kg',
      description: 'Of amount and charge: kilograms, grams, metric tonnes or pounds.',
      'x-error-code': 'invalid_unit',
      'x-error-list': 'available_units',
    }),
    country: Type.Optional(
      countryParam({
        description: 'Where it leaked. It changes nothing: a gas warms the same everywhere.',
        examples: ['GB'],
      }),
    ),
    ...amountParams,
  },
  [
    {
      anyOf: [['amount'], ['charge'], ['leak_rate']],
      field: 'amount',
      message: "Parameter 'amount' is required: what leaked; or 'charge' and 'leak_rate'.",
    },
  ],
)

const refrigerant = Type.Object(
  {
    gas: Type.String({ description: 'The gas, by its name here.' }),
    gas_label: Type.String({ description: "The publisher's name." }),
    kg_leaked: Type.Number({ minimum: 0, description: 'How much leaked, kg.' }),
    factor: Type.Number({ minimum: 0, description: 'Global warming potential over 100 years.' }),
    factor_unit: Type.Literal('kgCO2e/kg', { description: 'The unit of factor.' }),
  },
  described('The leak as it was understood.'),
)

export const RefrigerantEmissionAnswer = amountAnswerSchema(
  'RefrigerantEmissionAnswer',
  'refrigerant_emission',
  {
    emissions: amountEmissionsSchema({
      ghg_protocol_scopes: Type.Object(
        {
          scope_1: kg('Of gases of the Kyoto Protocol'),
          outside_of_scopes: kg(
            'Of gases that the Kyoto Protocol leaves out (CFCs, HCFCs, halons, ethers), which the GHG Protocol has reported apart',
          ),
        },
        { ...closed, description: 'The two add up to co2e to the gram.' },
      ),
    }),
    refrigerant,
  },
)
export type RefrigerantEmissionAnswer = Static<typeof RefrigerantEmissionAnswer>
