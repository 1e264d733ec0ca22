/** What the three hotel endpoints say alike. */

import { ApiError } from '../../contract/errors.ts'
import type { Tier } from '../../core/trail.ts'
import type { Edition } from '../edition.ts'
import type { HotelFactor } from './calculate.ts'
import { findHotelFactor } from './find.ts'

export const HOTEL_UNIT = 'kg CO2e per room per night'
export const HOTEL_STANDARDS = { GHG_Protocol: 'Scope 3 Category 6 (business travel)' }

/** The hotel factors of one or more countries. Throws no_factor naming every country without one. */
export function requireHotelFactors(
  edition: Edition,
  codes: readonly string[],
  field: string,
): [HotelFactor, ...HotelFactor[]] {
  const found = codes.map((code) => findHotelFactor(edition, code))
  const missing = codes.filter((_, index) => found[index] === undefined)
  if (missing.length > 0) {
    const names = missing.map((code) => `${edition.countries.get(code)?.name} (${code})`).join(', ')
    const message = `No hotel factor is published for ${names}, and no grid intensity to estimate one from.`
    throw new ApiError({ code: 'no_factor', field, message })
  }
  return found as [HotelFactor, ...HotelFactor[]]
}

/** With strict=true, throws no_exact_factor naming every country without a factor in the present edition. */
export function requireExactFactors(factors: readonly HotelFactor[], field: string): void {
  const fallbacks = factors.filter(isHotelEstimate)
  if (fallbacks.length === 0) return
  const missing = fallbacks.map((factor) => `${factor.countryName} (${why(factor)})`).join(', ')
  const message = `With strict=true only published factors of the present edition count; there is none for ${missing}.`
  throw new ApiError({ code: 'no_exact_factor', field, message })
}

/** Neither published for the country in the present edition nor brought by the operator. */
export function isHotelEstimate({ tier }: HotelFactor): boolean {
  return tier !== 'exact' && tier !== 'user'
}

function why(factor: HotelFactor): string {
  return factor.tier === 'estimate' ? 'estimate only' : `last published for ${factor.year}`
}

export function hotelTier({ tier }: HotelFactor): Exclude<Tier, 'global'> {
  if (tier === 'global') throw new Error('hotel factors are per country')
  return tier
}
