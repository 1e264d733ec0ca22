/** What counts and limits the answers of keys, whatever process it lives in. */
import type { Reservation, Settled } from '../ledger/pool.ts'
import type { BucketState } from './limits/buckets.ts'
import type { LimitedPlan } from './plans.ts'

/** One request of a limited key. */
export interface Ask {
  readonly keyId: string
  readonly plan: LimitedPlan
  /** Whether a 2xx answer counts against the month. */
  readonly counts: boolean
}

/** How a key stands when it asks. Plain data: it travels between processes. */
export interface Standing extends Omit<BucketState, 'isGranted'> {
  readonly outcome: Reservation['outcome'] | 'rate_limited'
  /** The month (YYYY-MM) that the request falls into, and its answers before this request. */
  readonly month: string
  readonly answers: number
  /** The number of a request to the primary process. */
  readonly ticket?: number
}

/** Answers that were reserved, by take or by reserve. */
export interface Reserved {
  readonly keyId: string
  readonly month: string
  readonly ticket?: number | undefined
}

/** Where answers count. */
export interface Counted extends Settled {
  readonly endpoint: string
}

export interface Meter {
  /**
   * Takes a token and, when the request counts, reserves its answer in the month, both or none. A granted request that
   * counts is to be settled. Rejects while nothing is booked here and the database fails.
   */
  take(ask: Ask): Promise<Standing>
  /** Reserves answers of a limited key for a batch: as many as are wanted, or fewer. Rejects as take does. */
  reserve(keyId: string, wanted: number): Promise<Reservation & { readonly ticket?: number }>
  /** Ends a reservation, or a part of it: what was given counts, the rest is given back. */
  settle(reserved: Reserved, counted: Counted): void
  /** An answer of a key without limits. */
  count(keyId: string, endpoint: string, answers: number): void
  /** Saves what was counted, gives back what is booked, and ends. */
  close(): Promise<void>
}
