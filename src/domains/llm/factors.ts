/** Language models of an edition. */

import { required } from '../../core/required.ts'
import type { Source } from '../edition.ts'
import type { LlmProviderRow, Tables } from '../rows.ts'
import { nameKey } from './names.ts'
import type { LlmEffort, LlmModel, LlmProvider, LlmRegistry, LlmTier } from './registry.ts'
import { constantEntry, effortEntry, providerEntry, tierEntries } from './trail.ts'

type Lookup<T> = ReadonlyMap<string, T>

export function llmRegistry(tables: Tables, sources: Lookup<Source>): LlmRegistry {
  const constants = new Map(tables.llm_constants.map((row) => [row.id, row]))
  const constant = (id: string) => required(constants, id).value
  const cached = required(constants, 'llm-cached-share')
  const efforts = llmEfforts(tables, sources)
  const models = llmModels(tables, efforts)
  const providers = llmProviders(tables, sources)
  return {
    models,
    byName: new Map(
      models.flatMap((model) => [model.id, ...model.aliases].map((name) => [nameKey(name), model] as const)),
    ),
    tiers: new Map(tables.llm_tiers.map((row) => [row.tier, tier(row, required(sources, row.source_id))])),
    providers,
    providerNames: providersBy(tables, (row) => `${row.provider} ${row.aliases ?? ''}`),
    families: providersBy(tables, (row) => row.families ?? ''),
    efforts,
    classRules: {
      limits: tables.llm_tiers.map((row) => ({
        tier: row.tier,
        limitBillion: row.size_limit_billion,
        included: row.size_limit_included,
      })),
      words: new Map(tables.llm_words.map((row) => [row.word, row.tier])),
      activeExperts: constant('llm-moe-active-experts'),
    },
    cachedShare: {
      value: cached.value,
      trail: constantEntry('Energy of a cached input token', cached, required(sources, cached.source_id)),
    },
    rangeFactor: { listed: constant('llm-range-listed'), guessed: constant('llm-range-guessed') },
  }
}

/** `words` gives the names that lead to a provider, with spaces between them. */
function providersBy(
  { llm_providers: rows }: Tables,
  words: (row: LlmProviderRow) => string,
): Map<string, string> {
  return new Map(
    rows.flatMap((row) =>
      words(row)
        .split(' ')
        .filter(Boolean)
        .map((word) => [word, row.provider] as const),
    ),
  )
}

function llmEfforts(tables: Tables, sources: Lookup<Source>): Map<string, LlmEffort> {
  const rows = new Map(tables.llm_efforts.map((row) => [row.effort, row]))
  const efforts = tables.llm_efforts.map((row): [string, LlmEffort] => {
    const meant = row.same_as === undefined ? row : required(rows, row.same_as)
    const trail = effortEntry(meant, required(sources, meant.source_id))
    return [row.effort, { effort: meant.effort, ratio: meant.thinking_ratio, trail }]
  })
  return new Map(efforts)
}

function llmModels(tables: Tables, efforts: Lookup<LlmEffort>): LlmModel[] {
  const aliases = new Map<string, string[]>()
  for (const row of tables.llm_model_aliases) {
    aliases.set(row.model_id, [...(aliases.get(row.model_id) ?? []), row.alias])
  }
  return tables.llm_models.map((row) => ({
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
    defaultEffort: required(efforts, row.default_effort),
    sourceId: row.source_id,
  }))
}

function llmProviders(tables: Tables, sources: Lookup<Source>): Map<string, LlmProvider> {
  const providers = tables.llm_providers.map((row): [string, LlmProvider] => [
    row.provider,
    {
      id: row.provider,
      name: row.name,
      kind: row.kind,
      homeCountry: row.home_country,
      pue: row.pue,
      pueTier: row.pue_tier,
      trail: providerEntry(row, required(sources, row.source_id)),
    },
  ])
  return new Map(providers)
}

function tier(row: Tables['llm_tiers'][number], source: Source): LlmTier {
  return {
    tier: row.tier,
    inputWhPer1k: row.input_wh_per_1k_tokens,
    outputWhPer1k: row.output_wh_per_1k_tokens,
    embodiedGPer1k: row.embodied_g_per_1k_tokens,
    gwp: row.gwp,
    trail: tierEntries(row, source),
  }
}
