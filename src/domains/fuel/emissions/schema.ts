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
import { FUEL_CATEGORIES } from '../categories.ts'

const { closed, described, kg, grams } = shape

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
    unit: kgUnit,
  },
  described('The total by gas and stage; direct_co2e and wtt_co2e add up to co2e to the gram.'),
)

const Emissions = Type.Object(
  {
    co2e: kg('Scope 1, plus well-to-tank when include_wtt is true'),
    co2e_unit: kgUnit,
    co2e_grams: grams('Total; the source of truth'),
    co2e_calculation_method: gwpMethod,
    breakdown: Breakdown,
    ghg_protocol_scopes: Type.Object(
      { scope_1: kg('Direct combustion'), scope_3_category_3: kg('Well-to-tank') },
      described('The total by scope and category of the GHG Protocol.'),
    ),
    range: ref(Range),
    rounding,
    source_trail: sourceTrail,
    equivalents: Type.Optional(ref(Equivalents)),
  },
  described('What the fuel emits, and what proves it.'),
)

const FuelUse = Type.Object(
  {
    fuel_type: Type.String({ description: 'The fuel, by its name here.' }),
    fuel_label: Type.String({ description: 'Its name for a person.' }),
    fuel_category: Type.Enum([...FUEL_CATEGORIES], { description: 'Its category.' }),
    is_biofuel: Type.Boolean({ description: 'Whether its CO2 is biogenic and outside of the scopes.' }),
    amount: Type.Number({ description: 'As given, in unit.' }),
    unit: Type.String({ description: 'The unit of amount.' }),
    emission_factor: Type.Number({ description: 'The direct factor alone.' }),
    emission_factor_unit: Type.String({
      pattern: '^kgCO2e/[a-z0-9]+$',
      description: 'The unit of emission_factor.',
    }),
    include_wtt: Type.Boolean({ description: 'Whether the upstream part is counted.' }),
  },
  described('The use as it was understood.'),
)

export const FuelEmissionAnswer = Type.Object(
  {
    data: answerData('fuel_emission', {
      emissions: Emissions,
      fuel: FuelUse,
      explanation: explanationField,
      notices,
    }),
    meta: metaSchema({ GHG_Protocol: standard, ISO_14064: standard }),
  },
  { $id: 'FuelEmissionAnswer', ...closed },
)

export type FuelEmissionAnswer = Static<typeof FuelEmissionAnswer>
