/** The trail entries of language models: constants of a tier, PUE, thinking, caching. */

import type { Source } from '../../engine/figure.ts'
import { EVERYWHERE, type Figure, figureEntry } from '../../engine/figure.ts'
import type { Decimal } from '../../engine/numbers/decimal.ts'
import type { Spread } from '../../engine/spread.ts'
import type { DataCategory, TrailEntry } from '../../engine/trail.ts'
import type { ConstantRow } from '../../factors/tables/constants.ts'
import type { TierTrail } from './registry.ts'
import type { LlmEffortRow, LlmProviderRow, LlmTierRow } from './tables.ts'

type LlmFigure = Omit<Figure, 'category' | 'name' | 'region' | 'source'>

const CLASS_NOTE = 'A class of models, not a measurement of this one.'

/** `ranges`: those of the energy, and those of the hardware. */
export function tierEntries(
  row: LlmTierRow,
  source: Source,
  ranges: { readonly energy: readonly Spread[]; readonly embodied: readonly Spread[] },
): TierTrail {
  const figure = (value: Decimal, unit: string, of = ranges.energy): LlmFigure => ({
    id: row.id,
    value,
    unit,
    year: row.year,
    tier: 'estimate',
    note: CLASS_NOTE,
    ranges: of,
  })
  const energy = (what: string, value: Decimal) =>
    entry('energy_model', `${what}, tier ${row.tier}`, figure(value, 'Wh/1000 tokens at the servers'), source)
  return {
    input: energy('Energy of input tokens', row.input_wh_per_1k_tokens),
    output: energy('Energy of tokens generated', row.output_wh_per_1k_tokens),
    embodied: entry(
      'emission_factor',
      `Embodied emissions of the hardware, tier ${row.tier}`,
      figure(row.embodied_g_per_1k_tokens, 'gCO2e/1000 tokens generated', ranges.embodied),
      source,
    ),
  }
}

export function effortEntry(row: LlmEffortRow, source: Source): TrailEntry {
  const name = `Tokens generated for each token of the answer, reasoning effort ${row.effort}`
  const figure: LlmFigure = {
    id: row.id,
    value: row.thinking_ratio,
    unit: 'tokens generated/output token',
    year: row.year,
    tier: 'estimate',
    note: 'With thinking; tokens_reasoning says it exactly.',
  }
  return entry('energy_model', name, figure, source)
}

export function providerEntry(row: LlmProviderRow, source: Source): TrailEntry {
  const figure: LlmFigure = {
    id: row.id,
    value: row.pue,
    unit: 'facility energy/server energy',
    year: row.pue_year,
    tier: row.pue_tier,
    note: `${row.pue_note.charAt(0).toUpperCase()}${row.pue_note.slice(1)}.`,
  }
  return entry('energy_model', `Power usage effectiveness (PUE), ${row.name}`, figure, source)
}

export function constantEntry(name: string, row: ConstantRow, source: Source): TrailEntry {
  const figure: LlmFigure = { ...row, tier: 'estimate', note: `By ${row.basis}.` }
  return entry('energy_model', name, figure, source)
}

function entry(category: DataCategory, name: string, figure: LlmFigure, source: Source): TrailEntry {
  return figureEntry({ ...figure, category, name, region: EVERYWHERE, source })
}
