/** What a key is answered that is over its burst, over its month or revoked. */
import { ApiError } from '../../../engine/errors.ts'
import { endOfMonth } from '../calendar.ts'
import type { Standing } from '../meter.ts'
import { hardStop, type LimitedPlan } from '../plans.ts'

/** Undefined when the request was granted. */
export function refusal(plan: LimitedPlan, { outcome, month, rate }: Standing): ApiError | undefined {
  if (outcome === 'granted') return undefined
  if (outcome === 'quota_exceeded') return overQuota(plan, month)
  if (outcome === 'unauthorized') return revoked()
  return new ApiError({
    code: 'rate_limited',
    message: `Too many requests: plan '${plan.name}' allows ${rate.burst} at once and ${rate.perSecond} per second. Try again after the time in Retry-After.`,
  })
}

/** `month`: YYYY-MM. */
export function overQuota(plan: LimitedPlan, month: string): ApiError {
  return new ApiError({
    code: 'quota_exceeded',
    message: `You have used this month's quota: ${plan.answersPerMonth} calculations in plan '${plan.name}', ${hardStop(plan)} including the grace allowance. It resets on ${endOfMonth(month)}.`,
  })
}

export function revoked(): ApiError {
  return new ApiError({
    code: 'unauthorized',
    message: 'The API key was revoked or has expired. Send a valid one as Authorization: Bearer <API_KEY>.',
  })
}
