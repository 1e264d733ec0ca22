import { editionMeta, presentEquivalents, presentTrail } from '../../../contract/present.ts'
import { toNumber } from '../../../core/decimal.ts'
import { equivalents } from '../../../core/equivalents.ts'
import type { Notice } from '../../../core/notices.ts'
import { kgFromGrams } from '../../../core/quantity.ts'
import type { Edition } from '../../edition.ts'
import type { HotelFactor, HotelStay } from '../calculate.ts'
import { HOTEL_STANDARDS, HOTEL_UNIT, hotelTier, isHotelEstimate } from '../common.ts'
import type { HotelEmissionAnswer } from './schema.ts'

export interface HotelQuestion {
  nights: number
  rooms: number
  equivalents: boolean
}

export function presentHotelEmission(
  edition: Edition,
  id: string,
  { nights, rooms, equivalents: withEquivalents }: HotelQuestion,
  factor: HotelFactor,
  stay: HotelStay,
  notices: readonly Notice[],
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
          source_trail: presentTrail(factor.trail),
          ...(withEquivalents && {
            equivalents: presentEquivalents(equivalents(edition.equivalents, stay.co2eGrams)),
          }),
        },
        stay: {
          country_code: factor.countryCode,
          country_name: factor.countryName,
          nights,
          rooms,
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
        notices: notices.length === 0 ? [...factor.notices] : [...factor.notices, ...notices],
      },
    },
    meta: {
      methodology: 'Hotel factor of the country per room and night x nights x rooms',
      emission_factors_year: factor.year,
      standards_compliance: HOTEL_STANDARDS,
      ...editionMeta(edition),
    },
  }
}
