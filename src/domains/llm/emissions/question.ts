/** From the parameters to what is multiplied: what is chosen, and how much of it is used. */
import { ApiError } from '../../../contract/errors.ts'
import type { Notice } from '../../../core/notices.ts'
import type { Edition } from '../../edition.ts'
import type { LlmInference, LlmUse } from '../calculate.ts'
import { type LlmChoice, llmChoice } from '../choice/choice.ts'
import { belowResolution, noTokens } from '../notices.ts'
import type { LlmParams } from './query.ts'

export interface LlmQuestion {
  readonly choice: LlmChoice
  readonly use: LlmUse
  readonly withEquivalents: boolean
}

/** Throws an ApiError for parameters that contradict each other, and for a region without a grid. */
export function llmQuestion(edition: Edition, params: LlmParams): LlmQuestion {
  requireCachedWithinInput(params)
  const choice = llmChoice(edition, params)
  requireTokens(params)
  return { choice, use: useOf(params), withEquivalents: params.equivalents }
}

/** Everything that determines the numbers. */
export function identityOf({ choice, use, withEquivalents }: LlmQuestion) {
  const { model, provider, region, effort } = choice
  return {
    provider: provider.id,
    model: model.listed?.id ?? model.name.toLowerCase(),
    tokens_input: use.tokensInput,
    tokens_cached: use.tokensCached,
    tokens_output: use.tokensOutput,
    tokens_reasoning: use.tokensReasoning,
    energy_wh: use.energyWh,
    reasoning_effort: effort.effort,
    requests: use.requests,
    grid: region.grid.id,
    include_wtt: region.power.isAsked,
    equivalents: withEquivalents,
  }
}

/** About what was chosen, and a result that is, or shows as, zero. */
export function llmNotices(question: LlmQuestion, inference: LlmInference): readonly Notice[] {
  const ofChoice = question.choice.notices
  const ofZero = zeroNotices(question, inference)
  return ofZero.length === 0 ? ofChoice : [...ofChoice, ...ofZero]
}

function zeroNotices({ use }: LlmQuestion, inference: LlmInference): Notice[] {
  const hasTokens = use.tokensInput + use.tokensOutput + (use.tokensReasoning ?? 0) > 0
  if (!hasTokens && use.energyWh === undefined) return [noTokens()]
  return inference.gramsPerRequest.numerator.digits !== 0n && inference.perRequestMicrograms === 0n
    ? [belowResolution()]
    : []
}

function useOf(params: LlmParams): LlmUse {
  return {
    tokensInput: params.tokens_input ?? 0,
    tokensCached: params.tokens_cached ?? 0,
    tokensOutput: params.tokens_output ?? 0,
    tokensReasoning: params.tokens_reasoning,
    energyWh: params.energy_wh,
    requests: params.requests,
  }
}

/** Nothing to count is an oversight, unlike a count of 0. */
function requireTokens(params: LlmParams): void {
  const { tokens_input, tokens_output, tokens_cached, tokens_reasoning, energy_wh } = params
  const given = tokens_input ?? tokens_output ?? tokens_cached ?? tokens_reasoning ?? energy_wh
  if (given !== undefined) return
  const message =
    "Nothing to count: give 'tokens_input' and 'tokens_output' (or input_tokens, output_tokens; prompt_tokens, completion_tokens), or 'energy_wh'."
  throw new ApiError({ code: 'validation_error', field: 'tokens_input', message })
}

function requireCachedWithinInput({ tokens_input: input = 0, tokens_cached: cached = 0 }: LlmParams): void {
  if (cached <= input) return
  const message = `Parameter 'tokens_cached' counts cached tokens of the input and must be at most tokens_input (${input}); got ${cached}.`
  throw new ApiError({ code: 'validation_error', field: 'tokens_cached', message })
}
