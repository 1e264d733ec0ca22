/** What every limiter does, wherever it counts: in this process, in the primary process, or in Valkey. */
import type { LimitedPlan } from '../plans.ts'
import type { Rate } from './token-bucket.ts'

/** One request of a limited key. */
export interface Ask {
  readonly keyId: string
  readonly plan: LimitedPlan
  /** Whether a 2xx answer counts against the month. */
  readonly counts: boolean
}

/** How a key stands when it asks. Plain data: it travels between processes. */
export interface Standing {
  readonly outcome: 'granted' | 'rate_limited' | 'quota_exceeded'
  /** The rate that was applied: the plan's, or this instance's part of it. */
  readonly rate: Rate
  /** Tokens left in the bucket, with fractions. */
  readonly tokens: number
  /** The month (YYYY-MM) that the request falls into, and its answers before this request. */
  readonly month: string
  readonly answers: number
  /** Counted in this process alone, while Valkey is away. */
  readonly isAlone?: boolean
  /** The number of a request to the primary process. */
  readonly ticket?: number
}

export interface Limiter {
  /**
   * Takes a token and, when the request counts, reserves its answer in the month's quota, both or none. A granted
   * request that counts is to be settled once.
   */
  take(ask: Ask): Promise<Standing>
  /** Ends a reservation: the answer counted, or it did not and is given back. */
  settle(keyId: string, standing: Standing, counted: boolean): void
  close(): Promise<void>
}

/** The answers of keys by month, as far as they are known here: what the database holds and what is on its way there. */
export interface MonthAnswers {
  /** Undefined when the database has not been asked yet. */
  known(keyId: string, month: string): number | undefined
  /** Of these, what was counted here and is not in the database yet. */
  unsaved(keyId: string, month: string): number
  /** Asks the database. When it fails, what was counted here is all that is known. */
  load(keyId: string, month: string): Promise<number>
}
