/** What was decided for the caller: a place, a class, a nearest row, a year. A notice that knows which terms it reaches. */
import type { Part } from '../core/contribution.ts'
import type { Notice } from '../core/notices.ts'
import type { Tier } from '../core/trail.ts'
import type { Term } from './term.ts'

export interface Assumption extends Notice {
  /** The parts whose terms it reaches; all terms where it names none. */
  readonly reaches?: readonly Part[]
  /** The best tier that these terms can then have. A fallback without one allows `region`. */
  readonly tier?: Tier
  /** Said only where this amount, by its name among the rates, is above zero and is shown as zero. */
  readonly whenShownAsZero?: string
}

/**
 * The best tier that an assumption leaves to the terms that it reaches; undefined where it leaves them as they are. What
 * a fallback reaches is never exact.
 */
export function tierOf({ tier, isFallback }: Assumption): Tier | undefined {
  return isFallback && (tier === undefined || tier === 'exact') ? 'region' : tier
}

/** Whether an assumption reaches a term. */
export function reaches({ reaches: parts }: Assumption, { part }: Pick<Term, 'part'>): boolean {
  return parts === undefined || parts.includes(part)
}
