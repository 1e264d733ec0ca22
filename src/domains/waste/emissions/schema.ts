/** The parameters of /v1/waste/emissions, and its answer. */
import { type Static, Type } from 'typebox'
import {
  countryParam,
  nameParam,
  numberParam,
  querySchema,
  tokenParam,
} from '../../../contract/params/schema.ts'
import { countryName, shape } from '../../../contract/schema.ts'
import { amountAnswerSchema, amountEmissionsSchema, amountParams } from '../../shared/amount/schema.ts'

const { described, kg } = shape

export const WASTE_UNITS = ['kg', 'tonne', 'lb'] as const

export const WasteEmissionsQuery = querySchema({
  amount: numberParam({
    minimum: 0.001,
    maximum: 1e9,
    description: 'How much waste, 0.001 to 1000000000, in `unit`.',
    examples: [100],
  }),
  unit: tokenParam(WASTE_UNITS, {
    default: 'kg',
    description: 'Kilograms, metric tonnes or pounds.',
    'x-error-code': 'invalid_unit',
    'x-error-list': 'available_units',
  }),
  material: nameParam({
    description:
      "What it is: a material of /v1/waste/materials, the publisher's name of it, or another word for it, such as `mixed commercial waste`.",
    examples: ['commercial_and_industrial'],
  }),
  treatment: nameParam({
    description:
      'What is done with it: landfill, incineration, composting, anaerobic_digestion, open_loop or closed_loop recycling, as far as the material has a factor for it.',
    examples: ['landfill'],
  }),
  country: Type.Optional(
    countryParam({
      description:
        'Where it is treated. The factors are those of the United Kingdom: for another country they are borrowed, which a notice says and strict=true refuses.',
      examples: ['GB'],
    }),
  ),
  ...amountParams,
})

const waste = Type.Object(
  {
    amount: Type.Number({ minimum: 0, description: 'As given.' }),
    unit: Type.Enum([...WASTE_UNITS], { description: 'The unit of amount.' }),
    tonnes: Type.Number({ minimum: 0, description: 'The amount in metric tonnes.' }),
    material: Type.String({ description: 'The material, by its name here.' }),
    material_label: Type.String({ description: "The publisher's name." }),
    treatment: Type.String({ description: 'What is done with it.' }),
    covers: Type.Enum(['transport', 'transport_and_landfill'], {
      description:
        'transport: collection and the way to the plant; what the plant emits and what it saves count elsewhere. transport_and_landfill: the gas of the landfill too.',
    }),
    factor: Type.Number({ minimum: 0, description: 'The factor, in factor_unit.' }),
    factor_unit: Type.Literal('kgCO2e/tonne', { description: 'The unit of factor.' }),
    country_code: Type.String({ description: 'ISO 3166-1 alpha-2; GB where none was given.' }),
    country_name: countryName,
  },
  described('The waste as it was understood.'),
)

export const WasteEmissionAnswer = amountAnswerSchema('WasteEmissionAnswer', 'waste_emission', {
  emissions: amountEmissionsSchema({
    ghg_protocol_scopes: Type.Object(
      { scope_3_category_5: kg('Waste of own operations') },
      described('The total by scope and category of the GHG Protocol.'),
    ),
  }),
  waste,
})
export type WasteEmissionAnswer = Static<typeof WasteEmissionAnswer>
