/** Inference of a language model: energy by tokens times the grid, and hardware by tokens generated. */

import type { Assumption } from '../../engine/assumption.ts'
import type { Measures } from '../../engine/calculation.ts'
import { ofEdition } from '../../engine/choice.ts'
import { ApiError, problem } from '../../engine/errors.ts'
import { decimal, multiply, toNumber } from '../../engine/numbers/decimal.ts'
import { significant } from '../../engine/numbers/quantity.ts'
import type { Rational } from '../../engine/numbers/rational.ts'
import { MICROGRAMS } from '../../engine/units.ts'
import type { Synonyms } from '../../factors/tables/synonyms.ts'
import { message } from '../../messages/messages.ts'
import { presentGrid } from '../electricity/shared/present-grid.ts'
import { shownIntensity } from '../electricity/shared/terms.ts'
import type { Method } from '../method/method.ts'
import { type LlmChoice, llmChoice } from './choice/choice.ts'
import { modelId } from './choice/model.ts'
import type { LlmParams } from './emissions/query.ts'
import type { LlmEmissionAnswer } from './emissions/schema.ts'
import { type InferenceEnergy, inferenceEnergy, type LlmUse, times } from './energy.ts'
import { type Inference, inferenceTerms, isLongInput } from './inference-terms.ts'
import { kindInName } from './names/kind.ts'
import { belowResolution, noTokens } from './notices.ts'

interface InferenceNumbers {
  /** Of all requests with the facility, at the servers alone, and of one request with the facility. */
  readonly wh: number
  readonly it_wh: number
  readonly per_request_wh: number
  readonly tokens_input: number
  readonly tokens_cached: number
  readonly tokens_output: number
  readonly tokens_reasoning: number
  readonly requests: number
}

export const inference: Method<
  LlmParams,
  Inference,
  InferenceNumbers,
  'per_request',
  typeof LlmEmissionAnswer
> = {
  kind: 'llm_emission',
  page: 'docs/methods/llm.md',
  methodology:
    'Energy of tokens by tier of model × PUE × grid intensity, plus embodied emissions of the hardware',
  standards: {
    GHG_Protocol:
      'Scope 3 Category 1 (purchased services); on servers of your own the operational part is Scope 2',
  },
  unit: MICROGRAMS,
  // A few grams are far below a tenth of most equivalents.
  equivalentDecimals: 6,
  breakdown: { operational_co2e: { part: 'operational' }, embodied_co2e: { part: 'embodied' } },

  calculate({ edition, synonyms }, params) {
    requireCachedWithinInput(params)
    const llm = llmChoice(edition, params)
    requireLanguageModel(llm, synonyms)
    const use = useOf(params)
    const energy = inferenceEnergy(llm.factors, use)
    const ofOne: Measures = { wh: energy.facilityWh, tokens: energy.tokensGenerated }
    const measures = use.requests === 1 ? ofOne : ofRequests(energy, use)
    return {
      choice: {
        llm,
        hasCached: use.tokensCached > 0,
        isLong: isLongInput(llm.registry, use),
        isCounted: use.tokensReasoning !== undefined,
        measured: use.energyWh === undefined ? undefined : ofEdition({ wh: use.energyWh }),
      },
      measures,
      rates: { per_request: ofOne },
      numbers: numbersOf(energy, measures, use),
      identity: identityOf(llm, use),
      ofRequest: hasTokens(use) || use.energyWh !== undefined ? NOTHING : [noTokens()],
      // A measurement is one of the factors.
      isRare: use.energyWh !== undefined,
    }
  },

  terms: inferenceTerms,
  assumptions: ({ llm }, ofRequest) => [...llm.notices, ...ofRequest, BELOW_RESOLUTION],
  calibrationClass: ({ llm: { model }, measured }) =>
    measured ? 'llm_measured' : model.listed ? 'llm_listed' : 'llm_guessed',
  year: ({ llm }) => llm.region.grid.year,
  what: ({ llm: { model } }) => message('subject.llm', { model: model.listed?.name ?? model.name }),

  emissions: (_choice, { rates }) => ({ per_request: { co2e: rates.per_request.shown, unit: 'g' } }),

  attributes: ({ llm, isCounted, measured }, { numbers }) => ({
    energy: {
      wh: numbers.wh,
      it_wh: numbers.it_wh,
      pue: toNumber(llm.factors.pue),
      per_request_wh: numbers.per_request_wh,
    },
    model: modelLabel(llm),
    usage: {
      tokens_input: numbers.tokens_input,
      tokens_cached: numbers.tokens_cached,
      tokens_output: numbers.tokens_output,
      tokens_reasoning: isCounted ? numbers.tokens_reasoning : null,
      requests: numbers.requests,
      reasoning_effort: isCounted ? null : llm.effort.effort,
      ...(measured && { energy_wh: measured.wh }),
    },
    grid: gridLabel(llm.region),
  }),
}

