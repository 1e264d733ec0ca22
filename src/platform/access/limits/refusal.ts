/** The errors for a key that is over its burst, over its month or revoked. */
import { ApiError, problem } from '../../../engine/errors.ts'
import { firstDayAfter } from '../calendar.ts'
import type { Standing } from '../meter.ts'
import { hardStop, type LimitedPlan } from '../plans.ts'

/** Undefined when the request was granted. */
export function refusal(plan: LimitedPlan, { outcome, month, rate }: Standing): ApiError | undefined {
  if (outcome === 'granted') return undefined
  if (outcome === 'quota_exceeded') return overQuota(plan, month)
  if (outcome === 'unauthorized') return revoked()
  const { burst, perSecond } = rate
  return new ApiError(problem('rate_limited.burst', { plan: plan.name, burst, per_second: perSecond }))
}

/** `month`: YYYY-MM. */
export function overQuota(plan: LimitedPlan, month: string): ApiError {
  const values = {
    plan: plan.name,
    limit: plan.answersPerMonth,
    hard_stop: hardStop(plan),
    reset_date: firstDayAfter(month),
  }
  return new ApiError(problem('quota_exceeded.month', values))
}

export function revoked(): ApiError {
  return new ApiError(problem('unauthorized.revoked', {}))
}
