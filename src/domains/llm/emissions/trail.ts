/** Every figure that a result needs to be computed again, and no other. */
import { toNumber } from '../../../core/decimal.ts'
import type { TrailEntry } from '../../../core/trail.ts'
import type { LlmRegistry } from '../registry.ts'
import type { LlmQuestion } from './present.ts'

export function llmTrail(llm: LlmRegistry, { model, region, effort, use }: LlmQuestion): TrailEntry[] {
  const { tier, provider } = model
  const isModelled = use.energyWh === undefined
  const entries = isModelled
    ? [tier.trail.input, tier.trail.output]
    : [measuredEntry(use.energyWh ?? 0, region.grid.year)]
  if (isModelled && use.tokensCached > 0) entries.push(llm.cachedShare.trail)
  if (toNumber(effort.ratio) > 1) entries.push(effort.trail)
  entries.push(provider.trail, region.grid.trail.intensity, tier.trail.embodied)
  return entries
}

function measuredEntry(energyWh: number, year: number): TrailEntry {
  return {
    dataCategory: 'energy_model',
    name: 'Measured energy of one request at the servers, as given in the request',
    source: 'The request',
    sourceDataset: 'energy_wh',
    year: String(year),
    region: 'ALL',
    regionName: 'World',
    factor: energyWh,
    factorUnit: 'Wh/request',
    tier: 'user',
    factorId: 'energy_wh',
    licence: 'The measurement of the client',
  }
}
