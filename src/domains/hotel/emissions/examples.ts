/** Examples of the OpenAPI document; the tests run each and compare. */
import type { Examples } from '../../../http/openapi/responses.ts'
import type { HotelEmissionAnswer } from './schema.ts'

export const hotelEmissionsExamples: Examples = {
  answers: {
    published: {
      summary: 'GET /v1/hotel/emissions?country=GB&nights=3',
      value: {
        data: {
          type: 'hotel_emission',
          id: '6cf289db-f9e2-8358-85d1-b408a9ec740a',
          attributes: {
            emissions: {
              co2e: 31.2,
              co2e_unit: 'kg',
              co2e_grams: 31200,
              co2e_calculation_method: 'ipcc_ar5_gwp100',
              per_night_kg: 10.4,
              per_night_g: 10400,
              per_room_night_kg: 10.4,
              per_room_night_g: 10400,
              source_trail: [
                {
                  data_category: 'emission_factor',
                  name: 'Hotel stay, United Kingdom',
                  source: 'UK Government (DESNZ / DEFRA)',
                  source_dataset: 'UK Government GHG Conversion Factors for Company Reporting 2025',
                  year: '2025',
                  region: 'GB',
                  region_name: 'United Kingdom',
                  factor: 10.4,
                  factor_unit: 'kgCO2e/room-night',
                  tier: 'exact',
                  factor_id: 'hotel-GB',
                  licence: 'Open Government Licence v3.0',
                },
              ],
            },
            stay: {
              country_code: 'GB',
              country_name: 'United Kingdom',
              nights: 3,
              rooms: 1,
              total_room_nights: 3,
            },
            factor: {
              value: 10.4,
              unit: 'kg CO2e per room per night',
              is_estimate: false,
              tier: 'exact',
              year: 2025,
              region: 'Northern Europe',
            },
            notices: [],
          },
        },
        meta: {
          methodology: 'Hotel factor of the country per room and night x nights x rooms',
          emission_factors_year: 2025,
          standards_compliance: { GHG_Protocol: 'Scope 3 Category 6 (business travel)' },
          edition: '2025',
          edition_hash: '24522303f352',
          calculated_at: '2026-11-21T12:00:00Z',
        },
      } satisfies HotelEmissionAnswer,
    },
    estimated: {
      summary: 'GET /v1/hotel/emissions?country=SE&nights=2&rooms=2&equivalents=true',
      value: {
        data: {
          type: 'hotel_emission',
          id: 'e980b26d-2e7a-8262-a8b6-ca7ad1a2890a',
          attributes: {
            emissions: {
              co2e: 18.4,
              co2e_unit: 'kg',
              co2e_grams: 18400,
              co2e_calculation_method: 'ipcc_gwp100',
              per_night_kg: 9.2,
              per_night_g: 9200,
              per_room_night_kg: 4.6,
              per_room_night_g: 4600,
              source_trail: [
                {
                  data_category: 'emission_factor',
                  name: 'Hotel stay, Sweden',
                  source: 'Everygram',
                  source_dataset: 'Estimates and conventions of this project 2025',
                  year: '2025',
                  region: 'SE',
                  region_name: 'Sweden',
                  factor: 4.6,
                  factor_unit: 'kgCO2e/room-night',
                  tier: 'estimate',
                  factor_id: 'hotel-estimate-SE',
                  licence: 'Apache-2.0',
                  note: 'Estimate: exp(-5.782151 + 1.489212 * ln(grid + 100)), to one decimal, with grid = 35.35 gCO2e/kWh (Sweden).',
                },
                {
                  data_category: 'grid_intensity',
                  name: 'Grid carbon intensity, life cycle, Sweden',
                  source: 'Ember',
                  source_dataset: 'Yearly Electricity Data 2026 release',
                  year: '2025',
                  region: 'SE',
                  region_name: 'Sweden',
                  factor: 35.35,
                  factor_unit: 'gCO2e/kWh',
                  tier: 'exact',
                  factor_id: 'grid-SE',
                  licence: 'CC BY 4.0',
                },
              ],
              equivalents: {
                trees_yearly: {
                  value: 0.9,
                  label:
                    'trees needed to absorb the CO2 in a year (21 kg CO2 per tree-year; Everygram, Estimates and conventions of this project 2025)',
                },
                driving_km: {
                  value: 110,
                  label:
                    'km driven in an average car (0.16725 kg CO2e per km; UK Government (DESNZ / DEFRA), UK Government GHG Conversion Factors for Company Reporting 2025)',
                },
                smartphone_charges: {
                  value: 1483.9,
                  label:
                    'smartphones charged (0.0124 kg CO2 per charge; United States Environmental Protection Agency (EPA), Greenhouse Gas Equivalencies Calculator: Calculations and References (page of 2026-08-04))',
                },
                flight_km: {
                  value: 146.3,
                  label:
                    'km flown by one passenger in economy class, short haul, with radiative forcing (0.12576 kg CO2e per passenger-km; UK Government (DESNZ / DEFRA), UK Government GHG Conversion Factors for Company Reporting 2025)',
                },
              },
            },
            stay: { country_code: 'SE', country_name: 'Sweden', nights: 2, rooms: 2, total_room_nights: 4 },
            factor: {
              value: 4.6,
              unit: 'kg CO2e per room per night',
              is_estimate: true,
              tier: 'estimate',
              year: 2025,
              region: 'Northern Europe',
              range: {
                low: 2.3,
                high: 9.8,
                basis:
                  'x0.51 to x2.13: the middle 90 % of published over estimated figures in 38 countries left out of the fit one at a time and 17 with an older published figure. Leave-one-out, half of the estimates are within x1.44 and nine in ten within x1.99.',
              },
            },
            notices: [
              {
                code: 'estimated_factor',
                severity: 'warning',
                message:
                  "No hotel factor is published for Sweden: 4.6 kg per room-night is estimated from the grid's carbon intensity. The likely range is 2.3 to 9.8 kg.",
                field: 'country',
              },
            ],
          },
        },
        meta: {
          methodology: 'Hotel factor of the country per room and night x nights x rooms',
          emission_factors_year: 2025,
          standards_compliance: { GHG_Protocol: 'Scope 3 Category 6 (business travel)' },
          edition: '2025',
          edition_hash: '24522303f352',
          calculated_at: '2026-11-21T12:00:00Z',
        },
      } satisfies HotelEmissionAnswer,
    },
  },
  refusals: {
    several_problems: {
      summary: 'GET /v1/hotel/emissions?country=XX&nights=0',
      value: {
        error: {
          code: 'validation_error',
          message: "Country code 'XX' not recognised. Use an ISO 3166-1 alpha-2 code, such as GB.",
          status: 422,
          field: 'country',
          errors: [
            {
              field: 'country',
              code: 'validation_error',
              message: "Country code 'XX' not recognised. Use an ISO 3166-1 alpha-2 code, such as GB.",
            },
            {
              field: 'nights',
              code: 'validation_error',
              message: "Parameter 'nights' must be an integer from 1 to 365; got '0'.",
            },
          ],
          request_id: '00000000-0000-4000-8000-000000000000',
        },
      },
    },
    no_exact_factor: {
      summary: 'GET /v1/hotel/emissions?country=SE&nights=2&strict=true',
      value: {
        error: {
          code: 'no_exact_factor',
          message:
            'With strict=true only published factors of the present edition count; there is none for Sweden (estimate only).',
          status: 422,
          field: 'country',
          request_id: '00000000-0000-4000-8000-000000000000',
        },
      },
    },
    no_factor: {
      summary: 'GET /v1/hotel/emissions?country=AQ&nights=2',
      value: {
        error: {
          code: 'no_factor',
          message:
            'No hotel factor is published for Antarctica (AQ), and no grid intensity to estimate one from.',
          status: 422,
          field: 'country',
          request_id: '00000000-0000-4000-8000-000000000000',
        },
      },
    },
  },
}
