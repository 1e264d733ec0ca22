import { type Static, Type } from 'typebox'
import { calculationAnswer, gwpMethod, kgTotal, kgUnit, proofFields } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { INSTRUMENTS } from '../market/instrument-kinds.ts'
import { GRID_GASES, GRID_LOSS_PLACES, GRID_VIEWS } from '../shared/grid.ts'
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
    market_based: Type.Optional(
      Type.Union([kg('Market-based; no result where market_based_status is not_determined'), Type.Null()], {
        description:
          'Market-based, kg CO2e. Null with strict=true where it cannot be determined; absent with scope_2=location.',
      }),
    ),
    market_based_status: Type.Optional(
      oneOf(
        ['determined', 'not_determined'],
        'not_determined: no value of the hierarchy is known here, and market_based is the location-based amount, not to be reported.',
      ),
    ),
    market_based_basis: Type.Optional(
      oneOf(
        ['instrument', 'supplier', 'residual_mix', 'grid_average', 'mixed'],
        "The basis of market_based: your instrument, your supplier's factor, a residual mix or, where there is none, the location-based factor; mixed where an instrument covers a part.",
      ),
    ),
    market_based_reason: Type.Optional(
      oneOf(
        ['residual_mix_not_held', 'supplier_factor_required'],
        'Where it is not determined: the code of the notice that says why.',
      ),
    ),
    market_based_publisher: Type.Optional(
      object(
        'Where it is not determined: who publishes the residual mix, or says how electricity is declared.',
        {
          name: text('The publisher.'),
          url: Type.Optional(text('Where its values are found.')),
        },
      ),
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

const Instrument = object('With instrument: what the contract covers.', {
  type: oneOf(INSTRUMENTS, 'The kind of instrument.'),
  kwh: shape.amount('Kilowatt-hours that it covers.'),
  factor: shape.amount('Its factor, gCO2e/kWh.'),
  name: Type.Optional(text('Its name, as given.')),
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
  instrument: Type.Optional(Instrument),
  cloud: Type.Optional(Cloud),
})

const GridOfUse = object('The grid of the electricity use.', {
  ...gridFields,
  view: oneOf(
    GRID_VIEWS,
    'What the direct intensity describes. generation: electricity made in the area. consumption: electricity used there, with imports.',
  ),
  losses: oneOf(
    GRID_LOSS_PLACES,
    'Grid losses of the direct intensity. outside: not in it, include_td_losses adds them. inside: in it, nothing is added. unknown: the publisher does not say.',
  ),
  gases: oneOf(GRID_GASES, 'co2e: all greenhouse gases. co2_only: carbon dioxide alone.'),
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
