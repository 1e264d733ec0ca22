import { placeTrail, presentEquivalents } from '../../../contract/present.ts'
import { GRAMS, largeParts, placeRange, type RangePlan, rangeFigures } from '../../../contract/range.ts'
import { toNumber } from '../../../core/decimal.ts'
import { equivalentsOf } from '../../../core/equivalents.ts'
import { exactGrams, gramsFromMicrograms, significant } from '../../../core/quantity.ts'
import type { Rational } from '../../../core/rational.ts'
import { commonGwp } from '../../../core/trail.ts'
import type { Edition } from '../../edition.ts'
import { presentGrid } from '../../electricity/shared/present-grid.ts'
import { shownIntensity } from '../../electricity/shared/terms.ts'
import { laidOut } from '../../layout.ts'
import type { Answered } from '../../operation.ts'
import type { LlmInference } from '../calculate.ts'
import type { LlmChoice } from '../choice/choice.ts'
import { modelId } from '../choice/model.ts'
import type { LlmPlan } from './plan.ts'
import type { LlmQuestion } from './question.ts'
import type { LlmEmissionAnswer } from './schema.ts'

export interface LlmResult {
  readonly question: LlmQuestion
  readonly inference: LlmInference
  readonly plan: LlmPlan
  /** Undefined where its words are not kept. */
  readonly planName: string | undefined
  /** Of the plan, for this inference. */
  readonly trail: readonly number[]
  readonly range: RangePlan
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

type LlmFigures = ReturnType<typeof figures>

function figures(_edition: Edition, { question, inference, trail, range }: LlmResult) {
  const { use } = question
  const total = Number(inference.totalMicrograms)
  return {
    total: gramsFromMicrograms(inference.totalMicrograms),
    operational: gramsFromMicrograms(inference.operationalMicrograms),
    embodied: gramsFromMicrograms(inference.embodiedMicrograms),
    per_request: gramsFromMicrograms(inference.perRequestMicrograms),
    range: rangeFigures(range, total, partsOf(inference), GRAMS),
    trail,
    wh: shown(inference.facilityWh),
    it_wh: shown(inference.serverWh),
    per_request_wh: shown(inference.facilityWhPerRequest),
    input: use.tokensInput,
    cached: use.tokensCached,
    output: use.tokensOutput,
    reasoning: use.tokensReasoning ?? 0,
    requests: use.requests,
  }
}

export const llmLayout = laidOut<LlmResult, LlmFigures>({
  figures,
  key({ question, inference, planName, range }) {
    if (question.withEquivalents || planName === undefined) return undefined
    const doubts = range.whole.doubts.map(({ id }) => id).join()
    return { of: question.choice, options: `${planName} ${largeOf(inference)} ${doubts}` }
  },
  place: placeLlmEmission,
})

function placeLlmEmission(
  edition: Edition,
  { id, result, notices, meta }: Answered<LlmResult>,
  placed: LlmFigures,
): LlmEmissionAnswer {
  const { region, rates } = result.question.choice
  return {
    data: {
      type: 'llm_emission',
      id,
      attributes: {
        emissions: emissions(edition, result, placed),
        energy: {
          wh: placed.wh,
          it_wh: placed.it_wh,
          pue: toNumber(rates.factors.pue),
          per_request_wh: placed.per_request_wh,
        },
        model: model(result.question.choice),
        usage: usage(result.question, placed),
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

function emissions(
  edition: Edition,
  { question, inference, plan, range }: LlmResult,
  placed: LlmFigures,
): Attributes['emissions'] {
  const { model: asked, region, rates } = question.choice
  const said = {
    what: `a call of ${asked.listed?.name ?? asked.name}`,
    unit: GRAMS,
    large: largeOf(inference),
  }
  const total = exactGrams(inference.totalMicrograms)
  return {
    co2e: placed.total,
    co2e_unit: 'g',
    co2e_calculation_method: commonGwp([region.power.gwp, rates.factors.tier.gwp]),
    breakdown: {
      operational_co2e: placed.operational,
      embodied_co2e: placed.embodied,
      unit: 'g',
    },
    per_request: { co2e: placed.per_request, unit: 'g' },
    range: placeRange(range, said, placed.range),
    rounding: ROUNDED_TO_MICROGRAMS,
    source_trail: placeTrail(plan.trail, METHOD, placed.trail),
    ...(question.withEquivalents && {
      equivalents: presentEquivalents(equivalentsOf(edition.equivalents, total, EQUIVALENT_DECIMALS)),
    }),
  }
}

/** In the order of the plan. */
const partsOf = ({ operationalMicrograms, embodiedMicrograms }: LlmInference) => [
  Number(operationalMicrograms),
  Number(embodiedMicrograms),
]

const largeOf = (inference: LlmInference) => largeParts(Number(inference.totalMicrograms), partsOf(inference))

function model({ model: asked, provider, effort }: LlmChoice): Attributes['model'] {
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

function usage({ choice, use }: LlmQuestion, placed: LlmFigures): Attributes['usage'] {
  const isCounted = use.tokensReasoning !== undefined
  return {
    tokens_input: placed.input,
    tokens_cached: placed.cached,
    tokens_output: placed.output,
    tokens_reasoning: isCounted ? placed.reasoning : null,
    requests: placed.requests,
    reasoning_effort: isCounted ? null : choice.effort.effort,
    ...(use.energyWh !== undefined && { energy_wh: use.energyWh }),
  }
}
