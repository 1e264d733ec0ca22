/** Emissions of burning a fuel. */

import type { Input } from '../../../core/identity.ts'
import { info } from '../../../core/notices.ts'
import { requireEntry } from '../../../core/required.ts'
import { operation } from '../../operation.ts'
import { fuelCombustion } from '../calculate.ts'
import { fuelPart } from '../part.ts'
import { fuelBrief, fuelScaling } from './brief.ts'
import { fuelLayout } from './present.ts'
import { fuelEmissionsQuery } from './query.ts'
import { FuelEmissionAnswer } from './schema.ts'

const WTT_EXCLUDED = info(
  'wtt_excluded',
  'Well-to-tank emissions (Scope 3 category 3) are left out because include_wtt is false.',
  'include_wtt',
)

export const fuelEmissions = operation({
  name: 'fuelEmissions',
  path: '/v1/fuel/emissions',
  title: 'Emissions of burning a fuel',
  description:
    'Scope 1 by gas, and well-to-tank (Scope 3 category 3) with include_wtt. Fossil kWh are gross calorific value, biofuel kWh net, as published. Biogenic CO2 is shown apart and is in no total.',
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
  calculate({ edition }, params) {
    const fuel = requireEntry(edition.part(fuelPart), params.fuel_type)
    const factor = requireEntry(fuel.factors, params.unit ?? fuel.defaultUnit)
    const { fuel_type, amount, include_wtt, equivalents } = params
    return {
      kind: 'fuel_emission',
      // Without spreading: that takes longer than the calculation.
      identity: { fuel_type, amount, unit: factor.unit, include_wtt, equivalents } satisfies Record<
        Exclude<keyof typeof params, 'explain'>,
        Input[string]
      >,
      notices: include_wtt ? fuel.notices : [...fuel.notices, WTT_EXCLUDED],
      result: {
        question: params,
        fuel,
        factor,
        burnt: fuelCombustion(factor, amount, include_wtt),
      },
    }
  },
  ...fuelLayout,
  brief: fuelBrief,
  scaling: fuelScaling,
})
