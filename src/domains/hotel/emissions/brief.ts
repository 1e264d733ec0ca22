/** A hotel stay in short. */
import { rational } from '../../../core/rational.ts'
import { scaled } from '../../../core/scaled.ts'
import { type Brief, briefPlans, plannedBrief } from '../../brief.ts'
import type { Edition } from '../../edition.ts'
import type { Scaling } from '../../operation.ts'
import type { HotelFactor } from '../calculate.ts'
import { stayTrail } from '../trail.ts'
import type { HotelResult } from './present.ts'

const plans = briefPlans<HotelFactor>()

export function hotelBrief(_edition: Edition, { factor, stay }: HotelResult): Brief {
  const plan = plans(factor, '', () => stayTrail(factor, stay).factors)
  return plannedBrief(plan, stay.co2eGrams, { scope_3_category_6: stay.co2eGrams })
}

/** The factor times room-nights. */
export const hotelScaling: Scaling<HotelResult> = {
  quantities: ['nights', 'rooms'],
  prepare(_edition, { factor, stay }) {
    const plan = plans(factor, '', () => stayTrail(factor, stay).factors)
    const scale = scaled([rational(factor.kgPerRoomNight)], GRAMS_PER_KG)
    return (roomNights) => {
      const found = scale(roomNights)
      return plannedBrief(plan, found.grams, { scope_3_category_6: found.grams })
    }
  },
}

const GRAMS_PER_KG = 1000
