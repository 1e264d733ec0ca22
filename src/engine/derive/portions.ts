/** Terms in the parts that a breakdown tells apart: purchased electricity within a term is a part of its own. */

import type { ShownComponent } from '../breakdown.ts'
import { decimal } from '../numbers/decimal.ts'
import { multiplyRationals, type Rational, rational, subtractRationals } from '../numbers/rational.ts'
import type { Term } from '../term.ts'

export interface Portion extends Omit<Term, 'part'> {
  readonly part: ShownComponent
}

const ALL = rational(decimal(1))

export function portionsOf(term: Term): Portion[] {
  const { electricity } = term
  if (electricity === undefined) return [term]
  const of = (share: Rational, part: ShownComponent): Portion => {
    return { ...term, part, quantity: multiplyRationals(term.quantity, share) }
  }
  return [of(subtractRationals(ALL, electricity), term.part), of(electricity, 'electricity')]
}
