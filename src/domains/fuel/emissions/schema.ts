import { type Static, Type } from 'typebox'
import { booleanParam, numberParam, querySchema, tokenParam } from '../../../contract/params/schema.ts'
import {
  calculationId,
  Equivalents,
  gwpMethod,
  metaSchema,
  Notice,
  ref,
  shape,
  TrailEntry,
} from '../../../contract/schema.ts'
import { calculationResponses } from '../../../http/openapi/responses.ts'
import type { Edition } from '../../edition.ts'
import { fuelPart } from '../part.ts'
import { fuelEmissionsExamples } from './examples.ts'

const { closed, kg, grams } = shape

/** 1e9 of the largest unit factor (therm) stay far below 2^53 grams. */
const FUEL_AMOUNT = { minimum: 0.001, maximum: 1e9 }

export const FuelEmissionAnswer = Type.Object(
  {
    data: Type.Object(
      {
        type: Type.Literal('fuel_emission'),
        id: calculationId,
        attributes: Type.Object(
          {
            emissions: Type.Object(
              {
                co2e: kg('Scope 1, plus well-to-tank when include_wtt is true'),
                co2e_unit: Type.Literal('kg'),
                co2e_grams: grams('Total; the source of truth'),
                co2e_calculation_method: gwpMethod,
                breakdown: Type.Object(
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
                    unit: Type.Literal('kg'),
                  },
                  closed,
                ),
                ghg_protocol_scopes: Type.Object(
                  { scope_1: kg('Direct combustion'), scope_3_category_3: kg('Well-to-tank') },
                  closed,
                ),
                source_trail: Type.Array(ref(TrailEntry)),
                equivalents: Type.Optional(ref(Equivalents)),
              },
              closed,
            ),
            fuel: Type.Object(
              {
                fuel_type: Type.String(),
                fuel_label: Type.String(),
                fuel_category: Type.Enum(['gaseous', 'liquid', 'solid', 'biofuel']),
                is_biofuel: Type.Boolean(),
                amount: Type.Number(),
                unit: Type.String(),
                emission_factor: Type.Number({ description: 'The direct factor alone.' }),
                emission_factor_unit: Type.String({ pattern: '^kgCO2e/[a-z0-9]+$' }),
                include_wtt: Type.Boolean(),
              },
              closed,
            ),
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

export function fuelEmissionsSchema(edition: Edition) {
  const fuels = edition.part(fuelPart)
  const unitsByFuel = Object.fromEntries([...fuels].map(([type, fuel]) => [type, [...fuel.factors.keys()]]))
  const units = new Set(Object.values(unitsByFuel).flat())
  return {
    operationId: 'fuelEmissions',
    tags: ['fuel'],
    summary: 'Emissions of burning a fuel',
    description:
      'Scope 1 by gas, and well-to-tank (Scope 3 category 3) with include_wtt. Fossil kWh are gross calorific value, biofuel kWh net, as published. Biogenic CO2 is shown apart and is in no total.',
    querystring: querySchema({
      fuel_type: tokenParam([...fuels.keys()], {
        description: 'one of the fuels of /v1/fuel/types.',
        examples: ['natural_gas'],
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
          'x-error-code': 'invalid_unit',
          'x-error-list': 'available_units',
        }),
      ),
      include_wtt: booleanParam({ default: true, description: 'Include well-to-tank emissions.' }),
      equivalents: booleanParam({ default: false, description: 'Include real-world equivalents.' }),
    }),
    response: calculationResponses(
      ref(FuelEmissionAnswer),
      '`validation_error`: a parameter is missing, malformed or out of range. `invalid_fuel_type`: not one of the fuels; available_fuel_types lists them. `invalid_unit`: not a unit of this fuel; available_units lists them.',
      fuelEmissionsExamples,
    ),
  }
}
