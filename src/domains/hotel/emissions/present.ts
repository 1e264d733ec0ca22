import { placeTrail, presentEquivalents } from '../../../contract/present.ts'
import { KILOGRAMS, placeRange, rangeFigures } from '../../../contract/range.ts'
import { ROUNDED_ONCE } from '../../../contract/schema.ts'
import { decimal, toNumber } from '../../../core/decimal.ts'
import { equivalents } from '../../../core/equivalents.ts'
import { kgFromGrams } from '../../../core/quantity.ts'
import { rational } from '../../../core/rational.ts'
import type { Edition } from '../../edition.ts'
import { laidOut } from '../../layout.ts'
import type { Answered } from '../../operation.ts'
import type { HotelFactor, HotelStay } from '../calculate.ts'
import { HOTEL_METHOD, HOTEL_STANDARDS, HOTEL_UNIT, hotelTier, isHotelEstimate } from '../require.ts'
import { stayFigures, stayPlan, staySaid, stayTrail } from '../trail.ts'
import type { HotelEmissionAnswer } from './schema.ts'

export interface HotelResult {
  readonly question: { readonly nights: number; readonly rooms: number; readonly equivalents: boolean }
  readonly factor: HotelFactor
  readonly stay: HotelStay
}

type HotelFigures = ReturnType<typeof figures>

function figures(_edition: Edition, { question, factor, stay }: HotelResult) {
  const { nights, rooms } = question
  return {
    nights,
    rooms,
    room_nights: stay.roomNights,
    kg: kgFromGrams(stay.co2eGrams),
    grams: stay.co2eGrams,
    night_kg: kgFromGrams(stay.perNightGrams),
    night_g: stay.perNightGrams,
    range: rangeFigures(stayPlan(factor), stay.co2eGrams, [], KILOGRAMS),
    trail: stayFigures(factor)(rational(decimal(stay.roomNights))),
  }
}

export const hotelLayout = laidOut<HotelResult, HotelFigures>({
  figures,
  key: ({ question, factor }) => (question.equivalents ? undefined : { of: factor, options: '' }),
  place: placeHotelEmission,
})

function placeHotelEmission(
  edition: Edition,
  { id, result: { question, factor, stay }, notices, meta }: Answered<HotelResult>,
  placed: HotelFigures,
): HotelEmissionAnswer {
  return {
    data: {
      type: 'hotel_emission',
      id,
      attributes: {
        emissions: {
          co2e: placed.kg,
          co2e_unit: 'kg',
          co2e_grams: placed.grams,
          co2e_calculation_method: factor.gwp,
          per_night_kg: placed.night_kg,
          per_night_g: placed.night_g,
          per_room_night_kg: kgFromGrams(stay.perRoomNightGrams),
          per_room_night_g: stay.perRoomNightGrams,
          range: placeRange(stayPlan(factor), staySaid(factor), placed.range),
          rounding: ROUNDED_ONCE,
          source_trail: placeTrail(stayTrail(factor, stay), HOTEL_METHOD, placed.trail),
          ...(question.equivalents && {
            equivalents: presentEquivalents(equivalents(edition.equivalents, stay.co2eGrams)),
          }),
        },
        stay: {
          country_code: factor.countryCode,
          country_name: factor.countryName,
          nights: placed.nights,
          rooms: placed.rooms,
          total_room_nights: placed.room_nights,
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
