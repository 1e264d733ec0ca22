/** From the parameters to what is multiplied: which model, whose servers, which grid, how much thinking. */
import { ApiError } from '../../../contract/errors.ts'
import type { Notice } from '../../../core/notices.ts'
import type { Edition } from '../../edition.ts'
import type { LlmFactors, LlmInference, LlmUse } from '../calculate.ts'
import { appliedEffort } from '../choice/effort.ts'
import { type AskedModel, askedModel, assumedModel } from '../choice/model.ts'
import { servingProvider } from '../choice/provider.ts'
import { requireRegion, type ServerRegion } from '../choice/region.ts'
import { belowResolution, defaultPue, modelAssumed, modelNotListed, noTokens } from '../notices.ts'
import { llmPart } from '../part.ts'
import type { LlmEffort, LlmProvider } from '../registry.ts'
import type { LlmParams } from './query.ts'

export interface LlmQuestion {
  readonly model: AskedModel
  readonly provider: LlmProvider
  readonly region: ServerRegion
  readonly effort: LlmEffort
  readonly factors: LlmFactors
  readonly use: LlmUse
  readonly withEquivalents: boolean
  /** About what was chosen. */
  readonly notices: readonly Notice[]
}

/** Throws an ApiError for parameters that contradict each other, and for a region without a grid. */
export function llmQuestion(edition: Edition, params: LlmParams): LlmQuestion {
  requireCachedWithinInput(params)
  const llm = edition.part(llmPart)
  const model = askedModel(llm, params.model ?? assumedModel(llm, params.provider))
  const { provider, notices: ofProvider } = servingProvider(llm, params.provider, model)
  const region = requireRegion(edition, params.region, provider, {
    withUpstream: params.include_wtt,
    asPublished: llm.gridAsPublished,
  })
  const isCounted = params.tokens_reasoning !== undefined
  const { effort, notices: ofEffort } = appliedEffort(llm, params.reasoning_effort, model.listed, isCounted)
  return {
    model,
    provider,
    region,
    effort,
    factors: {
      tier: model.tier,
      cachedShare: llm.cachedShare.value,
      longInput: llm.longInput,
      thinkingRatio: effort.ratio,
      pue: provider.pue,
      gridIntensity: region.power.intensity,
    },
    use: useOf(params),
    withEquivalents: params.equivalents,
    notices: [
      ...(model.guess ? [modelNotListed(model.name, model.guess)] : []),
      ...ofProvider,
      ...(params.model === undefined ? [modelAssumed(model.name)] : []),
      ...ofEffort,
      ...region.notices,
      ...(provider.pueTier !== 'exact' ? [defaultPue(provider)] : []),
    ],
  }
}

/** Everything that determines the numbers. */
export function identityOf({ model, provider, region, effort, use, withEquivalents }: LlmQuestion) {
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

/** About a result that is, or shows as, zero. */
export function zeroNotices({ use }: LlmQuestion, inference: LlmInference): Notice[] {
  const hasTokens = use.tokensInput + use.tokensOutput + (use.tokensReasoning ?? 0) > 0
  if (!hasTokens && use.energyWh === undefined) return [noTokens()]
  const isZero = inference.operationalGrams.numerator.digits + inference.embodiedGrams.digits === 0n
  return !isZero && inference.perRequestMicrograms === 0n ? [belowResolution()] : []
}

function useOf(params: LlmParams): LlmUse {
  return {
    tokensInput: params.tokens_input,
    tokensCached: params.tokens_cached,
    tokensOutput: params.tokens_output,
    tokensReasoning: params.tokens_reasoning,
    energyWh: params.energy_wh,
    requests: params.requests,
  }
}

function requireCachedWithinInput({ tokens_input: input, tokens_cached: cached }: LlmParams): void {
  if (cached <= input) return
  const message = `Parameter 'tokens_cached' counts cached tokens of the input and must be at most tokens_input (${input}); got ${cached}.`
  throw new ApiError({ code: 'validation_error', field: 'tokens_cached', message })
}
