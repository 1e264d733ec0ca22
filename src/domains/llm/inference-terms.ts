/** The terms of inference: energy with the facility times the grid, and tokens generated times a share of the hardware. */

import type { OfEdition } from '../../engine/choice.ts'
import { EVERYWHERE, figureEntry, type Source } from '../../engine/figure.ts'
import { decimal, toNumber } from '../../engine/numbers/decimal.ts'
import { significant } from '../../engine/numbers/quantity.ts'
import { rational } from '../../engine/numbers/rational.ts'
import type { Term } from '../../engine/term.ts'
import type { TrailEntry } from '../../engine/trail.ts'
import { contributionOf } from '../electricity/shared/contributions.ts'
import type { LlmChoice } from './choice/choice.ts'
import { inputGrowth, type LlmUse } from './energy.ts'
import type { LlmRegistry } from './registry.ts'

/** What decides on the factors, and not how much of each is used. */
export interface Inference {
  readonly llm: LlmChoice
  readonly hasCached: boolean
  /** Whether the input is long enough to move the energy. */
  readonly isLong: boolean
  /** Thinking tokens are counted by the caller. */
  readonly isCounted: boolean
  readonly measured: MeasuredEnergy | undefined
}

/** Of one request, as the request gives it. */
interface MeasuredEnergy extends OfEdition {
  readonly wh: number
}

/** Of a Wh with the facility (`wh`), and of a token generated (`tokens`). */
export function inferenceTerms(choice: Inference): Term[] {
  const { provider, region, effort, model, factors } = choice.llm
  const thinking = toNumber(effort.ratio) > 1 ? [effort.trail] : []
  // What was measured holds the thinking already.
  const inputs = [...energyInputs(choice), ...(choice.measured ? [] : thinking), provider.trail]
  const line = 'scope_3_category_1'
  const operational = region.power.terms.map((power): Term => {
    const one = contributionOf(power, KWH_PER_WH, 'operational')
    return {
      ...one,
      inputs: [...inputs, ...one.inputs],
      note: `Wh of all requests at the servers x PUE; ${one.note}`,
      of: 'wh',
      line,
      gwp: region.power.gwp,
    }
  })
  const embodied: Term = {
    entry: tierTrail(model).embodied,
    quantity: MILLION_PER_TOKEN,
    unit: 'million tokens generated',
    part: 'embodied',
    inputs: thinking,
    note: 'output tokens x thinking ratio x requests / 1,000,000',
    of: 'tokens',
    line,
    gwp: factors.tier.gwp,
  }
  return [...operational, embodied]
}

const KWH_PER_WH = rational(decimal('0.001'))
const MILLION_PER_TOKEN = rational(decimal('0.000001'))

/** A class that was guessed by a name is in more doubt. */
function tierTrail({ tier, listed }: LlmChoice['model']) {
  return listed ? tier.trail.listed : tier.trail.guessed
}

/** Where the Wh at the servers come from. */
function energyInputs({ llm, hasCached, isLong, measured }: Inference): TrailEntry[] {
  const { model, region, registry } = llm
  if (measured) return [measuredEntry(measured, region.grid.year)]
  const { input, output } = tierTrail(model)
  return [
    input,
    output,
    ...(hasCached ? [registry.cachedShare.trail] : []),
    ...(isLong ? (registry.longInput?.trail ?? []) : []),
  ]
}

/** Whether the growth of the energy is more than what is shown. */
export function isLongInput({ longInput }: LlmRegistry, { tokensInput, energyWh }: LlmUse): boolean {
  if (energyWh !== undefined || !longInput || tokensInput <= toNumber(longInput.start)) return false
  const { numerator, denominator } = inputGrowth(longInput, tokensInput)
  return significant(numerator, denominator) > 1
}

/** `year`: that of the grid, as the measurement has none. */
function measuredEntry({ wh }: MeasuredEnergy, year: number): TrailEntry {
  return figureEntry({
    category: 'energy_model',
    name: 'Measured energy of one request at the servers, as given in the request',
    id: 'energy_wh',
    value: decimal(wh),
    unit: 'Wh/request',
    year,
    tier: 'user',
    region: EVERYWHERE,
    source: MEASUREMENT,
  })
}

const MEASUREMENT: Source = {
  id: 'request',
  publisher: 'The request',
  dataset: 'energy_wh',
  licence: 'The measurement of the client',
}
