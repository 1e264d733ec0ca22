/** Buckets in this process. */
import { growingCache } from '../growing-cache.ts'
import type { Buckets } from './buckets.ts'
import { type Bucket, dividedRate, tokensAt } from './token-bucket.ts'

/** A key that falls out has not been used for long: its bucket is full again. */
const BUCKETS_MAX = 100_000

/** `instances`: how many share the keys without counting together: each gives its part of a rate. */
export function memoryBuckets(instances: number): Buckets {
  const buckets = growingCache<Bucket>(BUCKETS_MAX)
  return {
    async take(keyId, planned, isLook = false) {
      const rate = dividedRate(planned, instances)
      // A clock that cannot be set back or forward.
      const nowMs = performance.now()
      const bucket = buckets.get(keyId) ?? { tokens: rate.burst, atMs: nowMs }
      buckets.set(keyId, bucket)
      bucket.tokens = tokensAt(bucket, rate, nowMs)
      bucket.atMs = nowMs
      const isGranted = bucket.tokens >= 1
      if (isGranted && !isLook) bucket.tokens -= 1
      return { isGranted, rate, tokens: bucket.tokens }
    },
    close: async () => {},
  }
}
