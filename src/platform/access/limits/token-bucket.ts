/**
 * A token bucket: it holds `burst` tokens, each request takes one, and `perSecond` flow back. (The limiters of
 * rate-limiter-flexible count in fixed windows, which let twice the burst through around the edge of a window; so the
 * bucket is our own, here and, as a script with the same arithmetic, in valkey-script.ts.)
 */
const MS_PER_SECOND = 1000

export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

export interface Bucket {
  tokens: number
  /** When `tokens` was right, ms. */
  atMs: number
}

/** The tokens in a bucket now, with fractions; a new bucket is full. */
export function tokensAt(bucket: Bucket | undefined, { burst, perSecond }: Rate, nowMs: number): number {
  if (bucket === undefined) return burst
  return Math.min(burst, bucket.tokens + ((nowMs - bucket.atMs) * perSecond) / MS_PER_SECOND)
}

/** Whole seconds until the bucket holds `wanted` tokens, rounded up. */
export function secondsUntil(wanted: number, tokens: number, { perSecond }: Rate): number {
  return Math.max(0, Math.ceil((wanted - tokens) / perSecond))
}

/** The part of one of several instances that cannot count together; a burst is never less than one request. */
export function dividedRate({ burst, perSecond }: Rate, instances: number): Rate {
  if (instances === 1) return { burst, perSecond }
  return { burst: Math.max(1, Math.floor(burst / instances)), perSecond: perSecond / instances }
}
