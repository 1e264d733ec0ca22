/** Which share of the kilograms of a result is in which GWP set. */
import { asRational, type Measure, type Measures } from '../calculation.ts'
import { massOf } from '../contribution.ts'
import { memoizeByObject } from '../helpers/memoize.ts'
import { decimal } from '../numbers/decimal.ts'
import { apportion } from '../numbers/quantity.ts'
import { multiplyRationals, nearest } from '../numbers/rational.ts'
import type { Term } from '../term.ts'
import { GWP_SETS, type GwpSet } from '../trail.ts'
import type { Plan } from './plan.ts'

/** Three decimals, which add up to 1. */
export type GwpShares = Readonly<Partial<Record<GwpSet, number>>>

const THOUSANDTHS = 1000

/** Of terms with their kilograms, zero or more: the set of each, in the order of the sets. Empty where there is nothing. */
export function gwpSharesOf(terms: readonly Pick<Term, 'gwp'>[], kilograms: readonly number[]): GwpShares {
  const sums = GWP_SETS.map((set) =>
    terms.reduce((sum, { gwp }, at) => (gwp === set ? sum + (kilograms[at] ?? 0) : sum), 0),
  )
  if (sums.every((sum) => sum === 0)) return {}
  const parts = apportion(THOUSANDTHS, sums.map(decimal))
  return Object.fromEntries(
    GWP_SETS.flatMap((set, at) => (sums[at] === 0 ? [] : [[set, (parts[at] ?? 0) / THOUSANDTHS]])),
  )
}

/** The shares of a plan: the same whatever the amounts, or the sets whose shares go with them. */
export interface PlannedGwpShares {
  readonly always?: GwpShares
  readonly sets: readonly GwpSet[]
  of(measures: Measures): GwpShares
}

/** Made once for a plan. */
export const plannedGwpShares = memoizeByObject((plan: Plan): PlannedGwpShares => {
  const factors = plan.terms.filter(({ line }) => line !== 'beside')
  const masses = factors.map((term) => ({ of: term.of, mass: massOf(term) }))
  const sets = GWP_SETS.filter((set) => factors.some(({ gwp }) => gwp === set))
  const of = (measures: Measures) =>
    gwpSharesOf(
      factors,
      masses.map(({ of: measure, mass }) =>
        nearest(multiplyRationals(asRational(measures[measure] as Measure), mass)),
      ),
    )
  const [only] = sets
  if (only !== undefined && sets.length === 1) return { always: { [only]: 1 }, sets, of }
  if (!plan.isProportional) return { sets, of }
  const ofOne = gwpSharesOf(
    factors,
    masses.map(({ mass }) => nearest(mass)),
  )
  return { always: ofOne, sets, of }
})
