/** The factors of countries, and what kind of figure each is. */
import { ApiError, problem } from '../../engine/errors.ts'
import type { Tier } from '../../engine/trail.ts'
import type { Edition } from '../../factors/edition.ts'
import type { HotelFactor } from './factor.ts'
import { hotelPart } from './part.ts'

export const HOTEL_UNIT = 'kg CO2e per room per night'
/** The page that says how it is calculated. */
export const HOTEL_METHOD = 'docs/methods/hotel.md'
export const HOTEL_STANDARDS = { GHG_Protocol: 'Scope 3 Category 6 (business travel)' }

/** The hotel factors of one or more countries. Throws no_factor naming every country without one. */
export function requireHotelFactors(
  edition: Edition,
  codes: readonly string[],
  field: string,
): [HotelFactor, ...HotelFactor[]] {
  const factors = edition.part(hotelPart)
  const found = codes.map((code) => factors.get(code))
  const missing = codes.filter((_, index) => found[index] === undefined)
  if (missing.length > 0) {
    throw new ApiError(problem('no_factor.hotel', { countries: missing }, { field }))
  }
  return found as [HotelFactor, ...HotelFactor[]]
}

/** Neither published for the country in the present edition nor brought by the operator. */
export function isHotelEstimate({ tier }: HotelFactor): boolean {
  return tier !== 'exact' && tier !== 'user'
}

/** What was measured of its range is counted by. */
export const hotelClass = (factor: HotelFactor): string =>
  isHotelEstimate(factor) ? 'hotel_estimate' : 'hotel_published'

export function hotelTier({ tier }: HotelFactor): Exclude<Tier, 'global'> {
  if (tier === 'global') throw new Error('hotel factors are per country')
  return tier
}
