/** How many tokens are generated for each token of the answer. */

import { getOrThrow } from '../../../engine/helpers/get-or-throw.ts'
import type { Notice } from '../../../engine/notices.ts'
import { effortAgainstCount, effortOfNonThinker, thinkingByDefault } from '../notices.ts'
import type { LlmEffort, LlmModel, LlmRegistry } from '../registry.ts'

/** The model's own default. */
export const AUTO = 'auto'
/** Nothing is generated but the answer. */
export const NO_THINKING = 'none'

export interface AppliedEffort {
  readonly effort: LlmEffort
  readonly notices: readonly Notice[]
}

/** `isCounted`: the thinking tokens are given, so that no ratio is needed. */
export function appliedEffort(
  llm: LlmRegistry,
  given: string,
  listed: LlmModel | undefined,
  isCounted: boolean,
): AppliedEffort {
  const none = getOrThrow(llm.efforts, NO_THINKING)
  if (isCounted) return { effort: none, notices: given === AUTO ? [] : [effortAgainstCount()] }
  if (given === AUTO) return listed ? ownEffort(listed) : { effort: none, notices: [] }
  const effort = getOrThrow(llm.efforts, given)
  const thinks =
    !listed || listed.reasoning === 'yes' || (listed.reasoning === 'unclear' && llm.unclearThinks)
  if (thinks || effort.effort === NO_THINKING) return { effort, notices: [] }
  return { effort: none, notices: [effortOfNonThinker(listed)] }
}

function ownEffort(model: LlmModel): AppliedEffort {
  const effort = model.defaultEffort
  return { effort, notices: effort.effort === NO_THINKING ? [] : [thinkingByDefault(model, effort)] }
}
