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
import { FUEL_CATEGORIES } from '../categories.ts'

const { closed, kg, grams } = shape

const Breakdown = Type.Object(
  {
    direct_co2e: kg('Direct combustion, Scope 1'),
    direct_co2: kg('CO2 of combustion; 0 for biofuels'),
    direct_ch4: kg('CH4 of combustion'),
    direct_n2o: kg('N2O of combustion'),
    wtt_co2e: kg('Well-to-tank, Scope 3 category 3'),
    biogenic_co2: Type.Number({
      minimum: 0,
      description: 'Biogenic CO2, kg: outside of the scopes, in no total.',
    }),
    direct_co2_fossil_in_biofuel: Type.Optional(
      kg(
        'Of biofuels: what of direct_co2e is probably fossil CO2, beside the split and outside of every sum',
      ),
    ),
    unit: Type.Literal('kg'),
  },
  closed,
)

const Emissions = Type.Object(
  {
    co2e: kg('Scope 1, plus well-to-tank when include_wtt is true'),
    co2e_unit: Type.Literal('kg'),
    co2e_grams: grams('Total; the source of truth'),
    co2e_calculation_method: gwpMethod,
    breakdown: Breakdown,
    ghg_protocol_scopes: Type.Object(
      { scope_1: kg('Direct combustion'), scope_3_category_3: kg('Well-to-tank') },
      closed,
    ),
    range: ref(Range),
    rounding,
    source_trail: Type.Array(ref(TrailEntry)),
    equivalents: Type.Optional(ref(Equivalents)),
  },
  closed,
)

const FuelUse = Type.Object(
  {
    fuel_type: Type.String(),
    fuel_label: Type.String(),
    fuel_category: Type.Enum([...FUEL_CATEGORIES]),
    is_biofuel: Type.Boolean(),
    amount: Type.Number(),
    unit: Type.String(),
    emission_factor: Type.Number({ description: 'The direct factor alone.' }),
    emission_factor_unit: Type.String({ pattern: '^kgCO2e/[a-z0-9]+$' }),
    include_wtt: Type.Boolean(),
  },
  closed,
)

export const FuelEmissionAnswer = Type.Object(
  {
    data: Type.Object(
      {
        type: Type.Literal('fuel_emission'),
        id: calculationId,
        attributes: Type.Object(
          {
            emissions: Emissions,
            fuel: FuelUse,
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
  { $id: 'FuelEmissionAnswer', ...closed },
)

export type FuelEmissionAnswer = Static<typeof FuelEmissionAnswer>
