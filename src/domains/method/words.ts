/** Words of a request for which the nearest class was taken: parts of the choice, as tiers follow from them. */
import type { Assumption } from '../../engine/assumption.ts'
import { ofEdition } from '../../engine/choice.ts'
import type { AnyMethod } from './method.ts'

/** No field of a choice begins so. */
const WORD = 'word:'

export function withWords<Choice extends object>(choice: Choice, words: readonly Assumption[]): Choice {
  return { ...choice, ...Object.fromEntries(words.map((one) => [WORD + one.subject, ofEdition(one)])) }
}

/** All that a choice assumes: what its method says, then its words. */
export function assumptionsOf(
  method: AnyMethod,
  choice: object,
  ofRequest: readonly Assumption[],
): readonly Assumption[] {
  const own = method.assumptions ? method.assumptions(choice, ofRequest) : ofRequest
  const words = Object.entries(choice).filter(([name]) => name.startsWith(WORD))
  return words.length === 0 ? own : [...own, ...words.map(([, word]) => word as Assumption)]
}
