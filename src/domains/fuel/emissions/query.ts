/** The parameters of /v1/fuel/emissions. */
import { Type } from 'typebox'
import {
  booleanParam,
  countryParam,
  numberParam,
  presentationParams,
  querySchema,
  tokenParam,
} from '../../../contract/params/schema.ts'
import type { Edition } from '../../../factors/edition.ts'
import { fuelPart } from '../part.ts'

/** 1e9 of the largest unit factor (therm) stay far below 2^53 grams. */
const FUEL_AMOUNT = { minimum: 0.001, maximum: 1e9 }

export function fuelEmissionsQuery(edition: Edition) {
  const fuels = edition.part(fuelPart)
  const unitsByFuel = Object.fromEntries([...fuels].map(([type, fuel]) => [type, [...fuel.factors.keys()]]))
  const units = new Set(Object.values(unitsByFuel).flat())
  return querySchema({
    fuel_type: tokenParam([...fuels.keys()], {
      description: 'one of the fuels of /v1/fuel/types.',
      examples: ['natural_gas'],
      'x-words': 'fuel',
      'x-error-code': 'invalid_fuel_type',
      'x-error-list': 'available_fuel_types',
    }),
    amount: numberParam({
      ...FUEL_AMOUNT,
      description: 'amount burnt, in unit: 0.001 to 1e9.',
      examples: [15000],
    }),
    unit: Type.Optional(
      tokenParam([...units], {
        description: "One of the fuel's available units; default: the fuel's default unit.",
        'x-depends-on': 'fuel_type',
        'x-values': unitsByFuel,
        'x-words': 'unit',
        'x-error-code': 'invalid_unit',
        'x-error-list': 'available_units',
      }),
    ),
    country: Type.Optional(
      countryParam({
        description:
          'Where it is burnt. If absent, the country of the factors, the United Kingdom. For another country they are proxy values, and the result says so.',
      }),
    ),
    include_wtt: booleanParam({ default: true, description: 'Include well-to-tank emissions.' }),
    ...presentationParams({}),
  })
}
