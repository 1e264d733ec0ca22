/** The summary of a batch that has ended. */
import type { StopReason } from './stopped.ts'
import type { TotalsShown } from './totals.ts'

export interface BatchSummary extends TotalsShown {
  /** Whether every row was read. */
  readonly complete: boolean
  /** Why not. */
  readonly stopped?: StopReason
  /** SHA-256 of all that was written before, in hex. */
  readonly sha256: string
}
