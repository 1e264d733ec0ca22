/** A hotel stay: room-nights times the factor of the country (GHG Protocol Scope 3, category 6). */

import type { Params } from '../../contract/params/schema.ts'
import type { Measures } from '../../engine/calculation.ts'
import { decimal, toNumber } from '../../engine/numbers/decimal.ts'
import { rational } from '../../engine/numbers/rational.ts'
import type { Term } from '../../engine/term.ts'
import { message } from '../../messages/messages.ts'
import type { Method } from '../method/method.ts'
import type { HotelEmissionAnswer, HotelEmissionsQuery } from './emissions/schema.ts'
import type { HotelFactor } from './factor.ts'
import {
  HOTEL_METHOD,
  HOTEL_STANDARDS,
  HOTEL_UNIT,
  hotelClass,
  hotelTier,
  isHotelEstimate,
  requireHotelFactors,
} from './require.ts'

export interface Stay {
  readonly factor: HotelFactor
}

interface StayNumbers {
  readonly nights: number
  readonly rooms: number
  readonly room_nights: number
}

/** Other amounts of room-nights whose emissions are shown. */
type StayRates = 'night' | 'room_night'

export const hotelStay: Method<
  Params<typeof HotelEmissionsQuery>,
  Stay,
  StayNumbers,
  StayRates,
  typeof HotelEmissionAnswer
> = {
  kind: 'hotel_emission',
  page: HOTEL_METHOD,
  methodology: 'Hotel factor of the country per room and night x nights x rooms',
  standards: HOTEL_STANDARDS,
  measures: { room_nights: { product: ['nights', 'rooms'] } },

  calculate({ edition }, params) {
    const [factor] = requireHotelFactors(edition, [params.country], 'country')
    const { nights, rooms } = params
    return {
      choice: { factor },
      measures: roomNights(nights * rooms),
      rates: {
        night: roomNights(rooms),
        room_night: roomNights(1),
      },
      numbers: { nights, rooms, room_nights: nights * rooms },
      identity: params,
    }
  },

  terms: stayTerms,
  assumptions: ({ factor }) => factor.notices,
  calibrationClass: ({ factor }) => hotelClass(factor),
  year: ({ factor }) => factor.year,
  what: ({ factor }) => message('subject.hotel', { country: factor.countryCode }),

  emissions: (_choice, { rates }) => ({
    per_night_kg: rates.night.shown,
    per_night_g: rates.night.whole,
    per_room_night_kg: rates.room_night.shown,
    per_room_night_g: rates.room_night.whole,
  }),

  attributes: ({ factor }, { numbers }) => ({
    stay: {
      country_code: factor.countryCode,
      country_name: factor.countryName,
      nights: numbers.nights,
      rooms: numbers.rooms,
      total_room_nights: numbers.room_nights,
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
  }),
}

/** One room-night times the factor; behind an estimate, what it was made from. */
export function stayTerms({ factor }: Stay): Term[] {
  const [entry, ...inputs] = factor.trail
  const { gwp } = factor
  return [
    {
      entry,
      quantity: ONE,
      of: 'room_nights',
      unit: 'room-nights',
      part: 'direct',
      line: 'scope_3_category_6',
      gwp,
      inputs,
    },
  ]
}

const ONE = rational(decimal(1))

/** Of a stay of so many rooms and nights. */
export const roomNights = (count: number): Measures => ({ room_nights: decimal(count) })
