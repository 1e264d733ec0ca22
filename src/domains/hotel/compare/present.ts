import type { ResponseParts } from '../../../contract/operation.ts'
import { placeTrail } from '../../../contract/present.ts'
import { placeRange } from '../../../contract/range.ts'
import { ROUNDED_ONCE } from '../../../contract/schema.ts'
import type { Measures } from '../../../engine/calculation.ts'
import { rangeFigures } from '../../../engine/derive/range.ts'
import { toNumber } from '../../../engine/numbers/decimal.ts'
import { kgFromGrams } from '../../../engine/numbers/quantity.ts'
import { GRAMS } from '../../../engine/units.ts'
import type { Edition } from '../../../factors/edition.ts'
import { message } from '../../../messages/messages.ts'
import type { ComparedStay } from '../compare.ts'
import { HOTEL_METHOD, HOTEL_STANDARDS, hotelClass, hotelTier, isHotelEstimate } from '../require.ts'
import { roomNights } from '../stay.ts'
import type { HotelCompareAnswer } from './schema.ts'

export interface HotelComparison {
  readonly nights: number
  readonly rooms: number
  /** Lowest total first. */
  readonly compared: readonly ComparedStay[]
}

export function presentHotelCompare(
  edition: Edition,
  { result: { nights, rooms, compared }, notices, meta }: ResponseParts<HotelComparison>,
): HotelCompareAnswer {
  const stay = roomNights(nights * rooms)
  return {
    data: compared.map((item) => presentItem(edition, item, stay)),
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
      source_trail: compared.flatMap(({ plan }) =>
        placeTrail(plan.trail, HOTEL_METHOD, plan.trailFigures(stay)),
      ),
      notices,
      ...meta,
    },
  }
}

function presentItem(
  edition: Edition,
  { factor, plan, co2eGrams, savingsGrams, savingsPercent }: ComparedStay,
  stay: Measures,
) {
  const range = plan.range(stay)
  return {
    country_code: factor.countryCode,
    country_name: factor.countryName,
    total_kg: kgFromGrams(co2eGrams),
    total_grams: co2eGrams,
    range: placeRange(
      range,
      {
        what: message('subject.hotel', { country: factor.countryCode }),
        unit: GRAMS,
        large: 0,
        measured: edition.measured(hotelClass(factor)),
      },
      rangeFigures(range, co2eGrams, [], GRAMS),
    ),
    per_room_night_kg: toNumber(factor.kgPerRoomNight),
    savings_vs_highest_kg: kgFromGrams(savingsGrams),
    savings_vs_highest_percent: savingsPercent,
    is_estimate: isHotelEstimate(factor),
    tier: hotelTier(factor),
  }
}
