/** The limit headers of an answer to a limited key (the contract, and draft-ietf-httpapi-ratelimit-headers). */
import { secondsOfMonth, secondsToNextMonth } from '../../../platform/access/calendar.ts'
import { secondsUntil } from '../../../platform/access/limits/token-bucket.ts'
import type { Standing } from '../../../platform/access/meter.ts'
import { type LimitedPlan, usageWarning } from '../../../platform/access/plans.ts'

/** `answers` is the month's usage with this answer, when it counts. */
export function limitHeaders(
  plan: LimitedPlan,
  standing: Standing,
  answers: number,
  nowMs: number,
): Record<string, string | number> {
  const { rate, tokens } = standing
  const remaining = Math.floor(tokens)
  const fullIn = secondsUntil(rate.burst, tokens, rate)
  const monthLeft = Math.max(0, plan.answersPerMonth - answers)
  const warning = usageWarning(answers, plan)
  const refillSeconds = secondsUntil(rate.burst, 0, rate)
  const nextMonth = secondsToNextMonth(nowMs)
  return {
    'x-ratelimit-limit': rate.burst,
    'x-ratelimit-remaining': remaining,
    'x-monthly-usage': answers,
    'x-monthly-limit': plan.answersPerMonth,
    ...(warning && { 'x-usage-warning': warning }),
    'ratelimit-policy': `"burst";q=${rate.burst};w=${refillSeconds}, "month";q=${plan.answersPerMonth};w=${secondsOfMonth(nowMs)}`,
    ratelimit: `"burst";r=${remaining};t=${fullIn}, "month";r=${monthLeft};t=${nextMonth}`,
    ...((standing.outcome === 'quota_exceeded' || standing.outcome === 'rate_limited') && {
      'retry-after': retryAfter(standing, nextMonth),
    }),
  }
}

function retryAfter({ outcome, rate, tokens }: Standing, nextMonthSeconds: number): number {
  return outcome === 'quota_exceeded' ? nextMonthSeconds : Math.max(1, secondsUntil(1, tokens, rate))
}
