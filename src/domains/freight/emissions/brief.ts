/** A shipment in short. */
import { decimal } from '../../../core/decimal.ts'
import {
  addRationals,
  divideRationals,
  isAbove,
  multiplyRationals,
  type Rational,
  rational,
  ZERO_RATIONAL,
} from '../../../core/rational.ts'
import { type SmallDecimal, scaled } from '../../../core/scaled.ts'
import { type Brief, plannedBrief } from '../../../engine/derive/short-row.ts'
import type { Edition } from '../../edition.ts'
import type { Scaling } from '../../operation.ts'
import type { FreightLeg } from '../transport/legs.ts'
import { WEIGHT_MAX_TONNES, type WeightUnit, weightFrom } from './question.ts'
import type { FreightResult } from './result.ts'

export function freightBrief(_edition: Edition, { loaded, emissions }: FreightResult): Brief {
  return plannedBrief(loaded.brief(), emissions.co2eGrams, scopesOf(emissions.co2eGrams))
}

/** Of who buys the transport. */
const scopesOf = (scope_3_category_4: number): Brief['scopes'] => ({ scope_3_category_4 })

/** The way and its vehicles times the weight. Whole vehicles go by steps, which are left to the calculation. */
export const freightScaling: Scaling<FreightResult> = {
  quantities: ['weight'],
  prepare(_edition, { question, loaded, times }) {
    const { legs } = loaded.transport
    if (legs.some(({ cargo }) => cargo.isDedicated)) return () => undefined
    const weight = rational(decimal(question.weight))
    const plan = loaded.brief()
    const scale = scaled([divideRationals(multiplyRationals(gramsOf(legs), rational(times)), weight)], 1)
    const limits = [WEIGHT_MAX_TONNES, ...payloads(legs)].map((tonnes) =>
      weightFrom(tonnes, question.unit as WeightUnit),
    )
    return (quantity) => {
      const other = exact(quantity)
      // Above a limit there is a notice, or a refusal.
      const isAlike = limits.every((limit) => isAbove(other, limit) === isAbove(weight, limit))
      if (quantity.digits === 0 || !isAlike) return undefined
      const { grams } = scale(quantity)
      return plannedBrief(plan, grams, scopesOf(grams))
    }
  },
}

function gramsOf(legs: readonly FreightLeg[]): Rational {
  return legs
    .flatMap(({ parts: { scope1, scope2, category3 } }) => [scope1, scope2, category3])
    .reduce(addRationals, ZERO_RATIONAL)
}

/** What one vehicle of each leg carries, where that is known, in tonnes. */
function payloads(legs: readonly FreightLeg[]): Rational[] {
  return legs.flatMap(({ factor }) => factor.intensity.vehicle?.payloadTonnes ?? [])
}

const exact = ({ digits, scale }: SmallDecimal): Rational => rational({ digits: BigInt(digits), scale })
