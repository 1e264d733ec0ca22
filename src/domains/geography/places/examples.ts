/** Examples of the OpenAPI document; the tests run each and compare. */
import type { Examples } from '../../../http/openapi/responses.ts'
import type { PlacesAnswer } from './schema.ts'

export const placesExamples: Examples = {
  answers: {
    shortened_list: {
      summary: 'GET /v1/places?q=M%C3%BCnch&country=DE',
      value: {
        data: [
          {
            name: 'Munich',
            kind: 'town',
            country_code: 'DE',
            region: 'Bavaria',
            lat: 48.13743,
            lon: 11.57549,
            population: 1260391,
            score: 0.488,
          },
          {
            name: 'Münchberg',
            kind: 'town',
            country_code: 'DE',
            region: 'Bavaria',
            lat: 50.18952,
            lon: 11.78823,
            population: 11557,
            score: 0.433,
          },
        ],
        meta: {
          total: 5,
          source_trail: [
            {
              data_category: 'location',
              name: 'Towns',
              source: 'GeoNames',
              source_dataset:
                'Geographical database, towns of 500 people and more (cities500), with names of regions 2023-03',
              year: '2023',
              region: 'ALL',
              region_name: 'World',
              licence: 'CC BY 4.0',
            },
            {
              data_category: 'location',
              name: 'Airports',
              source: 'OurAirports',
              source_dataset: 'Airports 2026-09',
              year: '2026',
              region: 'ALL',
              region_name: 'World',
              licence: 'Public domain',
            },
            {
              data_category: 'location',
              name: 'Seaports',
              source: 'United Nations Economic Commission for Europe (UNECE)',
              source_dataset: 'UN/LOCODE seaports, as in the package sea-ports 0.0.9',
              year: '2025',
              region: 'ALL',
              region_name: 'World',
              licence: 'MIT (package sea-ports)',
            },
            {
              data_category: 'location',
              name: 'Postcodes',
              source: 'GeoNames',
              source_dataset:
                'Postal codes: of the United States by themselves, of other countries by their areas 2026',
              year: '2026',
              region: 'ALL',
              region_name: 'World',
              licence: 'CC BY 4.0',
            },
          ],
          notices: [],
          edition: '2025',
          edition_hash: '48f9159cfc63',
          calculated_at: '2026-11-21T12:00:00Z',
        },
      } satisfies PlacesAnswer,
    },
    town_and_region: {
      summary: 'GET /v1/places?q=springfield%2C%20il&kind=town',
      value: {
        data: [
          {
            name: 'Springfield',
            kind: 'town',
            country_code: 'US',
            region: 'Illinois',
            lat: 39.80172,
            lon: -89.64371,
            population: 116565,
            score: 0.74,
          },
        ],
        meta: {
          total: 1,
          source_trail: [
            {
              data_category: 'location',
              name: 'Towns',
              source: 'GeoNames',
              source_dataset:
                'Geographical database, towns of 500 people and more (cities500), with names of regions 2023-03',
              year: '2023',
              region: 'ALL',
              region_name: 'World',
              licence: 'CC BY 4.0',
            },
            {
              data_category: 'location',
              name: 'Airports',
              source: 'OurAirports',
              source_dataset: 'Airports 2026-09',
              year: '2026',
              region: 'ALL',
              region_name: 'World',
              licence: 'Public domain',
            },
            {
              data_category: 'location',
              name: 'Seaports',
              source: 'United Nations Economic Commission for Europe (UNECE)',
              source_dataset: 'UN/LOCODE seaports, as in the package sea-ports 0.0.9',
              year: '2025',
              region: 'ALL',
              region_name: 'World',
              licence: 'MIT (package sea-ports)',
            },
            {
              data_category: 'location',
              name: 'Postcodes',
              source: 'GeoNames',
              source_dataset:
                'Postal codes: of the United States by themselves, of other countries by their areas 2026',
              year: '2026',
              region: 'ALL',
              region_name: 'World',
              licence: 'CC BY 4.0',
            },
          ],
          notices: [],
          edition: '2025',
          edition_hash: '48f9159cfc63',
          calculated_at: '2026-11-21T12:00:00Z',
        },
      } satisfies PlacesAnswer,
    },
  },
  refusals: {
    missing: {
      summary: 'GET /v1/places',
      value: {
        error: {
          code: 'validation_error',
          message:
            "Parameter 'q' is required: What was typed so far: a name in any script or spelling, with or without its region (Springfield, IL), a code or the start of a postcode.",
          status: 422,
          field: 'q',
          request_id: '00000000-0000-4000-8000-000000000000',
        },
      },
    },
    not_found: {
      summary: 'GET /v1/places?q=qqqqq&strict=true',
      value: {
        error: {
          code: 'no_exact_factor',
          message: "No place is known by 'qqqqq'.",
          status: 422,
          field: 'q',
          request_id: '00000000-0000-4000-8000-000000000000',
        },
      },
    },
  },
}
