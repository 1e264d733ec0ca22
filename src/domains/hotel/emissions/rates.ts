/** A room-night in every country. */
import { decimal } from '../../../core/decimal.ts'
import { multiplyRationals, rational } from '../../../core/rational.ts'
import { briefPlan } from '../../brief.ts'
import { type Rates, rateRow, rowOrReason, textColumn, wholeColumn } from '../../rates.ts'
import { stayTrail } from '../trail.ts'
import { hotelEmissions } from './operation.ts'

const GRAMS_PER_KG = rational(decimal(1000))

export const hotelRates: Rates = {
  name: 'hotel_rates',
  description:
    'A room and night in every country: of the publisher, of an earlier edition of it, or estimated.',
  keys: { country: textColumn('ISO 3166-1 alpha-2.') },
  figures: { total: wholeColumn('Grams a room and night.') },
  async *rows(context) {
    for (const country of context.edition.countries.keys()) {
      yield await rowOrReason({ country }, async () => {
        const question = { country, nights: 1, rooms: 1, explain: false, equivalents: false }
        const { result, notices } = await hotelEmissions.calculate(context, question)
        const { factor, stay } = result
        return rateRow(
          { country },
          {
            figures: { total: multiplyRationals(rational(factor.kgPerRoomNight), GRAMS_PER_KG) },
            plan: briefPlan(stayTrail(factor, stay).factors),
            notices,
          },
        )
      })
    }
  },
}
