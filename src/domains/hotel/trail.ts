/** What a stay is made of: room-nights times the factor of the country. */

import { KILOGRAMS, placeRange, type RangePlan, rangeFigures, rangePlan } from '../../contract/range.ts'
import type { Trail } from '../../core/contribution.ts'
import { decimal } from '../../core/decimal.ts'
import { type Multiples, multiples } from '../../core/multiples.ts'
import { rational } from '../../core/rational.ts'
import { rememberedBy } from '../../core/remembered.ts'
import type { HotelFactor, HotelStay } from './calculate.ts'

/** The first figure is the factor; behind an estimate, what it was made from. */
export function stayTrail(
  { trail: [entry, ...inputs] }: HotelFactor,
  { roomNights }: Pick<HotelStay, 'roomNights'>,
): Trail {
  const quantity = rational(decimal(roomNights))
  return { factors: [{ entry, quantity, unit: 'room-nights', part: 'direct', inputs }], beside: [] }
}

/** However long the stay, it lies between the same multiples of its figure. */
export const stayPlan: (factor: HotelFactor) => RangePlan = rememberedBy((factor) =>
  rangePlan(stayTrail(factor, { roomNights: 1 }).factors, []),
)

/** What trailFigures says of the trail of so many room-nights. */
export const stayFigures: (factor: HotelFactor) => Multiples = rememberedBy((factor) =>
  multiples(stayTrail(factor, { roomNights: 1 }).factors),
)

export function staySaid({ countryName }: HotelFactor) {
  return { what: `a hotel stay in ${countryName}`, unit: KILOGRAMS, large: 0 }
}

export function stayRange(factor: HotelFactor, { co2eGrams }: HotelStay) {
  const plan = stayPlan(factor)
  return placeRange(plan, staySaid(factor), rangeFigures(plan, co2eGrams, [], KILOGRAMS))
}
