/** Hotel stays: a country factor per occupied room and night (GHG Protocol Scope 3, category 6). */
import { type Decimal, decimal, toNumber } from '../../core/decimal.ts'
import type { Notice } from '../../core/notices.ts'
import { roundedRatio } from '../../core/quantity.ts'
import { rational } from '../../core/rational.ts'
import { rememberedBy } from '../../core/remembered.ts'
import { scaled } from '../../core/scaled.ts'
import type { GwpSet, Tier, TrailEntry } from '../../core/trail.ts'

export interface FactorRange {
  low: number
  high: number
  basis: string
}

export interface HotelFactor {
  countryCode: string
  countryName: string
  /** UN M49 region. */
  region: string
  kgPerRoomNight: Decimal
  tier: Tier
  year: number
  gwp: GwpSet
  id: string
  range?: FactorRange
  /** The factor, and what an estimate was made from. */
  trail: readonly [TrailEntry, ...TrailEntry[]]
  notices: readonly Notice[]
}

export interface HotelStay {
  co2eGrams: number
  perNightGrams: number
  perRoomNightGrams: number
  roomNights: number
}

/** Emissions of `rooms` rooms for `nights` nights; a room-night is exact, the total is rounded once. */
export function hotelStay(factor: HotelFactor, nights: number, rooms: number): HotelStay {
  const roomNights = nights * rooms
  const gramsOf = rates(factor)
  return {
    co2eGrams: gramsOf({ digits: roomNights, scale: 0 }).grams,
    perNightGrams: gramsOf({ digits: rooms, scale: 0 }).grams,
    perRoomNightGrams: gramsOf(ONE_ROOM_NIGHT).grams,
    roomNights,
  }
}

const ONE_ROOM_NIGHT = { digits: 1, scale: 0 }
const GRAMS_PER_KG = 1000
const rates = rememberedBy(({ kgPerRoomNight }: HotelFactor) =>
  scaled([rational(kgPerRoomNight)], GRAMS_PER_KG),
)

export interface ComparedStay {
  factor: HotelFactor
  stay: HotelStay
  savingsGrams: number
  /** Saving against the highest total, in per cent with one decimal. */
  savingsPercent: number
}

/** The same stay in several countries, lowest total first; ties keep the order given. */
export function compareStays(factors: readonly HotelFactor[], nights: number, rooms: number): ComparedStay[] {
  const stays = factors.map((factor) => ({ factor, stay: hotelStay(factor, nights, rooms) }))
  const highest = Math.max(...stays.map(({ stay }) => stay.co2eGrams))
  return stays
    .map(({ factor, stay }) => {
      const savingsGrams = highest - stay.co2eGrams
      const savingsPercent =
        highest === 0 ? 0 : roundedRatio(decimal(savingsGrams * 100), decimal(highest), 1)
      return { factor, stay, savingsGrams, savingsPercent }
    })
    .sort((a, b) => a.stay.co2eGrams - b.stay.co2eGrams)
}

export function byFactor(a: HotelFactor, b: HotelFactor): number {
  return toNumber(a.kgPerRoomNight) - toNumber(b.kgPerRoomNight) || (a.countryCode < b.countryCode ? -1 : 1)
}
