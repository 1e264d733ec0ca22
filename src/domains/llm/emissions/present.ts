import { presentEquivalents, presentTrail } from '../../../contract/present.ts'
import { rangeInGrams } from '../../../contract/range.ts'
import { toNumber } from '../../../core/decimal.ts'
import { equivalentsOf } from '../../../core/equivalents.ts'
import { exactGrams, gramsFromMicrograms, significant } from '../../../core/quantity.ts'
import type { Rational } from '../../../core/rational.ts'
import { commonGwp } from '../../../core/trail.ts'
import type { Edition } from '../../edition.ts'
import { presentGrid } from '../../electricity/shared/present-grid.ts'
import { shownIntensity } from '../../electricity/shared/terms.ts'
import type { Answered } from '../../operation.ts'
import type { LlmInference } from '../calculate.ts'
import { modelId } from '../choice/model.ts'
import { llmPart } from '../part.ts'
import type { LlmQuestion } from './question.ts'
import type { LlmEmissionAnswer } from './schema.ts'
import { llmTrail } from './trail.ts'

export interface LlmResult {
  readonly question: LlmQuestion
  readonly inference: LlmInference
}

/** An exact figure as a number. */
const shown = ({ numerator, denominator }: Rational) => significant(numerator, denominator)

type Attributes = LlmEmissionAnswer['data']['attributes']

/** The page that says how it is calculated. */
const METHOD = 'docs/methods/llm.md'
const ROUNDED_TO_MICROGRAMS = { unit_grams: gramsFromMicrograms(1n), times: 1 } as const

const STANDARDS = {
  GHG_Protocol:
    'Scope 3 Category 1 (purchased services); on servers of your own the operational part is Scope 2',
}
/** A few grams are far below a tenth of most equivalents. */
const EQUIVALENT_DECIMALS = 6

export function presentLlmEmission(
  edition: Edition,
  { id, result, notices, meta }: Answered<LlmResult>,
): LlmEmissionAnswer {
  const { question, inference } = result
  const { region, factors } = question
  return {
    data: {
      type: 'llm_emission',
      id,
      attributes: {
        emissions: emissions(edition, result),
        energy: {
          wh: shown(inference.facilityWh),
          it_wh: shown(inference.serverWh),
          pue: toNumber(factors.pue),
          per_request_wh: shown(inference.facilityWhPerRequest),
        },
        model: model(question),
        usage: usage(question),
        grid: {
          ...presentGrid(region.grid),
          carbon_intensity: shownIntensity(region.power.intensity),
          boundary: region.power.boundary,
          state: region.grid.state ?? null,
          state_name: region.grid.stateName ?? null,
          resolved_region: region.code,
        },
        notices,
      },
    },
    meta: {
      methodology:
        'Energy of tokens by tier of model × PUE × grid intensity, plus embodied emissions of the hardware',
      emission_factors_year: region.grid.year,
      standards_compliance: STANDARDS,
      ...meta,
    },
  }
}

function emissions(edition: Edition, { question, inference }: LlmResult): Attributes['emissions'] {
  const { region, factors } = question
  const total = exactGrams(inference.totalMicrograms)
  const trail = llmTrail(edition.part(llmPart), question, inference)
  const ofPart = (name: string) => trail.factors.filter(({ part }) => part === name)
  return {
    co2e: gramsFromMicrograms(inference.totalMicrograms),
    co2e_unit: 'g',
    co2e_calculation_method: commonGwp([region.power.gwp, factors.tier.gwp]),
    breakdown: {
      operational_co2e: gramsFromMicrograms(inference.operationalMicrograms),
      embodied_co2e: gramsFromMicrograms(inference.embodiedMicrograms),
      unit: 'g',
    },
    per_request: { co2e: gramsFromMicrograms(inference.perRequestMicrograms), unit: 'g' },
    range: rangeInGrams({
      amount: Number(inference.totalMicrograms),
      contributions: trail.factors,
      what: `a call of ${question.model.listed?.name ?? question.model.name}`,
      parts: {
        operational_co2e: {
          amount: Number(inference.operationalMicrograms),
          contributions: ofPart('operational'),
        },
        embodied_co2e: { amount: Number(inference.embodiedMicrograms), contributions: ofPart('embodied') },
      },
    }),
    rounding: ROUNDED_TO_MICROGRAMS,
    source_trail: presentTrail(trail, METHOD),
    ...(question.withEquivalents && {
      equivalents: presentEquivalents(equivalentsOf(edition.equivalents, total, EQUIVALENT_DECIMALS)),
    }),
  }
}

function model({ model: asked, provider, effort }: LlmQuestion): Attributes['model'] {
  const { listed, tier } = asked
  return {
    provider: provider.id,
    id: modelId(asked),
    name: listed?.name ?? asked.name,
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
