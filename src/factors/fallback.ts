/** What is taken where no exact factor is there. */
import { asFallback, type Notice } from '../engine/notices.ts'

/** Something that can be taken, and what is to be said when it is. */
export interface Candidate<T> {
  readonly value: T
  readonly notices: readonly Notice[]
}

const NOTHING_TO_SAY: readonly Notice[] = Object.freeze([])

/**
 * The exact value where there is one, without a notice; else the first there is of the lesser ones, the best of them
 * first, with its notices as those of a fallback (strict=true refuses them). A lesser one is only made when all before
 * it are missing. Undefined when there is none at all, which the type rules out where a lesser one is always there.
 */
export function findWithFallback<T, Lesser extends Candidate<T> | undefined>(
  exact: T | undefined,
  ...lesser: readonly [() => Lesser, ...(() => Lesser)[]]
): Candidate<T> | Extract<Lesser, undefined> {
  if (exact !== undefined) return { value: exact, notices: NOTHING_TO_SAY }
  for (const make of lesser) {
    const found = make()
    if (found) return { value: found.value, notices: found.notices.map(asFallback) }
  }
  return undefined as Extract<Lesser, undefined>
}
