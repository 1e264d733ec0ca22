/** What was decided for the caller: a place, a class, a nearest row, a year. A notice that knows which terms it reaches. */
import type { Component } from './contribution.ts'
import type { Notice } from './notices.ts'
import type { Rational } from './numbers/rational.ts'
import type { Term } from './term.ts'
import type { Tier } from './trail.ts'

export interface Assumption extends Notice {
  /** The parts whose terms it reaches; all terms where it names none. */
  readonly reaches?: readonly Component[]
  /** It decides only how the total is divided among lines. */
  readonly movesOnlyLines?: true
  /** Said only where this amount, by its name among the rates, is above zero and is shown as zero. */
  readonly whenShownAsZero?: string
  /** Said only where this number of the request is more than one. */
  readonly whenSeveral?: string
  /** Said only above so much of a measure. */
  readonly above?: Share
  /** Where values of its message come from that differ with the amounts of a request. */
  readonly amounts?: Readonly<Record<string, AssumedNumber>>
}

/**
 * A number of the request by its name, how many times so much of a measure there is at least, the total of other terms, or
 * the share of the total that terms have.
 */
export type AssumedNumber = string | Share | readonly Term[] | PercentOfTotal

interface PercentOfTotal {
  readonly percentOf: readonly Term[]
}

interface Share {
  readonly of: string
  readonly amount: Rational
}

/**
 * The best tier that an assumption leaves to the terms that it reaches; undefined where it leaves them as they are. What
 * a fallback reaches is never exact.
 */
export function tierOf({ tier, isFallback }: Pick<Notice, 'tier' | 'isFallback'>): Tier | undefined {
  return isFallback && (tier === undefined || tier === 'exact') ? 'region' : tier
}
