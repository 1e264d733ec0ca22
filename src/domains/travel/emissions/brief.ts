/** A trip in short. */
import { type Brief, plannedBrief } from '../../../engine/derive/short-row.ts'
import type { Edition } from '../../edition.ts'
import type { Scaling } from '../../operation.ts'
import type { TravelResult } from './result.ts'

export function travelBrief(_edition: Edition, { oneWay, emissions }: TravelResult): Brief {
  const { co2eGrams } = emissions
  return plannedBrief(oneWay.brief(), co2eGrams, scopesOf(co2eGrams))
}

/** Business travel. */
const scopesOf = (scope_3_category_6: number): Brief['scopes'] => ({ scope_3_category_6 })

/** Each passenger is another one; of whole vehicles none, and they have a notice of their own. */
export const travelScaling: Scaling<TravelResult> = {
  quantities: ['passengers'],
  prepare(_edition, { way, oneWay, emissions }) {
    if (way.trip.figures.perVehicle) return () => undefined
    const plan = oneWay.brief()
    const { perPassengerGrams } = emissions
    return (passengers) => {
      const grams = perPassengerGrams * passengers.digits
      return plannedBrief(plan, grams, scopesOf(grams))
    }
  },
}
