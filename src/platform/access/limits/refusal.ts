/** The 429 of a limited key that is over its burst or over its month. */
import { ApiError } from '../../../engine/errors.ts'
import { endOfMonth } from '../calendar.ts'
import { hardStop, type LimitedPlan } from '../plans.ts'
import type { Standing } from './limiter.ts'

/** Undefined when the request was granted. */
export function refusal(plan: LimitedPlan, { outcome, month, rate }: Standing): ApiError | undefined {
  if (outcome === 'granted') return undefined
  if (outcome === 'rate_limited') {
    return new ApiError({
      code: 'rate_limited',
      message: `Too many requests at once: plan '${plan.name}' allows a burst of ${rate.burst}, refilled with ${rate.perSecond} a second. Retry-After says when to ask again.`,
    })
  }
  return new ApiError({
    code: 'quota_exceeded',
    message: `The month's quota is used up: plan '${plan.name}' allows ${plan.answersPerMonth} answers a month, and with the grace above them ${hardStop(plan)}. The next month begins at ${endOfMonth(month)}.`,
  })
}
