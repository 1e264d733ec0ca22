/** All that a report needs of its lines, made once for a choice: amounts, ranges and ratings of any measures. */

import type { Assumption } from '../assumption.ts'
import { asRational, isNothing, type Measure, type Measures } from '../calculation.ts'
import { type Contribution, massOf } from '../contribution.ts'
import { lazy } from '../helpers/lazy.ts'
import { memoizeByObject } from '../helpers/memoize.ts'
import { multiplyRationals, nearest } from '../numbers/rational.ts'
import { type Span, spans } from '../range.ts'
import type { Term } from '../term.ts'
import { type Ratings, rate } from './rating.ts'
import { type PlannedLine, type PlannedTerms, plannedLines } from './report.ts'
import type { Result } from './result.ts'

export interface ReportPlan {
  readonly lines: readonly PlannedLine[]
  /** All terms, also those beside the total, go with one measure: shares by tier are the same for all of its amounts. */
  readonly isOneMeasure: boolean
  /** Whole units of each line, so many times. `result`: that of the measures, once. */
  amounts(result: Result, measures: Measures, times: number): number[]
  /** Between which multiples of itself each line is likely to lie. */
  spans(measures: Measures): readonly Span[]
  ratings(measures: Measures, assumptions: readonly Assumption[]): Ratings
}

export function reportPlan(planned: PlannedTerms): ReportPlan {
  const { terms } = planned
  const lines = plannedLines(planned)
  const measures = new Set(terms.map(({ of }) => of))
  const ofLines = lazy(() => spansOfLines(lines, terms))
  return {
    lines,
    isOneMeasure: measures.size <= 1,
    amounts: (result, amounts, times) => lines.map((line) => line.amount(result, amounts) * times),
    spans: (amounts) => ofLines()(amounts),
    ratings: ratingsOf(lines, measures),
  }
}

/** Masses of several measures are in no proportion to one another. */
function spansOfLines(
  lines: readonly PlannedLine[],
  terms: readonly Term[],
): (measures: Measures) => readonly Span[] {
  const factors = terms.filter(({ line }) => line !== 'beside')
  const planned = lines.map(({ shares }) => {
    const contributions = shares.map(({ term, share }): Contribution => {
      return share ? { ...term, quantity: multiplyRationals(term.quantity, share) } : term
    })
    const span = spans(contributions, factors)
    const masses = contributions.map((one, at) => ({ of: shares[at]?.term.of ?? '', mass: massOf(one) }))
    const [of = '', ...more] = new Set(masses.map((one) => one.of))
    if (more.length > 0) return (measures: Measures) => span(masses.map((one) => kilogramsOf(one, measures)))
    const [some, none] = [span(masses.map(({ mass }) => nearest(mass))), span(masses.map(() => 0))]
    return (measures: Measures) => (of === '' || isNothing(measures[of] as Measure) ? none : some)
  })
  return (measures) => planned.map((spanOfLine) => spanOfLine(measures))
}

const kilogramsOf = ({ of, mass }: { of: string; mass: ReturnType<typeof massOf> }, measures: Measures) =>
  nearest(multiplyRationals(asRational(measures[of] as Measure), mass))

/** Shares by tier of terms of one measure are the same for every amount of it but zero. */
function ratingsOf(lines: readonly PlannedLine[], of: ReadonlySet<string>): ReportPlan['ratings'] {
  const [measure, ...more] = of
  if (more.length > 0 || measure === undefined)
    return (measures, assumptions) => rate(lines, measures, assumptions)
  const byAssumptions = (measures: Measures) =>
    memoizeByObject((assumptions: readonly Assumption[]) => rate(lines, measures, assumptions))
  const [ofSome, ofNone] = [byAssumptions({ [measure]: ONE_UNIT }), byAssumptions({ [measure]: NO_UNIT })]
  return (measures, assumptions) => (isNothing(measures[measure] as Measure) ? ofNone : ofSome)(assumptions)
}

const ONE_UNIT: Measure = { digits: 1, scale: 0 }
const NO_UNIT: Measure = { digits: 0, scale: 0 }
