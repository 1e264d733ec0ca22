import { type Static, Type } from 'typebox'
import {
  booleanParam,
  countryParam,
  explainParam,
  integerParam,
  querySchema,
} from '../../../contract/params/schema.ts'
import {
  calculationId,
  Equivalents,
  explanationField,
  gwpMethod,
  metaSchema,
  Notice,
  Range,
  ref,
  rounding,
  shape,
  TrailEntry,
} from '../../../contract/schema.ts'

const { closed, kg, grams } = shape

export const HOTEL_NIGHTS = { minimum: 1, maximum: 365 }
export const HOTEL_ROOMS = { minimum: 1, maximum: 100 }

export const HotelEmissionsQuery = querySchema({
  country: countryParam({
    description: 'ISO 3166-1 alpha-2 code of the country; UK is taken for GB.',
    examples: ['GB'],
  }),
  nights: integerParam({ ...HOTEL_NIGHTS, description: 'number of nights, 1 to 365.', examples: [3] }),
  rooms: integerParam({ ...HOTEL_ROOMS, default: 1, description: 'Number of rooms, 1 to 100.' }),
  explain: explainParam,
  equivalents: booleanParam({ default: false, description: 'Include real-world equivalents.' }),
})

export const FactorRange = Type.Object(
  { low: Type.Number({ minimum: 0 }), high: Type.Number({ minimum: 0 }), basis: Type.String() },
  { $id: 'FactorRange', ...closed, description: 'Only with estimates: the likely range of the factor.' },
)

export const HotelEmissionAnswer = Type.Object(
  {
    data: Type.Object(
      {
        type: Type.Literal('hotel_emission'),
        id: calculationId,
        attributes: Type.Object(
          {
            emissions: Type.Object(
              {
                co2e: kg('Total'),
                co2e_unit: Type.Literal('kg'),
                co2e_grams: grams('Total; the source of truth'),
                co2e_calculation_method: gwpMethod,
                per_night_kg: kg('All rooms of the stay, a night'),
                per_night_g: grams('All rooms of the stay, a night'),
                per_room_night_kg: kg('A room and night: the factor'),
                per_room_night_g: grams('A room and night: the factor'),
                range: ref(Range),
                rounding,
                source_trail: Type.Array(ref(TrailEntry)),
                equivalents: Type.Optional(ref(Equivalents)),
              },
              closed,
            ),
            stay: Type.Object(
              {
                country_code: Type.String(),
                country_name: Type.String(),
                nights: Type.Integer(),
                rooms: Type.Integer(),
                total_room_nights: Type.Integer(),
              },
              closed,
            ),
            factor: Type.Object(
              {
                value: Type.Number({ minimum: 0 }),
                unit: Type.Literal('kg CO2e per room per night'),
                is_estimate: Type.Boolean({
                  description: 'True unless the present edition of the publisher has the country.',
                }),
                tier: Type.Enum(['exact', 'region', 'estimate', 'user']),
                year: Type.Integer(),
                region: Type.String({ description: 'UN M49 region, for example Western Europe.' }),
                range: Type.Optional(ref(FactorRange)),
              },
              closed,
            ),
            explanation: explanationField,
            notices: Type.Array(ref(Notice)),
          },
          closed,
        ),
      },
      closed,
    ),
    meta: metaSchema({ GHG_Protocol: Type.String() }),
  },
  { $id: 'HotelEmissionAnswer', ...closed },
)

export type HotelEmissionAnswer = Static<typeof HotelEmissionAnswer>
