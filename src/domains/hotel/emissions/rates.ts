/** A room-night in every country. */
import { ratesOf } from '../../method/rates.ts'
import { textColumn } from '../../rates.ts'
import { hotelStay } from '../stay.ts'
import { hotelEmissions } from './operation.ts'

export const hotelRates = ratesOf(hotelEmissions, {
  name: 'hotel_rates',
  description:
    'A room and night in every country: of the publisher, of an earlier edition of it, or estimated.',
  method: hotelStay,
  keys: { country: textColumn('ISO 3166-1 alpha-2.') },
  figures: { total: { line: 'scope_3_category_6', description: 'Grams a room and night.' } },
  *questions({ edition }) {
    for (const country of edition.countries.keys()) {
      yield [{ country }, { country, nights: 1, rooms: 1, explain: false, equivalents: false }]
    }
  },
})
