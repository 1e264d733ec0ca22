import { presentTrail } from '../../../contract/present.ts'
import { ROUNDED_ONCE } from '../../../contract/schema.ts'
import { toNumber } from '../../../core/decimal.ts'
import { kgFromGrams } from '../../../core/quantity.ts'
import type { Edition } from '../../edition.ts'
import type { Answered } from '../../operation.ts'
import type { ComparedStay } from '../calculate.ts'
import { HOTEL_METHOD, HOTEL_STANDARDS, hotelTier, isHotelEstimate } from '../require.ts'
import { stayRange, stayTrail } from '../trail.ts'
import type { HotelCompareAnswer } from './schema.ts'

export interface HotelComparison {
  readonly nights: number
  readonly rooms: number
  /** Lowest total first. */
  readonly compared: readonly ComparedStay[]
}

export function presentHotelCompare(
  edition: Edition,
  { result: { nights, rooms, compared }, notices, meta }: Answered<HotelComparison>,
): HotelCompareAnswer {
  return {
    data: compared.map(presentItem),
    meta: {
      nights,
      rooms,
      total_room_nights: nights * rooms,
      lowest_emissions: compared[0]?.factor.countryCode ?? '',
      highest_emissions: compared.find((item) => item.savingsGrams === 0)?.factor.countryCode ?? '',
      methodology: 'Hotel factor of each country per room and night x nights x rooms',
      emission_factors_year: edition.emissionFactorsYear,
      standards_compliance: HOTEL_STANDARDS,
      rounding: ROUNDED_ONCE,
      source_trail: compared.flatMap(({ factor, stay }) =>
        presentTrail(stayTrail(factor, stay), HOTEL_METHOD),
      ),
      notices,
      ...meta,
    },
  }
}

function presentItem({ factor, stay, savingsGrams, savingsPercent }: ComparedStay) {
  return {
    country_code: factor.countryCode,
    country_name: factor.countryName,
    total_kg: kgFromGrams(stay.co2eGrams),
    total_grams: stay.co2eGrams,
    range: stayRange(factor, stay),
    per_room_night_kg: toNumber(factor.kgPerRoomNight),
    savings_vs_highest_kg: kgFromGrams(savingsGrams),
    savings_vs_highest_percent: savingsPercent,
    is_estimate: isHotelEstimate(factor),
    tier: hotelTier(factor),
  }
}
