/** Examples of the OpenAPI document; the tests run each and compare. */
import type { Examples } from '../../../http/openapi/responses.ts'
import type { HotelFactorsAnswer } from './schema.ts'

export const hotelFactorsExamples: Examples = {
  answers: {
    shortened: {
      summary: 'GET /v1/hotel/factors',
      value: {
        data: [
          {
            country_code: 'LS',
            country_name: 'Lesotho',
            factor: 3.9,
            unit: 'kg CO2e per room per night',
            region: 'Southern Africa',
            is_estimate: true,
            tier: 'estimate',
            year: 2025,
            factor_id: 'hotel-estimate-LS',
            range: {
              low: 2,
              high: 8.3,
              basis:
                'x0.51 to x2.13: the middle 90 % of published over estimated figures in 38 countries left out of the fit one at a time and 17 with an older published figure. Leave-one-out, half of the estimates are within x1.44 and nine in ten within x1.99.',
            },
          },
          {
            country_code: 'LS',
            country_name: 'Lesotho',
            factor: 3.9,
            unit: 'kg CO2e per room per night',
            region: 'Southern Africa',
            is_estimate: true,
            tier: 'estimate',
            year: 2025,
            factor_id: 'hotel-estimate-LS',
            range: {
              low: 2,
              high: 8.3,
              basis:
                'x0.51 to x2.13: the middle 90 % of published over estimated figures in 38 countries left out of the fit one at a time and 17 with an older published figure. Leave-one-out, half of the estimates are within x1.44 and nine in ten within x1.99.',
            },
          },
        ],
        meta: {
          total_countries: 233,
          source:
            'UK Government (DESNZ / DEFRA), UK Government GHG Conversion Factors for Company Reporting 2025',
          emission_factors_year: 2025,
          source_trail: [
            {
              data_category: 'emission_factor',
              name: 'Hotel stay',
              source: 'UK Government (DESNZ / DEFRA)',
              source_dataset: 'UK Government GHG Conversion Factors for Company Reporting 2025',
              year: '2025',
              region: 'ALL',
              region_name: 'Countries of the list',
              licence: 'Open Government Licence v3.0',
            },
            {
              data_category: 'emission_factor',
              name: 'Hotel stay',
              source: 'UK Government (BEIS / DEFRA)',
              source_dataset: 'UK Government GHG Conversion Factors for Company Reporting 2021',
              year: '2021',
              region: 'ALL',
              region_name: 'Countries of the list',
              licence: 'Open Government Licence v3.0',
            },
            {
              data_category: 'emission_factor',
              name: 'Hotel stay',
              source: 'UK Government (BEIS / DEFRA)',
              source_dataset: 'UK Government GHG Conversion Factors for Company Reporting 2020',
              year: '2020',
              region: 'ALL',
              region_name: 'Countries of the list',
              licence: 'Open Government Licence v3.0',
            },
            {
              data_category: 'emission_factor',
              name: 'Hotel stay',
              source: 'Everygram',
              source_dataset: 'Estimates and conventions of this project 2025',
              year: '2025',
              region: 'ALL',
              region_name: 'Countries of the list',
              licence: 'Apache-2.0',
            },
            {
              data_category: 'grid_intensity',
              name: 'Grid carbon intensity, life cycle',
              source: 'Ember',
              source_dataset: 'Yearly Electricity Data 2026 release',
              year: '2025',
              region: 'ALL',
              region_name: 'Countries of the list',
              licence: 'CC BY 4.0',
            },
            {
              data_category: 'grid_intensity',
              name: 'Grid carbon intensity, life cycle',
              source: 'Ember',
              source_dataset: 'Yearly Electricity Data mid-2025 release',
              year: '2024',
              region: 'ALL',
              region_name: 'Countries of the list',
              licence: 'CC BY 4.0',
            },
            {
              data_category: 'grid_intensity',
              name: 'Grid carbon intensity, life cycle',
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
          edition_hash: '24522303f352',
          calculated_at: '2026-11-21T12:00:00Z',
        },
      } satisfies HotelFactorsAnswer,
    },
  },
  refusals: {
    unknown_parameter: {
      summary: 'GET /v1/hotel/factors?sort=asc&strict=true',
      value: {
        error: {
          code: 'validation_error',
          message:
            "Parameter 'sort' is not known here, which strict=true makes an error; the nearest known one is 'strict'.",
          status: 422,
          field: 'sort',
          request_id: '00000000-0000-4000-8000-000000000000',
        },
      },
    },
  },
}
