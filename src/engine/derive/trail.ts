/** The quantities and kilograms of a trail, as a response shows them. */

import { asRational, type Measure, type Measures } from '../calculation.ts'
import type { Trail } from '../contribution.ts'
import { multiples } from '../multiples.ts'
import type { Term } from '../term.ts'

/** Terms as a trail, for one unit of each measure. */
export interface TermTrail extends Trail {
  readonly factors: readonly Term[]
  readonly beside: readonly Term[]
}

export function trailOf(terms: readonly Term[]): TermTrail {
  return {
    factors: terms.filter(({ line }) => line !== 'beside'),
    beside: terms.filter(({ line }) => line === 'beside'),
  }
}

/** The same of terms for any measures, so many times. */
export function figuresOfTerms({
  factors,
  beside,
}: TermTrail): (measures: Measures, times: number) => number[] {
  const groups = groupsOf([...factors, ...beside]).map((group) => ({
    of: (group[0] as Term).of,
    multiples: multiples(group),
  }))
  const [only] = groups
  if (groups.length === 1 && only) {
    return (measures, times) => only.multiples(asRational(measures[only.of] as Measure, times))
  }
  return (measures, times) =>
    groups.flatMap((group) => group.multiples(asRational(measures[group.of] as Measure, times)))
}

/** Runs of terms of one measure, in the order of the terms. */
function groupsOf(terms: readonly Term[]): Term[][] {
  const groups: Term[][] = []
  for (const term of terms) {
    const last = groups.at(-1)
    if (last?.[0]?.of === term.of) last.push(term)
    else groups.push([term])
  }
  return groups
}
