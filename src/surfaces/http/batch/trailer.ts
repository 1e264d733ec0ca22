import type { BatchSummary } from '../../batch/summary.ts'

/** A field of the trailer section (RFC 9110, section 6.5): what the last line of NDJSON says. */
export const CLOSING_TRAILER = 'everygram-closing'

export function trailerOf(closing: BatchSummary | undefined): string {
  return JSON.stringify(closing ?? { complete: false })
}
