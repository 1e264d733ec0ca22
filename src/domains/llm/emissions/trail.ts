/** Every figure that a result needs to be computed again, and no other. */
import { decimal, toNumber } from '../../../core/decimal.ts'
import { EVERYWHERE, figureEntry, type Source } from '../../../core/figure.ts'
import type { TrailEntry } from '../../../core/trail.ts'
import type { LlmRegistry } from '../registry.ts'
import type { LlmQuestion } from './question.ts'

const MEASUREMENT: Source = {
  id: 'request',
  publisher: 'The request',
  dataset: 'energy_wh',
  licence: 'The measurement of the client',
}

export function llmTrail(llm: LlmRegistry, question: LlmQuestion): TrailEntry[] {
  const { model, provider, region, effort, use } = question
  const { tier } = model
  const isModelled = use.energyWh === undefined
  const entries = isModelled
    ? [tier.trail.input, tier.trail.output]
    : [measuredEntry(use.energyWh ?? 0, region.grid.year)]
  if (isModelled && use.tokensCached > 0) entries.push(llm.cachedShare.trail)
  if (toNumber(effort.ratio) > 1) entries.push(effort.trail)
  entries.push(provider.trail, region.grid.trail.intensity, tier.trail.embodied)
  return entries
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
