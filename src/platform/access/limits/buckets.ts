/** The buckets of keys, wherever they are: in this process, in the primary process, or in Valkey. */
import type { Rate } from './token-bucket.ts'

/** How a bucket stands. Plain data: it travels between processes. */
export interface BucketState {
  /** Whether there was a token to take. */
  readonly isGranted: boolean
  /** The rate that was applied: the plan's, or this instance's part of it. */
  readonly rate: Rate
  /** Tokens left, with fractions. */
  readonly tokens: number
  /** Counted in this process alone, while Valkey is away. */
  readonly isAlone?: boolean
}

export interface Buckets {
  /** Takes a token where there is one; with `isLook` it is only said how the bucket stands. */
  take(keyId: string, rate: Rate, isLook?: boolean): Promise<BucketState>
  close(): Promise<void>
}
