import { type Static, Type } from 'typebox'
import {
  calculationId,
  Equivalents,
  explanationField,
  gwpMethod,
  metaSchema,
  Notice,
  Range,
  ref,
  rounding,
  shape,
  TrailEntry,
} from '../../../contract/schema.ts'
import { gridFields, INTENSITY_UNIT } from '../shared/grid-fields.ts'

const { closed, kg, grams } = shape

export const ENERGY_UNITS = ['kwh', 'mwh', 'wh'] as const

const nullable = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

const Breakdown = Type.Object(
  {
    scope_2_location_based: kg('Generation'),
    scope_3_wtt: kg('Upstream of generation'),
    scope_3_td_losses: kg('Losses in transmission and distribution'),
    unit: Type.Literal('kg'),
  },
  closed,
)

const Scopes = Type.Object(
  {
    scope_2: Type.Object(
      {
        location_based: kg('Average of the grid'),
        market_based: kg('By contract'),
        market_based_basis: Type.Enum(['supplier', 'residual_mix', 'grid_average']),
        method_note: Type.String(),
      },
      closed,
    ),
    scope_3_category_3: kg('Upstream and losses'),
  },
  closed,
)

const Emissions = Type.Object(
  {
    co2e: kg('Location-based scope 2 plus scope 3 category 3'),
    co2e_unit: Type.Literal('kg'),
    co2e_grams: grams('Total; the source of truth'),
    co2e_calculation_method: gwpMethod,
    breakdown: Breakdown,
    ghg_protocol_scopes: Scopes,
    range: ref(Range),
    rounding,
    source_trail: Type.Array(ref(TrailEntry)),
    equivalents: Type.Optional(ref(Equivalents)),
  },
  closed,
)

const Cloud = Type.Object(
  {
    provider: Type.String(),
    region: Type.String(),
    display_name: Type.String(),
    city: Type.String(),
  },
  closed,
)

const Electricity = Type.Object(
  {
    amount: Type.Number({ minimum: 0 }),
    unit: Type.Enum([...ENERGY_UNITS]),
    kwh: Type.Number({ minimum: 0 }),
    grid_intensity: Type.Number({
      minimum: 0,
      description: 'As published, the same as grid.carbon_intensity.',
    }),
    direct_intensity: Type.Number({ minimum: 0, description: 'Its scope 2 part.' }),
    upstream_intensity: Type.Number({ minimum: 0, description: 'Its scope 3 category 3 part.' }),
    intensity_unit: Type.Literal(INTENSITY_UNIT),
    include_wtt: Type.Boolean(),
    include_td_losses: Type.Boolean(),
    supplier_factor: Type.Optional(Type.Number({ minimum: 0, description: 'gCO2e/kWh' })),
    cloud: Type.Optional(Cloud),
  },
  closed,
)

const GridOfUse = Type.Object(
  {
    ...gridFields,
    state: nullable('Code of the state, without the country.'),
    state_name: nullable('Name of the state.'),
  },
  closed,
)

export const ElectricityEmissionAnswer = Type.Object(
  {
    data: Type.Object(
      {
        type: Type.Literal('electricity_emission'),
        id: calculationId,
        attributes: Type.Object(
          {
            emissions: Emissions,
            electricity: Electricity,
            grid: GridOfUse,
            explanation: explanationField,
            notices: Type.Array(ref(Notice)),
          },
          closed,
        ),
      },
      closed,
    ),
    meta: metaSchema({ GHG_Protocol: Type.String(), ISO_14064: Type.String() }),
  },
  { $id: 'ElectricityEmissionAnswer', ...closed },
)

export type ElectricityEmissionAnswer = Static<typeof ElectricityEmissionAnswer>
