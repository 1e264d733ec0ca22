/** What a stay is made of: room-nights times the factor of the country. */

import { rangeInKg } from '../../contract/range.ts'
import type { Trail } from '../../core/contribution.ts'
import { decimal } from '../../core/decimal.ts'
import { rational } from '../../core/rational.ts'
import type { HotelFactor, HotelStay } from './calculate.ts'

/** The first figure is the factor; behind an estimate, what it was made from. */
export function stayTrail({ trail: [entry, ...inputs] }: HotelFactor, { roomNights }: HotelStay): Trail {
  const quantity = rational(decimal(roomNights))
  return { factors: [{ entry, quantity, unit: 'room-nights', part: 'direct', inputs }], beside: [] }
}

export function stayRange(factor: HotelFactor, stay: HotelStay) {
  const contributions = stayTrail(factor, stay).factors
  return rangeInKg({ amount: stay.co2eGrams, contributions, what: `a hotel stay in ${factor.countryName}` })
}
