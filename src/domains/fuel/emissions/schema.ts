import { type Static, Type } from 'typebox'
import { calculationAnswer, gwpMethod, kgTotal, kgUnit, proofFields } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { FUEL_CATEGORIES } from '../categories.ts'

const { kg, object, oneOf, text, yesNo } = shape

const Breakdown = object('The total by gas and stage; direct_co2e and wtt_co2e add up to co2e to the gram.', {
  direct_co2e: kg('Direct combustion, Scope 1'),
  direct_co2: kg('CO2 of combustion; 0 for biofuels'),
  direct_ch4: kg('CH4 of combustion'),
  direct_n2o: kg('N2O of combustion'),
  wtt_co2e: kg('Well-to-tank, Scope 3 category 3'),
  biogenic_co2: shape.amount('Biogenic CO2, kg: outside of the scopes, in no total.'),
  direct_co2_fossil_in_biofuel: Type.Optional(
    kg('Of biofuels: the part of direct_co2e that is probably fossil CO2; reported separately, in no total'),
  ),
  unit: kgUnit,
})

const Emissions = object('What the fuel emits, and what proves it.', {
  ...kgTotal('Scope 1, plus well-to-tank when include_wtt is true'),
  co2e_calculation_method: gwpMethod,
  breakdown: Breakdown,
  ghg_protocol_scopes: object('The total by scope and category of the GHG Protocol.', {
    scope_1: kg('Direct combustion'),
    scope_3_category_3: kg('Well-to-tank'),
  }),
  ...proofFields,
})

const FuelUse = object('The use as it was understood.', {
  fuel_type: text('The fuel, by its name here.'),
  fuel_label: text('Its name for a person.'),
  fuel_category: oneOf(FUEL_CATEGORIES, 'Its category.'),
  is_biofuel: yesNo('Whether its CO2 is biogenic and outside of the scopes.'),
  amount: Type.Number({ description: 'As given, in unit.' }),
  unit: text('The unit of amount.'),
  emission_factor: Type.Number({ description: 'The direct factor alone.' }),
  emission_factor_unit: Type.String({
    pattern: '^kgCO2e/[a-z0-9]+$',
    description: 'The unit of emission_factor.',
  }),
  include_wtt: yesNo('Whether the upstream part is counted.'),
})

export const FuelEmissionAnswer = calculationAnswer(
  'FuelEmissionAnswer',
  'fuel_emission',
  {
    emissions: Emissions,
    fuel: FuelUse,
  },
  ['GHG_Protocol', 'ISO_14064'],
)

export type FuelEmissionAnswer = Static<typeof FuelEmissionAnswer>
