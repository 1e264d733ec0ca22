/** Every figure that a result needs to be computed again, and no other. */
import type { Contribution } from '../../../core/contribution.ts'
import { decimal, toNumber } from '../../../core/decimal.ts'
import { EVERYWHERE, figureEntry, type Source } from '../../../core/figure.ts'
import { significant } from '../../../core/quantity.ts'
import { rational } from '../../../core/rational.ts'
import type { TrailEntry } from '../../../core/trail.ts'
import { contributionOf } from '../../electricity/shared/contributions.ts'
import { inputGrowth } from '../calculate.ts'
import type { LlmRegistry } from '../registry.ts'
import type { LlmQuestion } from './question.ts'

const MEASUREMENT: Source = {
  id: 'request',
  publisher: 'The request',
  dataset: 'energy_wh',
  licence: 'The measurement of the client',
}

export interface LlmTrail {
  /** Of a Wh with the facility. */
  readonly operational: readonly Contribution[]
  /** Of a token generated. */
  readonly embodied: Contribution
}

/** Energy with the facility times the grid, and tokens generated times the share of the hardware. */
export function llmTrail(llm: LlmRegistry, question: LlmQuestion): LlmTrail {
  const { provider, region, effort } = question.choice
  const thinking = toNumber(effort.ratio) > 1 ? [effort.trail] : []
  const inputs = [...energyInputs(llm, question), ...thinking, provider.trail]
  return {
    operational: region.power.terms.map((term): Contribution => {
      const one = contributionOf(term, KWH_PER_WH, 'operational')
      return {
        ...one,
        inputs: [...inputs, ...one.inputs],
        note: `Wh of all requests at the servers x PUE; ${one.note}`,
      }
    }),
    embodied: {
      entry: tierTrail(question).embodied,
      quantity: MILLION_PER_TOKEN,
      unit: 'million tokens generated',
      part: 'embodied',
      inputs: thinking,
      note: 'output tokens x thinking ratio x requests / 1,000,000',
    },
  }
}

/** A class that was guessed by a name is in more doubt. */
function tierTrail({ choice }: LlmQuestion) {
  const { tier, listed } = choice.model
  return listed ? tier.trail.listed : tier.trail.guessed
}

const KWH_PER_WH = rational(decimal('0.001'))
const MILLION_PER_TOKEN = rational(decimal('0.000001'))

/** Where the Wh at the servers come from. */
function energyInputs(llm: LlmRegistry, question: LlmQuestion): TrailEntry[] {
  const { use, choice } = question
  if (use.energyWh !== undefined) return [measuredEntry(use.energyWh, choice.region.grid.year)]
  const cached = use.tokensCached > 0 ? [llm.cachedShare.trail] : []
  const { input, output } = tierTrail(question)
  return [input, output, ...cached, ...longInputTrail(llm, use.tokensInput)]
}

/** Where the input is long enough to move the energy. */
function longInputTrail({ longInput }: LlmRegistry, tokensInput: number): readonly TrailEntry[] {
  return longInput && isLong(longInput, tokensInput) ? longInput.trail : []
}

/** Whether the growth of the energy is more than what is shown. */
export function isLong(longInput: LlmRegistry['longInput'], tokensInput: number): boolean {
  if (!longInput || tokensInput <= toNumber(longInput.start)) return false
  const { numerator, denominator } = inputGrowth(longInput, tokensInput)
  return significant(numerator, denominator) > 1
}

/** `year`: that of the grid, as the measurement has none. */
function measuredEntry(energyWh: number, year: number): TrailEntry {
  return figureEntry({
    category: 'energy_model',
    name: 'Measured energy of one request at the servers, as given in the request',
    id: 'energy_wh',
    value: decimal(energyWh),
    unit: 'Wh/request',
    year,
    tier: 'user',
    region: EVERYWHERE,
    source: MEASUREMENT,
  })
}
