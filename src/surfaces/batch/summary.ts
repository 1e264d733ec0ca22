/** What is said when a batch has ended. */
import type { ErrorCode } from '../../engine/errors.ts'
import type { TotalsShown } from './totals.ts'

export interface BatchSummary extends TotalsShown {
  /** Whether every row was read. */
  readonly complete: boolean
  /** Why not. */
  readonly stopped?: { readonly code: ErrorCode; readonly message: string }
  /** SHA-256 of all that was written before, in hex. */
  readonly sha256: string
}
