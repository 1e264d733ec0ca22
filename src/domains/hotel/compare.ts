/** The same stay in several countries. */

import { type Plan, planOf } from '../../engine/derive/plan.ts'
import { memoizeByObject } from '../../engine/helpers/memoize.ts'
import { decimal } from '../../engine/numbers/decimal.ts'
import { roundedRatio } from '../../engine/numbers/quantity.ts'
import { GRAMS } from '../../engine/units.ts'
import type { HotelFactor } from './factor.ts'
import { roomNights, stayTerms } from './stay.ts'

export interface ComparedStay {
  readonly factor: HotelFactor
  readonly plan: Plan
  readonly co2eGrams: number
  readonly savingsGrams: number
  /** Saving against the highest total, in per cent with one decimal. */
  readonly savingsPercent: number
}

/** Lowest total first; ties keep the order given. */
export function compareStays(factors: readonly HotelFactor[], nights: number, rooms: number): ComparedStay[] {
  const stays = factors.map((factor) => {
    const plan = planOfStay(factor)
    return { factor, plan, co2eGrams: Number(plan.total(roomNights(nights * rooms))) }
  })
  const highest = Math.max(...stays.map(({ co2eGrams }) => co2eGrams))
  return stays
    .map((stay) => ({ ...stay, ...savings(stay.co2eGrams, highest) }))
    .sort((a, b) => a.co2eGrams - b.co2eGrams)
}

const planOfStay = memoizeByObject((factor: HotelFactor) =>
  planOf(stayTerms({ factor }), { unit: GRAMS, breakdown: {} }),
)

function savings(co2eGrams: number, highest: number) {
  const savingsGrams = highest - co2eGrams
  const savingsPercent = highest === 0 ? 0 : roundedRatio(decimal(savingsGrams * 100), decimal(highest), 1)
  return { savingsGrams, savingsPercent }
}
