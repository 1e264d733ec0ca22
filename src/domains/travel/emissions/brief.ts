/** A trip in short. */
import { type Brief, briefPlan, plannedBrief } from '../../brief.ts'
import type { Edition } from '../../edition.ts'
import type { Scaling } from '../../operation.ts'
import type { TravelResult } from './result.ts'
import { travelTrail } from './trail.ts'

export function travelBrief(edition: Edition, result: TravelResult): Brief {
  const { co2eGrams } = result.emissions
  return plannedBrief(planOf(edition, result), co2eGrams, scopesOf(co2eGrams))
}

const planOf = (edition: Edition, result: TravelResult) => briefPlan(travelTrail(edition, result).factors)

/** Business travel. */
const scopesOf = (scope_3_category_6: number): Brief['scopes'] => ({ scope_3_category_6 })

/** Each passenger is another one; of whole vehicles none, and they have a notice of their own. */
export const travelScaling: Scaling<TravelResult> = {
  quantities: ['passengers'],
  prepare(edition, result) {
    if (result.trip.figures.perVehicle) return () => undefined
    const plan = planOf(edition, result)
    const { perPassengerGrams } = result.emissions
    return (passengers) => {
      const grams = perPassengerGrams * passengers.digits
      return plannedBrief(plan, grams, scopesOf(grams))
    }
  },
}