const NOTHING: readonly Assumption[] = []
const BELOW_RESOLUTION: Assumption = { ...belowResolution(), whenShownAsZero: 'per_request' }

function ofRequests({ facilityWh, tokensGenerated }: InferenceEnergy, { requests }: LlmUse): Measures {
  const count = decimal(requests)
  return { wh: times(facilityWh, count), tokens: multiply(tokensGenerated, count) }
}

function numbersOf(
  { serverWh, facilityWh }: InferenceEnergy,
  measures: Measures,
  use: LlmUse,
): InferenceNumbers {
  return {
    wh: shown(measures.wh as Rational),
    it_wh: shown(times(serverWh, decimal(use.requests))),
    per_request_wh: shown(facilityWh),
    tokens_input: use.tokensInput,
    tokens_cached: use.tokensCached,
    tokens_output: use.tokensOutput,
    tokens_reasoning: use.tokensReasoning ?? 0,
    requests: use.requests,
  }
}

/** An exact amount as a number. */
const shown = ({ numerator, denominator }: Rational) => significant(numerator, denominator)

function modelLabel({ model, provider, effort }: LlmChoice) {
  const { listed, tier } = model
  return {
    provider: provider.id,
    id: modelId(model),
    name: listed?.name ?? model.name,
    vendor: listed?.vendor ?? null,
    tier: tier.tier,
    tier_basis: listed?.tierBasis ?? 'name',
    is_reasoning: listed?.reasoning === 'yes',
    thinking_ratio: toNumber(effort.ratio),
    is_estimate: listed === undefined,
    ...(listed && { factor_id: listed.factorId }),
  } as const
}

function gridLabel({ grid, power, code }: LlmChoice['region']) {
  return {
    ...presentGrid(grid),
    carbon_intensity: shownIntensity(power.intensity),
    boundary: power.boundary,
    state: grid.state ?? null,
    state_name: grid.stateName ?? null,
    resolved_region: code,
  }
}

/** Everything that determines the numbers. */
function identityOf({ model, provider, region, effort }: LlmChoice, use: LlmUse) {
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
  }
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

const hasTokens = ({ tokensInput, tokensOutput, tokensReasoning = 0 }: LlmUse) =>
  tokensInput + tokensOutput + tokensReasoning > 0

function requireCachedWithinInput({ tokens_input: input = 0, tokens_cached: cached = 0 }: LlmParams): void {
  if (cached <= input) return
  const values = { maximum: input, sent: cached }
  throw new ApiError(problem('validation_error.cached_tokens', values, { field: 'tokens_cached' }))
}

/** Words belong to no edition, nor do they make a model of images one of text: older editions refuse it too. */
function requireLanguageModel({ model: { name, listed } }: LlmChoice, synonyms: Synonyms): void {
  const found = listed ? undefined : kindInName(name, synonyms)
  if (found === undefined) return
  const values = { value: name, model_kind: found.kind, sign: found.sign }
  throw new ApiError(problem('validation_error.model_kind', values, { field: 'model' }))
}
