/** A fuel that is burnt, in short. */
import { rational } from '../../../core/rational.ts'
import { scaled } from '../../../core/scaled.ts'
import { type Brief, briefPlans, plannedBrief } from '../../brief.ts'
import type { Edition } from '../../edition.ts'
import type { Scaling } from '../../operation.ts'
import type { FuelFactor } from '../calculate.ts'
import { fuelTrail } from '../trail.ts'
import type { FuelResult } from './present.ts'

const plans = briefPlans<FuelFactor>()

/** Whatever the amount, the parts are in one proportion. */
const ONE_UNIT = 1

export function fuelBrief(_edition: Edition, { question, factor, burnt }: FuelResult): Brief {
  const { include_wtt } = question
  const plan = plans(factor, include_wtt ? 'wtt' : '', () => fuelTrail(factor, ONE_UNIT, include_wtt).factors)
  return plannedBrief(plan, burnt.co2eGrams, scopesOf(burnt.directGrams, burnt.wellToTankGrams))
}

function scopesOf(direct: number, wellToTank: number): Brief['scopes'] {
  if (wellToTank === 0) return { scope_1: direct }
  return direct === 0
    ? { scope_3_category_3: wellToTank }
    : { scope_1: direct, scope_3_category_3: wellToTank }
}

/** Both factors times the amount. */
export const fuelScaling: Scaling<FuelResult> = {
  quantities: ['amount'],
  prepare(_edition, { question, factor }) {
    const { include_wtt } = question
    const plan = plans(
      factor,
      include_wtt ? 'wtt' : '',
      () => fuelTrail(factor, ONE_UNIT, include_wtt).factors,
    )
    const scale = scaled(
      (include_wtt ? [factor.direct, factor.wellToTank] : [factor.direct]).map((one) => rational(one)),
      GRAMS_PER_KG,
    )
    return (amount) => {
      const found = scale(amount)
      return plannedBrief(plan, found.grams, scopesOf(found.parts[0] ?? 0, found.parts[1] ?? 0))
    }
  },
}

const GRAMS_PER_KG = 1000
