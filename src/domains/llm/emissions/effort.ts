/** How many tokens are generated for each token of the answer. */

import { toNumber } from '../../../core/decimal.ts'
import { info, type Notice, warning } from '../../../core/notices.ts'
import { requireEntry } from '../../../core/required.ts'
import type { LlmEffort, LlmModel, LlmRegistry } from '../registry.ts'

/** The model's own default. */
export const AUTO = 'auto'
const NO_THINKING = 'none'
const FIELD = 'reasoning_effort'

export interface ResolvedEffort {
  effort: LlmEffort
  notices: Notice[]
}

/** `isExplicit`: the thinking tokens are given, so that no ratio is needed. */
export function resolveEffort(
  llm: LlmRegistry,
  given: string,
  model: LlmModel | undefined,
  isExplicit: boolean,
): ResolvedEffort {
  const none = requireEntry(llm.efforts, NO_THINKING)
  if (isExplicit) return { effort: none, notices: given === AUTO ? [] : [countedNotice()] }
  if (given === AUTO) {
    const effort = model?.defaultEffort ?? none
    return { effort, notices: effort.effort === NO_THINKING ? [] : [autoNotice(effort, model)] }
  }
  const effort = requireEntry(llm.efforts, given)
  if (model?.reasoning !== 'no' || effort.effort === NO_THINKING) return { effort, notices: [] }
  const message = `${model.id} does not think before it answers: reasoning_effort was ignored.`
  return { effort: none, notices: [warning('reasoning_effort_ignored', message, FIELD)] }
}

function countedNotice(): Notice {
  const message = 'tokens_reasoning is given and counts as it is: reasoning_effort was ignored.'
  return info('reasoning_effort_ignored', message, FIELD)
}

function autoNotice(effort: LlmEffort, model: LlmModel | undefined): Notice {
  const message = `${model?.id} thinks by default: effort ${effort.effort} is taken, ${toNumber(effort.ratio)} tokens generated for each output token. Give tokens_reasoning or reasoning_effort to say otherwise.`
  return info('thinking_ratio_applied', message, FIELD)
}
