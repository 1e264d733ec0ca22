import type { PresentedNotice } from '../../../contract/notices.ts'
import { seconds, zuluNow } from '../../../contract/timestamp.ts'
import { endOfMonth } from '../../../platform/access/calendar.ts'
import { hardStop, limitsOf, usageWarning } from '../../../platform/access/plans.ts'
import type { KeyRecord } from '../../../platform/access/store.ts'
import type { UsageRow } from '../../../platform/access/usage/counts.ts'
import type { MonthUsage } from '../../../platform/access/usage/summary.ts'
import type { UsageAnswer } from './schema.ts'

export function presentUsage(key: KeyRecord, usage: MonthUsage, notices: PresentedNotice[]): UsageAnswer {
  const plan = limitsOf(key.plan)
  return {
    data: {
      type: 'usage',
      id: `${key.id}:${usage.month}`,
      attributes: {
        key: {
          id: key.id,
          name: key.name,
          created_at: seconds(key.createdAt),
          expires_at: key.expiresAt === null ? null : seconds(key.expiresAt),
        },
        plan: { name: key.plan, per_second: plan?.perSecond ?? null, burst: plan?.burst ?? null },
        month: {
          month: usage.month,
          answers: usage.answers,
          limit: plan?.answersPerMonth ?? null,
          hard_stop: plan ? hardStop(plan) : null,
          warning: (plan && usageWarning(usage.answers, plan)) ?? null,
          ends_at: endOfMonth(usage.month),
        },
        endpoints: usage.endpoints.map(presentEndpoint),
        days: usage.days.map(({ day, answers, endpoints }) => ({
          day,
          answers,
          endpoints: endpoints.map(presentEndpoint),
        })),
        notices,
      },
    },
    meta: { reported_at: zuluNow() },
  }
}

function presentEndpoint({ endpoint, answers }: Pick<UsageRow, 'endpoint' | 'answers'>) {
  return { endpoint, answers }
}
