import { type Static, Type } from 'typebox'
import {
  booleanParam,
  countryParam,
  explainParam,
  integerParam,
  querySchema,
} from '../../../contract/params/schema.ts'
import {
  answerData,
  countryCode,
  countryName,
  Equivalents,
  explanationField,
  gwpMethod,
  kgUnit,
  metaSchema,
  notices,
  Range,
  ref,
  rounding,
  shape,
  sourceTrail,
  standard,
} from '../../../contract/schema.ts'

const { closed, described, kg, grams } = shape

export const HOTEL_NIGHTS = { minimum: 1, maximum: 365 }
export const HOTEL_ROOMS = { minimum: 1, maximum: 100 }

export const HotelEmissionsQuery = querySchema({
  country: countryParam({
    description: 'ISO 3166-1 alpha-2 code of the country; UK is taken for GB.',
    examples: ['GB'],
  }),
  nights: integerParam({ ...HOTEL_NIGHTS, description: 'Number of nights, 1 to 365.', examples: [3] }),
  rooms: integerParam({ ...HOTEL_ROOMS, default: 1, description: 'Number of rooms, 1 to 100.' }),
  explain: explainParam,
  equivalents: booleanParam({ default: false, description: 'Include real-world equivalents.' }),
})

/** How close the factor is to the country that was asked for. */
export const hotelTier = Type.Enum(['exact', 'region', 'estimate', 'user'], {
  description:
    'exact: published for the country. region: of an earlier edition of the publisher. estimate: ours. user: brought by the operator.',
})
export const HOTEL_UNIT = Type.Literal('kg CO2e per room per night', {
  description: 'The unit of the factor.',
})

export const FactorRange = Type.Object(
  {
    low: Type.Number({ minimum: 0, description: 'Lower end, kg CO2e per room and night.' }),
    high: Type.Number({ minimum: 0, description: 'Upper end, kg CO2e per room and night.' }),
    basis: Type.String({ description: 'What the range rests on.' }),
  },
  { $id: 'FactorRange', ...closed, description: 'Only with estimates: the likely range of the factor.' },
)

const emissions = Type.Object(
  {
    co2e: kg('Total'),
    co2e_unit: kgUnit,
    co2e_grams: grams('Total; the source of truth'),
    co2e_calculation_method: gwpMethod,
    per_night_kg: kg('All rooms of the stay, a night'),
    per_night_g: grams('All rooms of the stay, a night'),
    per_room_night_kg: kg('A room and night: the factor'),
    per_room_night_g: grams('A room and night: the factor'),
    range: ref(Range),
    rounding,
    source_trail: sourceTrail,
    equivalents: Type.Optional(ref(Equivalents)),
  },
  described('What the stay emits, and what proves it.'),
)

const stay = Type.Object(
  {
    country_code: countryCode,
    country_name: countryName,
    nights: Type.Integer({ description: 'Nights of the stay.' }),
    rooms: Type.Integer({ description: 'Rooms taken.' }),
    total_room_nights: Type.Integer({ description: 'Nights times rooms.' }),
  },
  described('The stay as it was understood.'),
)

const factor = Type.Object(
  {
    value: Type.Number({ minimum: 0, description: 'The factor, in unit.' }),
    unit: HOTEL_UNIT,
    is_estimate: Type.Boolean({
      description: 'True unless the present edition of the publisher has the country.',
    }),
    tier: hotelTier,
    year: Type.Integer({ description: 'The year that the factor describes.' }),
    region: Type.String({ description: 'UN M49 region, for example Western Europe.' }),
    range: Type.Optional(ref(FactorRange)),
  },
  described('The factor that was taken for the country.'),
)

export const HotelEmissionAnswer = Type.Object(
  {
    data: answerData('hotel_emission', { emissions, stay, factor, explanation: explanationField, notices }),
    meta: metaSchema({ GHG_Protocol: standard }),
  },
  { $id: 'HotelEmissionAnswer', ...closed },
)

export type HotelEmissionAnswer = Static<typeof HotelEmissionAnswer>
