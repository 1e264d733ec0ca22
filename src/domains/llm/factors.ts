/** Language models of an edition. */

import type { Source } from '../../engine/figure.ts'
import { getOrThrow } from '../../engine/helpers/get-or-throw.ts'
import type { Ranges } from '../../factors/reference/ranges.ts'
import type { ReferenceTables } from '../../factors/reference/reference-tables.ts'
import type { ConstantRow } from '../../factors/tables/constants.ts'
import type { TableSet } from '../../factors/tables/table.ts'
import { nameKey } from './names/spelling.ts'
import type { LlmEffort, LlmModel, LlmProvider, LlmRegistry, LlmTier } from './registry.ts'
import {
  LLM_CONSTANTS,
  LLM_DEFAULT_MODELS,
  LLM_EFFORTS,
  LLM_MODEL_ALIASES,
  LLM_MODELS,
  LLM_PROVIDERS,
  LLM_THINKING,
  LLM_TIERS,
  LLM_WORDS,
  type LlmProviderRow,
  type LlmTierRow,
} from './tables.ts'
import { constantEntry, effortEntry, providerEntry, tierEntries } from './trail.ts'

type Lookup<T> = ReadonlyMap<string, T>

export function llmRegistry(
  tables: TableSet,
  { sources, ranges }: Pick<ReferenceTables, 'sources' | 'ranges'>,
): LlmRegistry {
  const constants = new Map(tables.rows(LLM_CONSTANTS).map((row) => [row.id, row]))
  const constant = (id: string) => getOrThrow(constants, id).value
  const cached = getOrThrow(constants, 'llm-cached-share')
  const efforts = llmEfforts(tables, sources)
  const models = llmModels(tables, efforts)
  const providers = llmProviders(tables, sources)
  return {
    models,
    byName: new Map(
      models.flatMap((model) => [model.id, ...model.aliases].map((name) => [nameKey(name), model] as const)),
    ),
    tiers: new Map(
      tables.rows(LLM_TIERS).map((row) => [row.tier, tier(row, getOrThrow(sources, row.source_id), ranges)]),
    ),
    providers,
    providerNames: providersBy(tables, (row) => `${row.provider} ${row.aliases ?? ''}`),
    families: providersBy(tables, (row) => row.families ?? ''),
    efforts,
    classRules: {
      limits: tables.rows(LLM_TIERS).map((row) => ({
        tier: row.tier,
        limitBillion: row.size_limit_billion,
        included: row.size_limit_included,
      })),
      words: new Map(tables.rows(LLM_WORDS).map((row) => [row.word, row.tier])),
      activeExperts: constant('llm-moe-active-experts'),
      mediumFrom: constants.get(MEDIUM_FROM)?.value,
    },
    cachedShare: {
      value: cached.value,
      trail: constantEntry('Energy of a cached input token', cached, getOrThrow(sources, cached.source_id)),
    },
    longInput: longInput(constants, sources),
    defaultModels: new Map(tables.rows(LLM_DEFAULT_MODELS).map((row) => [row.provider, row.model_id])),
    // What an edition says nothing of is as it was before there was anything to say.
    gridAsPublished: !isZero(constants.get(UPSTREAM_SHARE)),
    unclearThinks: !isZero(constants.get(UNCLEAR_THINKS)),
  }
}

/** From so many billion active parameters a model is never small. */
export const MEDIUM_FROM = 'llm-medium-from-active'
const UPSTREAM_SHARE = 'llm-upstream-share'
const UNCLEAR_THINKS = 'llm-unclear-thinks'
const LONG_INPUT = { start: 'llm-long-input-start', scale: 'llm-long-input-scale' }

function isZero(row: ConstantRow | undefined): boolean {
  return row !== undefined && row.value.digits === 0n
}

function longInput(constants: Lookup<ConstantRow>, sources: Lookup<Source>): LlmRegistry['longInput'] {
  const [start, scale] = [constants.get(LONG_INPUT.start), constants.get(LONG_INPUT.scale)]
  if (!start || !scale) return undefined
  const entry = (name: string, row: ConstantRow) =>
    constantEntry(name, row, getOrThrow(sources, row.source_id))
  return {
    start: start.value,
    scale: scale.value,
    trail: [
      entry('Input above which its energy grows', start),
      entry('Input over which it grows by itself', scale),
    ],
  }
}

/** `words` gives the names that lead to a provider, with spaces between them. */
function providersBy(tables: TableSet, words: (row: LlmProviderRow) => string): Map<string, string> {
  return new Map(
    tables.rows(LLM_PROVIDERS).flatMap((row) =>
      words(row)
        .split(' ')
        .filter(Boolean)
        .map((word) => [word, row.provider] as const),
    ),
  )
}

function llmEfforts(tables: TableSet, sources: Lookup<Source>): Map<string, LlmEffort> {
  const rows = new Map(tables.rows(LLM_EFFORTS).map((row) => [row.effort, row]))
  const efforts = tables.rows(LLM_EFFORTS).map((row): [string, LlmEffort] => {
    const meant = row.same_as === undefined ? row : getOrThrow(rows, row.same_as)
    const trail = effortEntry(meant, getOrThrow(sources, meant.source_id))
    return [row.effort, { effort: meant.effort, ratio: meant.thinking_ratio, trail }]
  })
  return new Map(efforts)
}

function llmModels(tables: TableSet, efforts: Lookup<LlmEffort>): LlmModel[] {
  const aliases = new Map<string, string[]>()
  for (const row of tables.rows(LLM_MODEL_ALIASES)) {
    aliases.set(row.model_id, [...(aliases.get(row.model_id) ?? []), row.alias])
  }
  const thinking = new Map(tables.rows(LLM_THINKING).map((row) => [row.model_id, row]))
  return tables.rows(LLM_MODELS).map((row) => ({
    id: row.model_id,
    factorId: row.id,
    vendor: row.vendor,
    name: row.name,
    aliases: aliases.get(row.model_id) ?? [],
    releaseDate: row.release_date,
    openWeights: row.open_weights,
    tier: row.tier,
    tierBasis: row.tier_basis,
    totalBillion: row.total_billion,
    activeBillion: row.active_billion,
    parametersStatus: row.parameters_status,
    reasoning: row.reasoning,
    thinksByDefault: thinking.get(row.model_id)?.thinks_by_default,
    defaultEffort: getOrThrow(efforts, (thinking.get(row.model_id) ?? row).default_effort),
    sourceId: row.source_id,
  }))
}

function llmProviders(tables: TableSet, sources: Lookup<Source>): Map<string, LlmProvider> {
  const providers = tables.rows(LLM_PROVIDERS).map((row): [string, LlmProvider] => [
    row.provider,
    {
      id: row.provider,
      name: row.name,
      kind: row.kind,
      homeCountry: row.home_country,
      pue: row.pue,
      pueTier: row.pue_tier,
      trail: providerEntry(row, getOrThrow(sources, row.source_id)),
    },
  ])
  return new Map(providers)
}

function tier(row: LlmTierRow, source: Source, ranges: Ranges): LlmTier {
  const trailOf = (use: string) =>
    tierEntries(row, source, { energy: ranges.of(use), embodied: ranges.of('llm_embodied') })
  return {
    tier: row.tier,
    inputWhPer1k: row.input_wh_per_1k_tokens,
    outputWhPer1k: row.output_wh_per_1k_tokens,
    embodiedGPer1k: row.embodied_g_per_1k_tokens,
    gwp: row.gwp,
    // Editions that know no range of the tier have one for all listed models.
    trail: { listed: trailOf(`llm listed ${row.tier}`), guessed: trailOf('llm guessed') },
  }
}
