/** A fuel that is burnt, in short. */
import { type Brief, briefPlans, plannedBrief } from '../../brief.ts'
import type { Edition } from '../../edition.ts'
import type { FuelFactor } from '../calculate.ts'
import { fuelTrail } from '../trail.ts'
import type { FuelResult } from './present.ts'

const plans = briefPlans<FuelFactor>()

/** Whatever the amount, the parts are in one proportion. */
const ONE_UNIT = 1

export function fuelBrief(_edition: Edition, { question, factor, burnt }: FuelResult): Brief {
  const { include_wtt } = question
  const plan = plans(factor, include_wtt ? 'wtt' : '', () => fuelTrail(factor, ONE_UNIT, include_wtt).factors)
  const { directGrams, wellToTankGrams, co2eGrams } = burnt
  const direct = directGrams > 0 || wellToTankGrams === 0 ? { scope_1: directGrams } : {}
  return plannedBrief(plan, co2eGrams, {
    ...direct,
    ...(wellToTankGrams > 0 && { scope_3_category_3: wellToTankGrams }),
  })
}
