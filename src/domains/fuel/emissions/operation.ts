/** Emissions of burning a fuel. */

import { operation } from '../../../contract/operation.ts'
import { calculated } from '../../method/calculated.ts'
import { burning } from '../burning.ts'
import { fuelEmissionsQuery } from './query.ts'
import { FuelEmissionAnswer } from './schema.ts'

export const fuelEmissions = operation({
  name: 'fuelEmissions',
  path: '/v1/fuel/emissions',
  title: 'Emissions of burning a fuel',
  description:
    'Scope 1 by gas, and well-to-tank (Scope 3 category 3) with include_wtt. Fossil kWh are gross calorific value, biofuel kWh net, as published. Biogenic CO2 is reported separately and is in no total.',
  refusals:
    '`validation_error`: a parameter is missing, malformed or out of range. `invalid_fuel_type`: not one of the fuels; available_fuel_types lists them. `invalid_unit`: not a unit of this fuel; available_units lists them.',
  examples: {
    answers: {
      natural_gas: 'fuel_type=natural_gas&amount=15000',
      biodiesel: 'fuel_type=biodiesel&amount=1000',
    },
    refusals: {
      invalid_fuel_type: 'fuel_type=peat&amount=1',
      invalid_unit: 'fuel_type=diesel&amount=1&unit=therm',
    },
  },
  answer: FuelEmissionAnswer,
  subjects: { fuel: 'fuel_type' },
  query: fuelEmissionsQuery,
  ...calculated(burning),
})
