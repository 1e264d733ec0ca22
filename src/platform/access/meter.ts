/** What counts and limits the answers of keys, whatever process it lives in. */
import type { Limiter } from './limits/limiter.ts'

export interface Meter extends Pick<Limiter, 'take' | 'settle'> {
  /** One more answer of a key at an endpoint, for its usage. Before the answer's reservation is settled. */
  count(keyId: string, endpoint: string): void
  /** Saves what was counted and ends. */
  close(): Promise<void>
}
