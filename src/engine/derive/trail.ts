/** The quantities and kilograms of a trail, as a response shows them. */
import type { Trail } from '../../core/contribution.ts'
import { type Multiples, multiples } from '../../core/multiples.ts'
import { asRational, type Measure, type Measures } from '../calculation.ts'
import type { Term } from '../term.ts'

/** Quantity and kilograms of what counts and of what stands beside it, one after another, for a trail so many times. */
export function repeatedFigures({ factors, beside }: Trail): Multiples {
  return multiples([...factors, ...beside])
}

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

/** The same of terms for any measures. */
export function figuresOfTerms({ factors, beside }: TermTrail): (measures: Measures) => number[] {
  const groups = groupsOf([...factors, ...beside]).map((group) => ({
    of: (group[0] as Term).of,
    multiples: multiples(group),
  }))
  const [only] = groups
  if (groups.length === 1 && only) {
    return (measures) => only.multiples(asRational(measures[only.of] as Measure))
  }
  return (measures) => groups.flatMap((group) => group.multiples(asRational(measures[group.of] as Measure)))
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
