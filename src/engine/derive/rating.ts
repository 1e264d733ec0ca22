/** How close each line of a report is to what was asked, and the total: from its terms and from what was assumed. */

import { type Assumption, tierOf } from '../assumption.ts'
import { asRational, type Measure, type Measures } from '../calculation.ts'
import { massOf } from '../contribution.ts'
import { multiplyRationals, nearest } from '../numbers/rational.ts'
import type { TermShare } from '../report-line.ts'
import type { Term } from '../term.ts'
import type { Tier } from '../trail.ts'
import { type Quality, qualityOf, type RatedAmount, tierOfQuality, tierOfTerm, weakest } from './quality.ts'
import type { PlannedLine } from './report.ts'

export interface Rating {
  readonly tier: Tier
  /** Undefined where there are no kilograms. */
  readonly quality: Quality | undefined
}

export interface Ratings {
  /** In the order of the lines; undefined of those without a number. */
  readonly lines: readonly (Rating | undefined)[]
  readonly total: Rating
}

/** What is assumed of a line holds for all of it: a fallback leaves nothing of its line exact. */
export function rate(
  lines: readonly PlannedLine[],
  measures: Measures,
  assumptions: readonly Assumption[],
): Ratings {
  const amounts = lines.map((line) => ratedAmounts(line, measures, assumptions))
  const ofTotal = lines.flatMap((line, at) => (isOfTotal(line) ? (amounts[at] ?? []) : []))
  return {
    lines: lines.map(({ reason }, at) => (reason === undefined ? ratingOf(amounts[at] ?? []) : undefined)),
    total: ratingOf(ofTotal),
  }
}

/** Whether its amount is one of those that add up to the total. */
export const isOfTotal = ({ perspective, isPartOfTotal }: PlannedLine) =>
  isPartOfTotal && perspective === 'reporter'

function ratingOf(amounts: readonly RatedAmount[]): Rating {
  return { tier: tierOfQuality(amounts), quality: qualityOf(amounts) }
}

/** Of terms of one measure, together as one line. */
export function ratingOfTerms(terms: readonly Term[], assumptions: readonly Assumption[]): Rating {
  const shares = terms.map((term): TermShare => ({ term }))
  const measures = Object.fromEntries(terms.map(({ of }) => [of, ONE_UNIT]))
  const parts = new Set(terms.map(({ part }) => part))
  return ratingOf(ratedAmounts({ shares, parts }, measures, assumptions))
}

const ONE_UNIT: Measure = { digits: 1, scale: 0 }

function ratedAmounts(
  line: Pick<PlannedLine, 'shares' | 'parts'>,
  measures: Measures,
  assumptions: readonly Assumption[],
): RatedAmount[] {
  const left = assumptions.flatMap((one) => (reachesLine(one, line) ? (tierOf(one) ?? []) : []))
  return line.shares.map((share) => ({
    tier: weakest([tierOfTerm(share.term), ...left]),
    amount: kilogramsOf(share, measures),
  }))
}

/** Whether an assumption reaches a line: all lines, where it names no parts. */
export function reachesLine({ reaches }: Assumption, { parts }: Pick<PlannedLine, 'parts'>): boolean {
  return reaches === undefined || reaches.some((part) => parts.has(part))
}

/** As a double: enough for shares of thousandths. */
function kilogramsOf({ term, share }: TermShare, measures: Measures): number {
  const mass = multiplyRationals(massOf(term), asRational(measures[term.of] as Measure))
  return nearest(share ? multiplyRationals(mass, share) : mass)
}
