/** Limits counted in this process. */

import { monthOf } from '../calendar.ts'
import { type GrowingCache, growingCache } from '../growing-cache.ts'
import { hardStop } from '../plans.ts'
import type { Ask, Limiter, MonthAnswers, Standing } from './limiter.ts'
import { type Bucket, dividedRate, type Rate, tokensAt } from './token-bucket.ts'

/** A key that falls out has not been used for long: its bucket is full again. */
const BUCKETS_MAX = 100_000

interface Counter extends Bucket {
  /** Answers of `month` that are promised and not settled yet. */
  reserved: number
  month: string
}

export interface MemoryLimits {
  months: MonthAnswers
  /** How many instances share the keys without counting together: each gives its part of a limit. */
  instances: number
}

export function memoryLimiter({ months, instances }: MemoryLimits): Limiter {
  const counters = growingCache<Counter>(BUCKETS_MAX)

  /** `answers` are those of the month that are settled, wherever. */
  const decide = ({ keyId, plan, counts }: Ask, month: string, answers: number): Standing => {
    const rate = dividedRate(plan, instances)
    const counter = counterNow(counters, keyId, month, rate)
    const standing = { rate, month, answers: answers + counter.reserved }
    // Instances that cannot count together each take their part of what is left.
    const own = months.unsaved(keyId, month) + counter.reserved
    const assumed = standing.answers + own * (instances - 1)
    if (counts && assumed >= hardStop(plan)) {
      return { ...standing, outcome: 'quota_exceeded', tokens: counter.tokens }
    }
    if (counter.tokens < 1) return { ...standing, outcome: 'rate_limited', tokens: counter.tokens }
    counter.tokens -= 1
    if (counts) counter.reserved += 1
    return { ...standing, outcome: 'granted', tokens: counter.tokens }
  }
  return {
    async take(ask) {
      const month = monthOf(Date.now())
      return decide(ask, month, months.known(ask.keyId, month) ?? (await months.load(ask.keyId, month)))
    },
    settle(keyId, { month }) {
      const counter = counters.peek(keyId)
      if (counter !== undefined && counter.month === month && counter.reserved > 0) counter.reserved -= 1
    },
    close: async () => {},
  }
}

/** The counter of a key with what has flowed into its bucket; a new month has no reservations yet. */
function counterNow(counters: GrowingCache<Counter>, keyId: string, month: string, rate: Rate): Counter {
  // A clock that cannot be set back or forward.
  const nowMs = performance.now()
  const known = counters.get(keyId)
  if (known === undefined) {
    const full = { tokens: rate.burst, atMs: nowMs, reserved: 0, month }
    counters.set(keyId, full)
    return full
  }
  known.tokens = tokensAt(known, rate, nowMs)
  known.atMs = nowMs
  if (known.month !== month) {
    known.month = month
    known.reserved = 0
  }
  return known
}
