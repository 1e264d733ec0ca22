import { type Static, Type } from 'typebox'
import { accountingParams } from '../../../contract/params/accounting.ts'
import {
  countryParam,
  integerParam,
  presentationParams,
  querySchema,
} from '../../../contract/params/schema.ts'
import {
  calculationAnswer,
  countryCode,
  countryName,
  gwpMethod,
  kgTotal,
  proofFields,
  ref,
} from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'

const { closed, amount, grams, kg, literal, object, oneOf, text, whole, yesNo } = shape

export const HOTEL_NIGHTS = { minimum: 1, maximum: 365 }
export const HOTEL_ROOMS = { minimum: 1, maximum: 100 }

export const HotelEmissionsQuery = querySchema({
  country: countryParam({
    description: 'ISO 3166-1 alpha-2 code of the country; UK is read as GB.',
    examples: ['GB'],
  }),
  nights: integerParam({ ...HOTEL_NIGHTS, description: 'Number of nights, 1 to 365.', examples: [3] }),
  rooms: integerParam({ ...HOTEL_ROOMS, default: 1, description: 'Number of rooms, 1 to 100.' }),
  ...accountingParams(),
  ...presentationParams({}),
})

/** How close the factor is to the country that was asked for. */
export const hotelTier = oneOf(
  ['exact', 'region', 'estimate', 'user'],
  'exact: published for the country. region: of an earlier edition of the publisher. estimate: ours. user: brought by the operator.',
)
export const HOTEL_UNIT = literal('kg CO2e per room per night', 'The unit of the factor.')

export const FactorRange = Type.Object(
  {
    low: amount('Lower end, kg CO2e per room and night.'),
    high: amount('Upper end, kg CO2e per room and night.'),
    basis: text('How the range was derived.'),
  },
  { $id: 'FactorRange', ...closed, description: 'Only with estimates: the likely range of the factor.' },
)

const emissions = object('What the stay emits, and what proves it.', {
  ...kgTotal('Total'),
  co2e_calculation_method: gwpMethod,
  per_night_kg: kg('All rooms of the stay, a night'),
  per_night_g: grams('All rooms of the stay, a night'),
  per_room_night_kg: kg('A room and night: the factor'),
  per_room_night_g: grams('A room and night: the factor'),
  ...proofFields,
})

const stay = object('The stay as it was understood.', {
  country_code: countryCode,
  country_name: countryName,
  nights: whole('Nights of the stay.'),
  rooms: whole('Number of rooms.'),
  total_room_nights: whole('Nights times rooms.'),
})

const factor = object('The factor used for the country.', {
  value: amount('The factor, in unit.'),
  unit: HOTEL_UNIT,
  is_estimate: yesNo('True unless the present edition of the publisher has the country.'),
  tier: hotelTier,
  year: whole('The year that the factor describes.'),
  region: text('UN M49 region, for example Western Europe.'),
  range: Type.Optional(ref(FactorRange)),
})

export const HotelEmissionAnswer = calculationAnswer(
  'HotelEmissionAnswer',
  'hotel_emission',
  { emissions, stay, factor },
  ['GHG_Protocol'],
)

export type HotelEmissionAnswer = Static<typeof HotelEmissionAnswer>
