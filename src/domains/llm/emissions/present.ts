import { presentNotices } from '../../../contract/notices.ts'
import { editionMeta, presentEquivalents, presentTrail } from '../../../contract/present.ts'
import { toNumber } from '../../../core/decimal.ts'
import { equivalentsOf } from '../../../core/equivalents.ts'
import type { Notice } from '../../../core/notices.ts'
import { exactGrams, gramsFromMicrograms } from '../../../core/quantity.ts'
import { commonGwp } from '../../../core/trail.ts'
import type { Edition } from '../../edition.ts'
import { presentGrid } from '../../electricity/shared/present-grid.ts'
import { type LlmFactors, type LlmInference, type LlmUse, llmRange } from '../calculate.ts'
import { llmPart } from '../part.ts'
import type { LlmEffort } from '../registry.ts'
import type { ResolvedModel } from './model.ts'
import type { ResolvedRegion } from './region.ts'
import type { LlmEmissionAnswer } from './schema.ts'
import { llmTrail } from './trail.ts'

export interface LlmQuestion {
  model: ResolvedModel
  region: ResolvedRegion
  effort: LlmEffort
  factors: LlmFactors
  use: LlmUse
  withEquivalents: boolean
}

type Attributes = LlmEmissionAnswer['data']['attributes']

const STANDARDS = {
  GHG_Protocol:
    'Scope 3 Category 1 (purchased services); on servers of your own the operational part is Scope 2',
}
/** A few grams are far below a tenth of most equivalents. */
const EQUIVALENT_DECIMALS = 6

export function presentLlmEmission(
  edition: Edition,
  id: string,
  question: LlmQuestion,
  inference: LlmInference,
  notices: readonly Notice[],
): LlmEmissionAnswer {
  const { region, factors } = question
  return {
    data: {
      type: 'llm_emission',
      id,
      attributes: {
        emissions: emissions(edition, question, inference),
        energy: {
          wh: toNumber(inference.facilityWh),
          it_wh: toNumber(inference.serverWh),
          pue: toNumber(factors.pue),
          per_request_wh: toNumber(inference.facilityWhPerRequest),
        },
        model: model(question),
        usage: usage(question),
        grid: {
          ...presentGrid(region.grid),
          state: region.grid.state ?? null,
          state_name: region.grid.stateName ?? null,
          resolved_region: region.code,
        },
        notices: presentNotices(notices),
      },
    },
    meta: {
      methodology:
        'Energy of tokens by tier of model × PUE × grid intensity, plus embodied emissions of the hardware',
      emission_factors_year: region.grid.year,
      standards_compliance: STANDARDS,
      ...editionMeta(edition),
    },
  }
}

function emissions(
  edition: Edition,
  question: LlmQuestion,
  inference: LlmInference,
): Attributes['emissions'] {
  const { region, factors } = question
  const total = exactGrams(inference.totalMicrograms)
  return {
    co2e: gramsFromMicrograms(inference.totalMicrograms),
    co2e_unit: 'g',
    co2e_calculation_method: commonGwp([region.grid.gwp, factors.tier.gwp]),
    breakdown: {
      operational_co2e: gramsFromMicrograms(inference.operationalMicrograms),
      embodied_co2e: gramsFromMicrograms(inference.embodiedMicrograms),
      unit: 'g',
    },
    per_request: { co2e: gramsFromMicrograms(inference.perRequestMicrograms), unit: 'g' },
    range: range(edition, question, inference),
    source_trail: presentTrail(llmTrail(edition.part(llmPart), question)),
    ...(question.withEquivalents && {
      equivalents: presentEquivalents(equivalentsOf(edition.equivalents, total, EQUIVALENT_DECIMALS)),
    }),
  }
}

function range(
  edition: Edition,
  { model, use }: LlmQuestion,
  inference: LlmInference,
): Attributes['emissions']['range'] {
  const llm = edition.part(llmPart)
  const factor = model.model ? llm.rangeFactor.listed : llm.rangeFactor.guessed
  const isMeasured = use.energyWh !== undefined
  const { lowMicrograms, highMicrograms } = llmRange(inference, factor, isMeasured)
  const what = isMeasured ? 'embodied emissions only, as the energy was measured' : 'a class of models'
  const about = model.model ? 'a listed model' : 'a model classed by its name'
  return {
    low: gramsFromMicrograms(lowMicrograms),
    high: gramsFromMicrograms(highMicrograms),
    unit: 'g',
    basis: `divided and multiplied by ${toNumber(factor)}: ${about}; ${what}`,
  }
}

function model({ model: resolved, effort }: LlmQuestion): Attributes['model'] {
  const { model: listed, provider, tier } = resolved
  return {
    provider: provider.id,
    id: resolved.id,
    name: listed?.name ?? resolved.id,
    vendor: listed?.vendor ?? null,
    tier: tier.tier,
    tier_basis: listed?.tierBasis ?? 'name',
    is_reasoning: listed?.reasoning === 'yes',
    thinking_ratio: toNumber(effort.ratio),
    is_estimate: listed === undefined,
    ...(listed && { factor_id: listed.factorId }),
  }
}

function usage({ use, effort }: LlmQuestion): Attributes['usage'] {
  return {
    tokens_input: use.tokensInput,
    tokens_cached: use.tokensCached,
    tokens_output: use.tokensOutput,
    tokens_reasoning: use.tokensReasoning ?? null,
    requests: use.requests,
    reasoning_effort: use.tokensReasoning === undefined ? effort.effort : null,
    ...(use.energyWh !== undefined && { energy_wh: use.energyWh }),
  }
}
