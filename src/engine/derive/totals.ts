/** The total, rounded once, and its parts, which add up to it: whole grams or micrograms. */

import { asRational, type Measure, type Measures } from '../calculation.ts'
import { massOf } from '../contribution.ts'
import { lazy } from '../helpers/lazy.ts'
import { add, multiply } from '../numbers/decimal.ts'
import { apportionExact, wholeQuotientOf } from '../numbers/quantity.ts'
import {
  addRationals,
  multiplyRationals,
  type Rational,
  withCommonDenominator,
  ZERO_RATIONAL,
} from '../numbers/rational.ts'
import { scaled } from '../numbers/scaled.ts'
import type { MassUnit } from '../units.ts'
import type { Portion } from './portions.ts'

/** In whole units, as bigints beyond 2^53 - 1. */
export interface Totals {
  readonly total: number | bigint
  /** In the order of the parts that were asked for. */
  readonly parts: readonly (number | bigint)[]
}

export type TotalsOf = (measures: Measures) => Totals

/**
 * Totals of terms, in parts by name: the largest remainders get what rounding leaves, earlier parts first. Terms of no
 * part that is asked for do not count. Throws a RangeError beyond 2^53 - 1 units where all of them go with one decimal
 * measure.
 */
export function totalsOf(terms: readonly Portion[], parts: readonly string[], unit: MassUnit): TotalsOf {
  const [measure, ...more] = new Set(terms.map(({ of }) => of))
  if (measure === undefined) return () => ({ total: 0, parts: parts.map(() => 0) })
  return more.length === 0 ? ofOneMeasure(terms, measure, parts, unit) : ofSeveralMeasures(terms, parts, unit)
}

function ofOneMeasure(
  terms: readonly Portion[],
  name: string,
  parts: readonly string[],
  unit: MassUnit,
): TotalsOf {
  const scale = scaled(
    parts.map((part) => sumOf(terms.filter((term) => term.part === part).map(massOf))),
    unit.perKg,
  )
  const exact = lazy(() => ofSeveralMeasures(terms, parts, unit))
  return (measures) => {
    const measure = measures[name] as Measure
    if (!('digits' in measure)) return exact()(measures)
    const { grams: total, parts: ofTotal } = scale(measure)
    return { total, parts: ofTotal }
  }
}

/** Each part is a sum over measures, which are in no proportion to one another. */
function ofSeveralMeasures(
  terms: readonly Portion[],
  parts: readonly string[],
  { perKg }: MassUnit,
): TotalsOf {
  const ofUnit = parts.map((part) => massesByMeasure(terms.filter((term) => term.part === part)))
  const unitsPerKg = { digits: BigInt(perKg), scale: 0 }
  return (measures) => {
    const masses = ofUnit.map((byMeasure) =>
      sumOf(byMeasure.map(([name, mass]) => multiplyRationals(mass, asRational(measures[name] as Measure)))),
    )
    const { numerators, denominator } = withCommonDenominator(masses)
    const total = wholeQuotientOf(multiply(numerators.reduce(add), unitsPerKg), denominator)
    return { total: held(total), parts: apportionExact(total, numerators).map(held) }
  }
}

/** Kilograms for one unit of each measure. */
function massesByMeasure(terms: readonly Portion[]): [measure: string, massKg: Rational][] {
  return [...new Set(terms.map(({ of }) => of))].map((measure) => [
    measure,
    sumOf(terms.filter(({ of }) => of === measure).map(massOf)),
  ])
}

/** Without a first nought: most sums have one summand. */
function sumOf(summands: readonly Rational[]): Rational {
  return summands.length === 0 ? ZERO_RATIONAL : summands.reduce(addRationals)
}

const held = (whole: bigint): number | bigint =>
  whole <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(whole) : whole
