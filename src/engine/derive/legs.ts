/** The legs of a transport chain: the total apportioned to them, and within each what burns on the way. */

import { amountOf, type Measures } from '../calculation.ts'
import { massOf } from '../contribution.ts'
import { lazy } from '../helpers/lazy.ts'
import { type Decimal, decimal, multiply } from '../numbers/decimal.ts'
import { outward, roundedRatio } from '../numbers/quantity.ts'
import { addRationals, type Rational, withCommonDenominator, ZERO_RATIONAL } from '../numbers/rational.ts'
import { type Split, splitBy } from '../numbers/shares.ts'
import { type Span, spanOf } from '../range.ts'
import type { Term } from '../term.ts'

/** What a leg carries how far: tonne-kilometres for one unit of a measure. */
export interface LegActivity {
  readonly of: string
  readonly tonneKm: Decimal
}

/** Amounts in whole units. */
export interface LegResult {
  readonly total: number
  /** Tank to wheel: scope 1 of whoever runs the vehicles. */
  readonly burnt: number
  readonly low: number
  readonly high: number
  readonly tonneKm: Decimal
  /** Whole units a tonne-kilometre, with three decimals. */
  readonly intensity: number
}

export interface Legs {
  readonly count: number
  results(total: number, measures: Measures): LegResult[]
}

/** `terms`: those of the total, all of one measure. */
export function legsOf(terms: readonly Term[], activities: readonly LegActivity[]): Legs {
  const divided = lazy(() =>
    dividedBy(activities.map((_, index) => terms.filter(({ leg }) => leg === index))),
  )
  return {
    count: activities.length,
    results(whole, measures) {
      const { byLeg, legs } = divided()
      return byLeg(whole).map((total, at): LegResult => {
        const { of, tonneKm: ofOne } = activities[at] as LegActivity
        const { byUse, span } = legs[at] as DividedLeg
        const tonneKm = multiply(amountOf(measures, of).numerator, ofOne)
        const [burnt = 0] = byUse(total)
        const { low, high } = outward(total, span)
        return { total, burnt, low, high, tonneKm, intensity: intensityOf(total, tonneKm) }
      })
    },
  }
}

interface DividedLeg {
  readonly byUse: Split
  readonly span: Span
}

function dividedBy(legs: readonly (readonly Term[])[]) {
  const isBurnt = ({ line }: Term) => line === 'scope_1'
  return {
    byLeg: splitInto(legs.map(massesOf)),
    legs: legs.map((leg): DividedLeg => {
      const uses = [leg.filter(isBurnt), leg.filter((term) => !isBurnt(term))]
      return { byUse: splitInto(uses.map(massesOf)), span: spanOf(leg) }
    }),
  }
}

function massesOf(terms: readonly Term[]): Rational {
  return terms.map(massOf).reduce(addRationals, ZERO_RATIONAL)
}

function splitInto(masses: readonly Rational[]): Split {
  return splitBy(withCommonDenominator(masses).numerators)
}

const INTENSITY_DECIMALS = 3

function intensityOf(total: number, tonneKm: Decimal): number {
  return tonneKm.digits === 0n ? 0 : roundedRatio(decimal(total), tonneKm, INTENSITY_DECIMALS)
}
