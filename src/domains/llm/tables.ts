/** The tables of language models. */
import {
  country,
  decimal,
  gwpSet,
  id,
  like,
  maybe,
  oneOf,
  reference,
  sourceId,
  text,
  year,
  yesNo,
} from '../../tables/columns.ts'
import { constantTable } from '../../tables/constants.ts'
import { type RowIn, table } from '../../tables/table.ts'
import type { LlmTierName } from './registry.ts'

export const LLM_MODELS = table('llm_models', {
  description:
    "Language models and the energy tier of each. tier_basis parameters: sqrt(active x total) against the limits of llm_tiers.csv; line_up: the model's place in its vendor's line-up. parameters_status says whether the vendor published the counts. reasoning: whether it can think before it answers; default_effort: what reasoning_effort=auto stands for.",
  key: ['model_id'],
  columns: {
    id: id(),
    model_id: like('^[A-Za-z0-9][A-Za-z0-9.:/_-]*$'),
    vendor: reference('llm_providers', 'provider'),
    name: text(),
    release_date: maybe(like('^\\d{4}-\\d{2}(-\\d{2})?$')),
    open_weights: yesNo(),
    tier: reference<LlmTierName>('llm_tiers', 'tier'),
    tier_basis: oneOf('parameters', 'line_up'),
    total_billion: maybe(decimal({ minimum: 0.1, maximum: 100000 })),
    active_billion: maybe(decimal({ minimum: 0.1, maximum: 100000 })),
    parameters_status: maybe(oneOf('published', 'assumed')),
    reasoning: oneOf('yes', 'no', 'unclear'),
    default_effort: reference('llm_efforts', 'effort'),
    source_id: sourceId(),
  },
})

export type LlmModelRow = RowIn<typeof LLM_MODELS>

export const LLM_MODEL_ALIASES = table('llm_model_aliases', {
  description:
    'Further names of the models. Letter case and separators do not count. listed: known under this name; derived: the id without date, latest, preview, or the display name. A name that fits two models is decided: undated ids win, then the newer model.',
  key: ['alias'],
  columns: {
    alias: like('^[a-z0-9][a-z0-9.:+/_-]*$'),
    model_id: reference('llm_models', 'model_id'),
    basis: oneOf('listed', 'derived'),
    source_id: sourceId(),
  },
})

export const LLM_PROVIDERS = table('llm_providers', {
  description:
    "Who serves language models: power usage effectiveness (facility over server energy) and home country, whose grid is assumed when no region is given. vendor: makes the models it serves; host: serves models of others. aliases: names in the path of a model's name; families: first words of its models' names. pue_tier: exact, of the operator or its host; region or global, an average; estimate, our default.",
  key: ['provider'],
  columns: {
    id: id(),
    provider: like('^[a-z][a-z0-9_]*$'),
    name: text(),
    kind: oneOf('vendor', 'host'),
    aliases: maybe(like('^[a-z0-9_-]+( [a-z0-9_-]+)*$')),
    families: maybe(like('^[a-z]+( [a-z]+)*$')),
    home_country: country(),
    pue: decimal({ minimum: 1, maximum: 3 }),
    pue_tier: oneOf('exact', 'region', 'global', 'estimate'),
    pue_year: year(),
    pue_note: text(),
    source_id: sourceId(),
  },
})

export type LlmProviderRow = RowIn<typeof LLM_PROVIDERS>

export const LLM_TIERS = table('llm_tiers', {
  description:
    'Energy tiers of language models, smallest first: Wh at the servers per 1,000 input and output tokens, embodied g CO2e of the hardware per 1,000 output tokens, and the limit of sqrt(active x total) billion parameters that belongs to the tier (none for the last).',
  key: ['tier'],
  columns: {
    id: id(),
    tier: oneOf('small', 'medium', 'large', 'frontier'),
    input_wh_per_1k_tokens: decimal({ minimum: 0.0001, maximum: 100 }),
    output_wh_per_1k_tokens: decimal({ minimum: 0.0001, maximum: 100 }),
    embodied_g_per_1k_tokens: decimal({ minimum: 0, maximum: 100 }),
    size_limit_billion: maybe(decimal({ minimum: 1, maximum: 100000 })),
    size_limit_included: yesNo(),
    year: year(),
    gwp: gwpSet(),
    source_id: sourceId(),
  },
})

export type LlmTierRow = RowIn<typeof LLM_TIERS>

export const LLM_EFFORTS = table('llm_efforts', {
  description:
    'Reasoning efforts: tokens generated for each token of the answer, thinking included. same_as: another word for the same effort.',
  key: ['effort'],
  columns: {
    id: id(),
    effort: like('^[a-z]+$'),
    thinking_ratio: decimal({ minimum: 1, maximum: 100 }),
    same_as: maybe(reference('llm_efforts', 'effort')),
    year: year(),
    source_id: sourceId(),
  },
})

export type LlmEffortRow = RowIn<typeof LLM_EFFORTS>

export const LLM_WORDS = table('llm_words', {
  description:
    'Whole words that class a model that is not in the registry and has no size in its name. Where several fit, the smallest tier wins; where none does, large.',
  key: ['word'],
  columns: {
    word: like('^[a-z]+$'),
    tier: reference<LlmTierName>('llm_tiers', 'tier'),
    source_id: sourceId(),
  },
})

export const LLM_CONSTANTS = constantTable('llm_constants', 'What holds for every language model.', {
  minimum: 0,
  maximum: 1000,
})
