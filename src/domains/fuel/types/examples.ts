/** Examples of the OpenAPI document; the tests run each and compare. */
import type { Examples } from '../../../http/openapi/responses.ts'
import type { FuelTypesAnswer } from './schema.ts'

export const fuelTypesExamples: Examples = {
  answers: {
    solid: {
      summary: 'GET /v1/fuel/types?category=solid',
      value: {
        data: [
          {
            fuel_type: 'coal_industrial',
            label: 'Coal (Industrial)',
            category: 'solid',
            is_biofuel: false,
            available_units: ['kwh', 'kg'],
            default_unit: 'kg',
          },
          {
            fuel_type: 'coal_domestic',
            label: 'Coal (Domestic / Household)',
            category: 'solid',
            is_biofuel: false,
            available_units: ['kwh', 'kg'],
            default_unit: 'kg',
          },
        ],
        meta: {
          total_fuel_types: 2,
          source_trail: [
            {
              data_category: 'emission_factor',
              name: 'Fuel combustion',
              source: 'UK Government (DESNZ / DEFRA)',
              source_dataset: 'UK Government GHG Conversion Factors for Company Reporting 2025',
              year: '2025',
              region: 'ALL',
              region_name: 'Fuels of the list',
              licence: 'Open Government Licence v3.0',
            },
          ],
          notices: [],
          edition: '2025',
          edition_hash: '24522303f352',
          calculated_at: '2026-11-21T12:00:00Z',
        },
      } satisfies FuelTypesAnswer,
    },
  },
  refusals: {
    unknown_category: {
      summary: 'GET /v1/fuel/types?category=nuclear',
      value: {
        error: {
          code: 'validation_error',
          message: "Parameter 'category' must be one of gaseous, liquid, solid, biofuel; got 'nuclear'.",
          status: 422,
          field: 'category',
          available_categories: ['gaseous', 'liquid', 'solid', 'biofuel'],
          request_id: '00000000-0000-4000-8000-000000000000',
        },
      },
    },
  },
}
