import { type Static, Type } from 'typebox'
import { countryListParam, integerParam, querySchema } from '../../../contract/params/schema.ts'
import {
  countryCode,
  countryName,
  factorsYear,
  metaFields,
  metaOptions,
  methodology,
  notices,
  Range,
  ref,
  rounding,
  sourceTrail,
  standard,
  standardsMet,
} from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { HOTEL_NIGHTS, HOTEL_ROOMS, hotelTier } from '../emissions/schema.ts'

const { amount, closed, grams, kg, text, whole, yesNo } = shape

export const HotelCompareQuery = querySchema({
  countries: countryListParam({
    minItems: 2,
    maxItems: 10,
    description: '2 to 10 different country codes with commas between them; a duplicate counts once.',
    examples: ['SE,GB,US,MV'],
  }),
  nights: integerParam({ ...HOTEL_NIGHTS, default: 1, description: 'Number of nights, 1 to 365.' }),
  rooms: integerParam({ ...HOTEL_ROOMS, default: 1, description: 'Number of rooms, 1 to 100.' }),
})

export const HotelCompareAnswer = Type.Object(
  {
    data: Type.Array(
      Type.Object(
        {
          country_code: countryCode,
          country_name: countryName,
          total_kg: kg('The stay in this country'),
          total_grams: grams('The stay in this country; the source of truth'),
          range: ref(Range),
          per_room_night_kg: amount('The factor of the country.'),
          savings_vs_highest_kg: kg('Highest total minus this one; 0 for the highest'),
          savings_vs_highest_percent: Type.Number({
            minimum: 0,
            maximum: 100,
            description: 'That saving in per cent of the highest total, one decimal.',
          }),
          is_estimate: yesNo("Whether the country's factor is an estimate."),
          tier: hotelTier,
        },
        closed,
      ),
      { minItems: 2, maxItems: 10, description: 'Lowest total first; ties keep the order given.' },
    ),
    meta: Type.Object(
      {
        nights: whole('Nights of the stay.'),
        rooms: whole('Number of rooms.'),
        total_room_nights: whole('Nights times rooms.'),
        lowest_emissions: text('Code of the country with the lowest total.'),
        highest_emissions: text('Code of the country with the highest total.'),
        methodology,
        emission_factors_year: factorsYear,
        standards_compliance: Type.Object({ GHG_Protocol: standard }, standardsMet),
        rounding,
        source_trail: sourceTrail,
        notices,
        ...metaFields,
      },
      metaOptions,
    ),
  },
  { $id: 'HotelCompareAnswer', ...closed },
)

export type HotelCompareAnswer = Static<typeof HotelCompareAnswer>
