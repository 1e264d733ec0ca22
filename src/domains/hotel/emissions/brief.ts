/** A hotel stay in short. */
import { type Brief, briefPlans, plannedBrief } from '../../brief.ts'
import type { Edition } from '../../edition.ts'
import type { HotelFactor } from '../calculate.ts'
import { stayTrail } from '../trail.ts'
import type { HotelResult } from './present.ts'

const plans = briefPlans<HotelFactor>()

export function hotelBrief(_edition: Edition, { factor, stay }: HotelResult): Brief {
  const plan = plans(factor, '', () => stayTrail(factor, stay).factors)
  return plannedBrief(plan, stay.co2eGrams, { scope_3_category_6: stay.co2eGrams })
}
