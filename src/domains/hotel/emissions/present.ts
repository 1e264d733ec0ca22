import { presentEquivalents, presentTrail } from '../../../contract/present.ts'
import { ROUNDED_ONCE } from '../../../contract/schema.ts'
import { toNumber } from '../../../core/decimal.ts'
import { equivalents } from '../../../core/equivalents.ts'
import { kgFromGrams } from '../../../core/quantity.ts'
import type { Edition } from '../../edition.ts'
import type { Answered } from '../../operation.ts'
import type { HotelFactor, HotelStay } from '../calculate.ts'
import { HOTEL_METHOD, HOTEL_STANDARDS, HOTEL_UNIT, hotelTier, isHotelEstimate } from '../require.ts'
import { stayRange, stayTrail } from '../trail.ts'
import type { HotelEmissionAnswer } from './schema.ts'

export interface HotelResult {
  readonly question: { readonly nights: number; readonly rooms: number; readonly equivalents: boolean }
  readonly factor: HotelFactor
  readonly stay: HotelStay
}

export function presentHotelEmission(
  edition: Edition,
  { id, result: { question, factor, stay }, notices, meta }: Answered<HotelResult>,
): HotelEmissionAnswer {
  return {
    data: {
      type: 'hotel_emission',
      id,
      attributes: {
        emissions: {
          co2e: kgFromGrams(stay.co2eGrams),
          co2e_unit: 'kg',
          co2e_grams: stay.co2eGrams,
          co2e_calculation_method: factor.gwp,
          per_night_kg: kgFromGrams(stay.perNightGrams),
          per_night_g: stay.perNightGrams,
          per_room_night_kg: kgFromGrams(stay.perRoomNightGrams),
          per_room_night_g: stay.perRoomNightGrams,
          range: stayRange(factor, stay),
          rounding: ROUNDED_ONCE,
          source_trail: presentTrail(stayTrail(factor, stay), HOTEL_METHOD),
          ...(question.equivalents && {
            equivalents: presentEquivalents(equivalents(edition.equivalents, stay.co2eGrams)),
          }),
        },
        stay: {
          country_code: factor.countryCode,
          country_name: factor.countryName,
          nights: question.nights,
          rooms: question.rooms,
          total_room_nights: stay.roomNights,
        },
        factor: {
          value: toNumber(factor.kgPerRoomNight),
          unit: HOTEL_UNIT,
          is_estimate: isHotelEstimate(factor),
          tier: hotelTier(factor),
          year: factor.year,
          region: factor.region,
          ...(factor.range && { range: factor.range }),
        },
        notices,
      },
    },
    meta: {
      methodology: 'Hotel factor of the country per room and night x nights x rooms',
      emission_factors_year: factor.year,
      standards_compliance: HOTEL_STANDARDS,
      ...meta,
    },
  }
}
