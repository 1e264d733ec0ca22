/** The lines that somebody copies into a report: each with its own amount, range, quality, GWP set and assumptions. */

import { type Assumption, reaches } from '../assumption.ts'
import { asRational, type Measure, type Measures } from '../calculation.ts'
import { type Contribution, massOf } from '../contribution.ts'
import { outward } from '../numbers/quantity.ts'
import {
  multiplyRationals,
  nearest,
  type Rational,
  rational,
  subtractRationals,
} from '../numbers/rational.ts'
import { spanOf } from '../range.ts'
import type { ScopeLine, Term } from '../term.ts'
import { commonGwp, type GwpSet, type Tier } from '../trail.ts'
import type { Plan } from './plan.ts'
import { type Quality, qualityOf, type RatedAmount, tierOfQuality, tierOfTerm } from './quality.ts'

export interface ReportedLine {
  readonly line: ScopeLine
  /** In whole units of the plan. */
  readonly amount: number
  readonly low: number
  readonly high: number
  readonly tier: Tier
  readonly quality: Quality | undefined
  readonly gwp: GwpSet
  /** Those that reach a term of the line. */
  readonly assumptions: readonly Assumption[]
}

/** Lines of the total, in the order of the plan's; they add up to it. */
export function reportedLines(
  plan: Plan,
  measures: Measures,
  assumptions: readonly Assumption[],
): ReportedLine[] {
  const { lines: amounts } = plan.result(measures)
  const factors = plan.terms.filter(({ line }) => line !== 'beside')
  return plan.lines.map((line, at): ReportedLine => {
    const shares = factors.flatMap((term) => shareIn(line, term, measures))
    const rated = shares.map(({ term, kilograms }): RatedAmount => {
      return { tier: tierOfTerm(term, assumptions), amount: kilograms }
    })
    const amount = Number(amounts[at] ?? 0)
    return {
      line,
      amount,
      ...outward(amount, spanOf(shares.map(({ contribution }) => contribution))),
      tier: tierOfQuality(rated),
      quality: qualityOf(rated),
      gwp: commonGwp(shares.map(({ term }) => term.gwp)),
      assumptions: assumptions.filter((one) => shares.some(({ term }) => reaches(one, term))),
    }
  })
}

interface Share {
  readonly term: Term
  readonly contribution: Contribution
  readonly kilograms: number
}

/** What of a term a line has, for these measures; nothing where it is of other lines alone. */
function shareIn(line: ScopeLine, term: Term, measures: Measures): Share[] {
  const share = shareOf(line, term)
  if (share === undefined) return []
  const times = multiplyRationals(asRational(measures[term.of] as Measure), share)
  const contribution = { ...term, quantity: multiplyRationals(term.quantity, times) }
  return [{ term, contribution, kilograms: nearest(massOf(contribution)) }]
}

const ALL = rational({ digits: 1n, scale: 0 })

function shareOf(line: ScopeLine, term: Term): Rational | undefined {
  if (term.share?.line === line) return term.share.of
  if (term.line !== line) return undefined
  return term.share ? subtractRationals(ALL, term.share.of) : ALL
}
