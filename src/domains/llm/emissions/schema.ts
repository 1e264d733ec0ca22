import { type Static, type TProperties, Type } from 'typebox'
import { calculationAnswer, gwpMethod, proofFields } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { gridFields } from '../../electricity/shared/grid-fields.ts'
import { llmReasoning, llmTier } from '../fields.ts'

const { amount, count, literal, oneOf, yesNo } = shape
const object = <T extends TProperties>(description: string, properties: T) =>
  shape.object(description, properties)
const mass = (description: string) => amount(`${description}, g CO2e (at most 6 decimals).`)
const energy = (description: string) => amount(`${description}, Wh.`)
const tokens = (description: string) => count(description)
const text = (description: string) => shape.text(description)
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description })
const gram = literal('g', 'Grams of CO2e.')

const Emissions = object('What the requests emit, and what proves it.', {
  co2e: mass('Total of all requests'),
  co2e_unit: gram,
  co2e_calculation_method: gwpMethod,
  breakdown: object('The two add up to co2e.', {
    operational_co2e: mass('Electricity'),
    embodied_co2e: mass('Manufacture of the hardware'),
    unit: gram,
  }),
  per_request: object('The total over the requests.', { co2e: mass('One request, rounded'), unit: gram }),
  ...proofFields,
})

const Energy = object('The electricity that the requests take.', {
  wh: energy('All requests, with the facility'),
  it_wh: energy('All requests, at the servers'),
  pue: Type.Number({ minimum: 1, description: 'Power usage effectiveness: facility over servers.' }),
  per_request_wh: energy('One request, with the facility'),
})

const Model = object('The model as it was understood.', {
  provider: text('Who serves it: PUE and home grid are theirs.'),
  id: text('In the registry, or as given.'),
  name: text('Its name for a person.'),
  vendor: orNull(Type.String(), 'Who made it; null when it is not in the registry.'),
  tier: llmTier,
  tier_basis: oneOf(
    ['parameters', 'line_up', 'name'],
    "By parameter counts, by its place in the vendor's line-up, or guessed from the name.",
  ),
  is_reasoning: llmReasoning,
  thinking_ratio: Type.Number({ minimum: 1, description: 'Tokens generated for each output token.' }),
  is_estimate: yesNo('Not in the registry: the tier is guessed from the name.'),
  factor_id: Type.Optional(text('The row in the data edition.')),
})

const Usage = object('The use as it was understood.', {
  tokens_input: tokens('Of one request, cached ones included.'),
  tokens_cached: tokens('Of the input.'),
  tokens_output: tokens('Of one request.'),
  tokens_reasoning: orNull(Type.Integer({ minimum: 0 }), 'As given; null when the ratio is used instead.'),
  requests: Type.Integer({ minimum: 1, description: 'How many such requests.' }),
  reasoning_effort: orNull(Type.String(), 'The effort applied; null when tokens_reasoning is given.'),
  energy_wh: Type.Optional(energy('Measured, of one request')),
})

const Grid = object('The grid that the servers draw from.', {
  ...gridFields,
  state: orNull(Type.String(), 'Code of the state, without the country.'),
  state_name: orNull(Type.String(), 'Name of the state.'),
  resolved_region: text('How the region was read: FR, US-CA.'),
})

const attributes = {
  emissions: Emissions,
  energy: Energy,
  model: Model,
  usage: Usage,
  grid: Grid,
}

export const LlmEmissionAnswer = calculationAnswer('LlmEmissionAnswer', 'llm_emission', attributes, [
  'GHG_Protocol',
])

export type LlmEmissionAnswer = Static<typeof LlmEmissionAnswer>
