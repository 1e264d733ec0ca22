import { type Static, Type } from 'typebox'
import {
  booleanParam,
  codeParam,
  countryParam,
  numberParam,
  querySchema,
  tokenParam,
} from '../../../contract/params/schema.ts'
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
import { electricityPart } from '../part.ts'
import { gridFields, INTENSITY_UNIT } from '../shared/present-grid.ts'
import { electricityEmissionsExamples } from './examples.ts'

const { closed, kg, grams } = shape

export const ENERGY_UNITS = ['kwh', 'mwh', 'wh'] as const
/** 1e9 kWh, in the smallest unit. */
const AMOUNT = { minimum: 0, maximum: 1e12 }
const SUPPLIER_FACTOR = { minimum: 0, maximum: 2000 }

const nullable = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

export const ElectricityEmissionAnswer = Type.Object(
  {
    data: Type.Object(
      {
        type: Type.Literal('electricity_emission'),
        id: calculationId,
        attributes: Type.Object(
          {
            emissions: Type.Object(
              {
                co2e: kg('Location-based scope 2 plus scope 3 category 3'),
                co2e_unit: Type.Literal('kg'),
                co2e_grams: grams('Total; the source of truth'),
                co2e_calculation_method: gwpMethod,
                breakdown: Type.Object(
                  {
                    scope_2_location_based: kg('Generation'),
                    scope_3_wtt: kg('Upstream of generation'),
                    scope_3_td_losses: kg('Losses in transmission and distribution'),
                    unit: Type.Literal('kg'),
                  },
                  closed,
                ),
                ghg_protocol_scopes: Type.Object(
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
                ),
                source_trail: Type.Array(ref(TrailEntry)),
                equivalents: Type.Optional(ref(Equivalents)),
              },
              closed,
            ),
            electricity: Type.Object(
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
                cloud: Type.Optional(
                  Type.Object(
                    {
                      provider: Type.String(),
                      region: Type.String(),
                      display_name: Type.String(),
                      city: Type.String(),
                    },
                    closed,
                  ),
                ),
              },
              closed,
            ),
            grid: Type.Object(
              {
                ...gridFields,
                state: nullable('Code of the state, without the country.'),
                state_name: nullable('Name of the state.'),
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
  { $id: 'ElectricityEmissionAnswer', ...closed },
)

export type ElectricityEmissionAnswer = Static<typeof ElectricityEmissionAnswer>

export function electricityEmissionsSchema(edition: Edition) {
  const { cloudRegions } = edition.part(electricityPart)
  const regions = Object.fromEntries(
    [...cloudRegions].map(([provider, byName]) => [provider, [...byName.keys()].sort()]),
  )
  return {
    operationId: 'electricityEmissions',
    tags: ['electricity'],
    summary: 'Emissions of electricity use',
    description:
      'Scope 2, location- and market-based, with the upstream part and grid losses as scope 3 category 3. The place is the cloud region, else the state, else the country. A life-cycle intensity is split, never added to.',
    querystring: querySchema({
      kwh: numberParam({
        ...AMOUNT,
        description: 'amount of electricity, in unit: at most 1e9 kWh.',
        examples: [5000],
      }),
      unit: tokenParam(ENERGY_UNITS, {
        default: 'kwh',
        description: 'Unit of kwh.',
        'x-error-list': 'available_units',
      }),
      country: Type.Optional(
        countryParam({
          description: 'ISO 3166-1 alpha-2 code; GB when no place is given at all.',
          examples: ['DE'],
        }),
      ),
      state: Type.Optional(
        codeParam({
          description: 'A state of US, CA, AU, CN, IN or JP, with country; ON and CA-ON are the same.',
          'x-depends-on': 'country',
        }),
      ),
      cloud_provider: Type.Optional(
        tokenParam([...cloudRegions.keys()], {
          description: 'With cloud_region: needs no country.',
          'x-error-list': 'available_providers',
        }),
      ),
      cloud_region: Type.Optional(
        tokenParam([...new Set(Object.values(regions).flat())], {
          description: 'A region of cloud_provider.',
          'x-depends-on': 'cloud_provider',
          'x-values': regions,
          'x-error-list': 'available_regions',
        }),
      ),
      include_wtt: booleanParam({
        default: true,
        description: 'Include the upstream part (scope 3 category 3).',
      }),
      include_td_losses: booleanParam({
        default: false,
        description: 'Include losses in transmission and distribution (scope 3 category 3).',
      }),
      supplier_factor: Type.Optional(
        numberParam({
          ...SUPPLIER_FACTOR,
          description: 'Contractual factor for the market-based figure, gCO2e/kWh, 0 to 2000.',
        }),
      ),
      equivalents: booleanParam({ default: false, description: 'Include real-world equivalents.' }),
    }),
    response: calculationResponses(
      ref(ElectricityEmissionAnswer),
      '`validation_error`: a parameter is missing, malformed or out of range; one of the cloud pair alone; an unknown region (available_regions) or state (available_states). `no_exact_factor`: strict=true and the figure would be borrowed, a default loss used, or the place assumed. `no_factor`: no intensity is known for the country.',
      electricityEmissionsExamples,
    ),
  }
}
