import { type Static, Type } from 'typebox'
import {
  answerData,
  Equivalents,
  explanationField,
  gwpMethod,
  kgUnit,
  metaSchema,
  notices,
  Range,
  ref,
  rounding,
  shape,
  sourceTrail,
  standard,
} from '../../../contract/schema.ts'
import { gridFields, INTENSITY_UNIT } from '../shared/grid-fields.ts'

const { closed, described, kg, grams } = shape

export const ENERGY_UNITS = ['kwh', 'mwh', 'wh'] as const

const nullable = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

const Breakdown = Type.Object(
  {
    scope_2_location_based: kg('Generation'),
    scope_3_wtt: kg('Upstream of generation'),
    scope_3_td_losses: kg('Losses in transmission and distribution'),
    unit: kgUnit,
  },
  described('The three add up to co2e to the gram.'),
)

const Scopes = Type.Object(
  {
    scope_2: Type.Object(
      {
        location_based: kg('Average of the grid'),
        market_based: kg('By contract'),
        market_based_basis: Type.Enum(['supplier', 'residual_mix', 'grid_average'], {
          description:
            'What market_based rests on: the supplier_factor given, a residual mix, or, where there is none, the average of the grid.',
        }),
        method_note: Type.String({ description: 'How the two methods were applied.' }),
      },
      described('Purchased electricity by both methods of the Scope 2 Guidance.'),
    ),
    scope_3_category_3: kg('Upstream and losses'),
  },
  described('By scope of the GHG Protocol; location_based and scope_3_category_3 add up to co2e.'),
)

const Emissions = Type.Object(
  {
    co2e: kg('Location-based scope 2 plus scope 3 category 3'),
    co2e_unit: kgUnit,
    co2e_grams: grams('Total; the source of truth'),
    co2e_calculation_method: gwpMethod,
    breakdown: Breakdown,
    ghg_protocol_scopes: Scopes,
    range: ref(Range),
    rounding,
    source_trail: sourceTrail,
    equivalents: Type.Optional(ref(Equivalents)),
  },
  described('What the electricity emits, and what proves it.'),
)

const Cloud = Type.Object(
  {
    provider: Type.String({ description: 'The cloud provider.' }),
    region: Type.String({ description: 'The region as the provider calls it.' }),
    display_name: Type.String({ description: 'Its name for a person.' }),
    city: Type.String({ description: 'Where it is.' }),
  },
  described('With cloud_region: where the servers are.'),
)

const Electricity = Type.Object(
  {
    amount: Type.Number({ minimum: 0, description: 'As given, in unit.' }),
    unit: Type.Enum([...ENERGY_UNITS], { description: 'The unit of amount.' }),
    kwh: Type.Number({ minimum: 0, description: 'The amount in kilowatt-hours.' }),
    grid_intensity: Type.Number({
      minimum: 0,
      description: 'As published, the same as grid.carbon_intensity; in intensity_unit.',
    }),
    direct_intensity: Type.Number({ minimum: 0, description: 'Its scope 2 part.' }),
    upstream_intensity: Type.Number({ minimum: 0, description: 'Its scope 3 category 3 part.' }),
    intensity_unit: Type.Literal(INTENSITY_UNIT, { description: 'Of the intensities here.' }),
    include_wtt: Type.Boolean({ description: 'Whether the upstream part is counted.' }),
    include_td_losses: Type.Boolean({ description: 'Whether losses of the grid are counted.' }),
    supplier_factor: Type.Optional(
      Type.Number({ minimum: 0, description: 'The factor given for the market-based method, gCO2e/kWh.' }),
    ),
    cloud: Type.Optional(Cloud),
  },
  described('The use as it was understood.'),
)

const GridOfUse = Type.Object(
  {
    ...gridFields,
    state: nullable('Code of the state, without the country.'),
    state_name: nullable('Name of the state.'),
  },
  described('The grid that the electricity was taken from.'),
)

export const ElectricityEmissionAnswer = Type.Object(
  {
    data: answerData('electricity_emission', {
      emissions: Emissions,
      electricity: Electricity,
      grid: GridOfUse,
      explanation: explanationField,
      notices,
    }),
    meta: metaSchema({ GHG_Protocol: standard, ISO_14064: standard }),
  },
  { $id: 'ElectricityEmissionAnswer', ...closed },
)

export type ElectricityEmissionAnswer = Static<typeof ElectricityEmissionAnswer>
