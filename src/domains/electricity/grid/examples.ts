/** Examples of the OpenAPI document; the tests run each and compare. */
import type { Examples } from '../../../http/openapi/responses.ts'
import type { GridList, GridSingle } from './schema.ts'

export const electricityGridExamples: Examples = {
  answers: {
    shortened_list: {
      summary: 'GET /v1/electricity/grid',
      value: {
        data: [
          {
            carbon_intensity: 20.83,
            unit: 'gCO2e/kWh',
            country_code: 'LS',
            country_name: 'Lesotho',
            region: 'africa',
            year: 2022,
            boundary: 'life_cycle',
            is_clean_grid: true,
            is_dirty_grid: false,
            is_estimate: false,
            grid_intensity: 20.83,
          },
          {
            carbon_intensity: 23.08,
            unit: 'gCO2e/kWh',
            country_code: 'ET',
            country_name: 'Ethiopia',
            region: 'africa',
            year: 2025,
            boundary: 'life_cycle',
            is_clean_grid: true,
            is_dirty_grid: false,
            is_estimate: false,
            grid_intensity: 23.08,
          },
        ],
        meta: {
          total_countries: 208,
          sources: [
            'Ember, Yearly Electricity Data 2026 release',
            'Ember, Yearly Electricity Data mid-2025 release',
            'United States Environmental Protection Agency (EPA), eGRID 2023 rev 2',
            'Ember, Global Electricity Review 2022',
          ],
          source_trail: [
            {
              data_category: 'grid_intensity',
              name: 'Grid carbon intensity',
              source: 'Ember',
              source_dataset: 'Yearly Electricity Data 2026 release',
              year: '2025',
              region: 'ALL',
              region_name: 'Countries of the list',
              licence: 'CC BY 4.0',
            },
            {
              data_category: 'grid_intensity',
              name: 'Grid carbon intensity',
              source: 'Ember',
              source_dataset: 'Yearly Electricity Data mid-2025 release',
              year: '2024',
              region: 'ALL',
              region_name: 'Countries of the list',
              licence: 'CC BY 4.0',
            },
            {
              data_category: 'grid_intensity',
              name: 'Grid carbon intensity',
              source: 'United States Environmental Protection Agency (EPA)',
              source_dataset: 'eGRID 2023 rev 2',
              year: '2023',
              region: 'ALL',
              region_name: 'Countries of the list',
              licence: 'Public domain (work of the US Government)',
            },
            {
              data_category: 'grid_intensity',
              name: 'Grid carbon intensity',
              source: 'Ember',
              source_dataset: 'Global Electricity Review 2022',
              year: '2021',
              region: 'ALL',
              region_name: 'Countries of the list',
              licence: 'CC BY 4.0',
            },
          ],
          notices: [],
          edition: '2025',
          edition_hash: '48f9159cfc63',
          calculated_at: '2026-11-21T12:00:00Z',
        },
      } satisfies GridList,
    },
    single: {
      summary: 'GET /v1/electricity/grid?country=IN',
      value: {
        data: {
          type: 'grid_intensity',
          id: 'e9f9821d-78e0-889b-badb-0b3cf1453a5b',
          attributes: {
            carbon_intensity: 670.55,
            unit: 'gCO2e/kWh',
            country_code: 'IN',
            country_name: 'India',
            region: 'asia',
            year: 2025,
            boundary: 'life_cycle',
            is_clean_grid: false,
            is_dirty_grid: true,
            is_estimate: false,
            grid_intensity: 670.55,
            state: null,
            state_name: null,
            source_trail: [
              {
                data_category: 'grid_intensity',
                name: 'Grid carbon intensity, India',
                source: 'Ember',
                source_dataset: 'Yearly Electricity Data 2026 release',
                year: '2025',
                region: 'IN',
                region_name: 'India',
                factor: 670.55,
                factor_unit: 'gCO2e/kWh',
                tier: 'exact',
                factor_id: 'grid-IN',
                licence: 'CC BY 4.0',
                boundary: 'life_cycle',
                note: 'Life cycle: with fuel supply and plant manufacture.',
              },
            ],
            notices: [
              {
                code: 'dirty_grid',
                severity: 'warning',
                message:
                  "A dirty grid: 670.55 gCO2e/kWh is above 500. A supplier's renewable tariff or own generation lowers the market-based figure.",
              },
            ],
          },
        },
        meta: {
          emission_factors_year: 2025,
          sources: ['Ember, Yearly Electricity Data 2026 release'],
          edition: '2025',
          edition_hash: '48f9159cfc63',
          calculated_at: '2026-11-21T12:00:00Z',
        },
      } satisfies GridSingle,
    },
  },
  refusals: {
    no_factor: {
      summary: 'GET /v1/electricity/grid?country=AQ',
      value: {
        error: {
          code: 'no_factor',
          message: 'No grid intensity is known for Antarctica (AQ).',
          status: 422,
          field: 'country',
          request_id: '00000000-0000-4000-8000-000000000000',
        },
      },
    },
  },
}
