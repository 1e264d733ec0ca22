/** Another total beside the first: some of its terms replaced, such as a flight with radiative forcing by one without. */
import type { Component } from '../contribution.ts'
import type { Term } from '../term.ts'

/**
 * The terms of the total with those of a part beside it, each in place of the term that it names (`insteadOf`): of the same
 * leg, and the same row of the publication.
 */
export function termsWith(terms: readonly Term[], part: Component): Term[] {
  const others = terms.filter((term) => term.line === 'beside' && term.part === part)
  const isReplaced = (term: Term) => others.some((other) => replaces(other, term))
  return [...terms.filter((term) => term.line !== 'beside' && !isReplaced(term)), ...others]
}

function replaces(other: Term, term: Term): boolean {
  const isOneRow = other.entry.factorId === term.entry.factorId
  return other.insteadOf === term.part && other.leg === term.leg && isOneRow
}
