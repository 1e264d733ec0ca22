import { type Static, Type } from 'typebox'
import { calculationAnswer, gwpMethod, kgTotal, kgUnit, proofFields } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { gridFields, INTENSITY_UNIT } from '../shared/grid-fields.ts'

const { kg, literal, object, oneOf, text, yesNo } = shape

export const ENERGY_UNITS = ['kwh', 'mwh', 'wh'] as const

const nullable = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

const Breakdown = object('The three add up to co2e to the gram.', {
  scope_2_location_based: kg('Generation'),
  scope_3_wtt: kg('Upstream of generation'),
  scope_3_td_losses: kg('Losses in transmission and distribution'),
  unit: kgUnit,
})

const Scopes = object('By scope of the GHG Protocol; location_based and scope_3_category_3 add up to co2e.', {
  scope_2: object('Purchased electricity by both methods of the Scope 2 Guidance.', {
    location_based: kg('Location-based'),
    market_based: kg('Market-based'),
    market_based_basis: oneOf(
      ['supplier', 'residual_mix', 'grid_average'],
      'The basis of market_based: your supplier_factor, a residual mix or, where there is none, the location-based factor.',
    ),
    method_note: text('How the two methods were applied.'),
  }),
  scope_3_category_3: kg('Upstream and losses'),
})

const Emissions = object('What the electricity emits, and what proves it.', {
  ...kgTotal('Location-based scope 2 plus scope 3 category 3'),
  co2e_calculation_method: gwpMethod,
  breakdown: Breakdown,
  ghg_protocol_scopes: Scopes,
  ...proofFields,
})

const Cloud = object('With cloud_region: where the servers are.', {
  provider: text('The cloud provider.'),
  region: text('The region as the provider calls it.'),
  display_name: text('Its name for a person.'),
  city: text('Where it is.'),
})

const Electricity = object('The use as it was understood.', {
  amount: shape.amount('As given, in unit.'),
  unit: oneOf(ENERGY_UNITS, 'The unit of amount.'),
  kwh: shape.amount('The amount in kilowatt-hours.'),
  grid_intensity: shape.amount('As published, the same as grid.carbon_intensity; in intensity_unit.'),
  direct_intensity: shape.amount('Its scope 2 part.'),
  upstream_intensity: shape.amount('Its scope 3 category 3 part.'),
  intensity_unit: literal(INTENSITY_UNIT, 'Of the intensities here.'),
  include_wtt: yesNo('Whether the upstream part is counted.'),
  include_td_losses: yesNo('Whether losses of the grid are counted.'),
  supplier_factor: Type.Optional(shape.amount('The factor given for the market-based method, gCO2e/kWh.')),
  cloud: Type.Optional(Cloud),
})

const GridOfUse = object('The grid of the electricity use.', {
  ...gridFields,
  state: nullable('Code of the state, without the country.'),
  state_name: nullable('Name of the state.'),
})

export const ElectricityEmissionAnswer = calculationAnswer(
  'ElectricityEmissionAnswer',
  'electricity_emission',
  {
    emissions: Emissions,
    electricity: Electricity,
    grid: GridOfUse,
  },
  ['GHG_Protocol', 'ISO_14064'],
)

export type ElectricityEmissionAnswer = Static<typeof ElectricityEmissionAnswer>
