import { ApiError } from '../../../contract/errors.ts'
import { info, type Notice, warning } from '../../../core/notices.ts'
import { answer } from '../../../http/envelope/answer.ts'
import { calculationId } from '../../../http/legacy.ts'
import type { App, Services } from '../../../http/services.ts'
import type { Edition } from '../../edition.ts'
import { llmInference } from '../calculate.ts'
import { llmPart } from '../part.ts'
import { resolveEffort } from './effort.ts'
import { type ResolvedModel, resolveModel } from './model.ts'
import { type LlmQuestion, presentLlmEmission } from './present.ts'
import type { LlmParams } from './query.ts'
import { type RegionResolver, type ResolvedRegion, regionResolver } from './region.ts'
import { llmEmissionsSchema } from './schema.ts'

export function llmEmissionsRoute(app: App, { edition }: Services): void {
  const resolveRegion = regionResolver(edition)
  app.get('/v1/digital/llm/emissions', { schema: llmEmissionsSchema(edition) }, (request, reply) => {
    const { params, strict, notices } = request.query
    requireCachedWithinInput(params)
    const { question, assumed } = resolveQuestion(edition, resolveRegion, params)
    const { model, region, factors } = question
    if (strict) refuseFallbacks(model, region)
    const inference = llmInference(factors, question.use)
    const id = calculationId('llm_emission', edition.hash, canonical(question))
    const all = [...assumed, ...resultNotices(question, inference), ...notices]
    answer(request, reply, id, () => presentLlmEmission(edition, id, question, inference, all))
  })
}

/** Everything that determines the numbers. */
export function canonical({ model, region, effort, use, withEquivalents }: LlmQuestion) {
  return {
    provider: model.provider.id,
    model: model.model?.id ?? model.id.toLowerCase(),
    tokens_input: use.tokensInput,
    tokens_cached: use.tokensCached,
    tokens_output: use.tokensOutput,
    ...(use.tokensReasoning !== undefined && { tokens_reasoning: use.tokensReasoning }),
    ...(use.energyWh !== undefined && { energy_wh: use.energyWh }),
    reasoning_effort: effort.effort,
    requests: use.requests,
    grid: region.grid.id,
    equivalents: withEquivalents,
  }
}

function requireCachedWithinInput({ tokens_input: input, tokens_cached: cached }: LlmParams): void {
  if (cached <= input) return
  const message = `Parameter 'tokens_cached' counts cached tokens of the input and must be at most tokens_input (${input}); got ${cached}.`
  throw new ApiError({ code: 'validation_error', field: 'tokens_cached', message })
}

export function resolveQuestion(
  edition: Edition,
  resolveRegion: RegionResolver,
  params: LlmParams,
): { question: LlmQuestion; assumed: Notice[] } {
  const llm = edition.part(llmPart)
  const model = resolveModel(llm, params)
  const region = resolveRegion(params.region, model.provider)
  const isExplicit = params.tokens_reasoning !== undefined
  const { effort, notices } = resolveEffort(llm, params.reasoning_effort, model.model, isExplicit)
  const question: LlmQuestion = {
    model,
    region,
    effort,
    factors: {
      tier: model.tier,
      cachedShare: llm.cachedShare.value,
      thinkingRatio: effort.ratio,
      pue: model.provider.pue,
      gridIntensity: region.grid.intensity,
    },
    use: {
      tokensInput: params.tokens_input,
      tokensCached: params.tokens_cached,
      tokensOutput: params.tokens_output,
      tokensReasoning: params.tokens_reasoning,
      energyWh: params.energy_wh,
      requests: params.requests,
    },
    withEquivalents: params.equivalents,
  }
  return { question, assumed: [...model.notices, ...notices, ...region.notices] }
}

function refuseFallbacks({ guess, provider }: ResolvedModel, { grid, assumed }: ResolvedRegion): void {
  const refuse = (field: string, why: string): never => {
    throw new ApiError({ code: 'no_exact_factor', field, message: `With strict=true: ${why}` })
  }
  if (guess !== undefined) refuse('model', guess)
  if (assumed !== undefined) refuse('region', assumed)
  if (grid.isEstimate) refuse('region', `no grid intensity is published for ${grid.countryName}.`)
  if (provider.pueTier === 'estimate') {
    refuse('provider', `no power usage effectiveness is published for ${provider.id}.`)
  }
}

export function resultNotices(
  { model, use }: LlmQuestion,
  inference: ReturnType<typeof llmInference>,
): Notice[] {
  const notices: Notice[] = []
  if (model.provider.pueTier === 'estimate') {
    const message = `No power usage effectiveness is published for ${model.provider.id}: a default is taken.`
    notices.push(info('default_pue', message, 'provider'))
  }
  const isZero = inference.operationalGrams.digits + inference.embodiedGrams.digits === 0n
  const hasTokens = use.tokensInput + use.tokensOutput + (use.tokensReasoning ?? 0) > 0
  if (!hasTokens && use.energyWh === undefined) {
    const message = 'Neither tokens nor energy are given, so the result is zero.'
    notices.push(warning('no_tokens', message, 'tokens_input'))
  } else if (!isZero && inference.perRequestMicrograms === 0n) {
    const message =
      'One request is below half a microgram and shows as 0; the total is computed from the exact value.'
    notices.push(info('below_resolution', message))
  }
  return notices
}
