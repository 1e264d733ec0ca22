/** Every language model, and the ways to run one. */
import { COUNTRIES, keysOf, STATES, tableOf } from './tables.ts'
import { bothWays, type Params, turn, url } from './url.ts'

const EMISSIONS = '/v1/digital/llm/emissions'
const MODELS = '/v1/digital/llm/models'
const EFFORTS = ['auto', ...keysOf('llm_efforts.csv', 'effort')]
const PROVIDERS = keysOf('llm_providers.csv', 'provider')
const TIERS = keysOf('llm_tiers.csv', 'tier')
/** One model of so many stands for the others where not all are asked for. */
const MODEL_STEP = 60
/** As MODEL_STEP, of countries. */
const COUNTRY_STEP = 8

const models = keysOf('llm_models.csv', 'model_id')
const some = models.filter((_, i) => i % MODEL_STEP === 0)

const ofModels = models.flatMap((model, i) => [
  url(EMISSIONS, { model, tokens_input: 1000 + i, tokens_output: 500, requests: 1 + i }),
  url(EMISSIONS, {
    model,
    tokens_input: 5000,
    tokens_cached: 10 * i,
    tokens_output: 2000,
    provider: turn(PROVIDERS, i),
    region: turn(COUNTRIES, i),
    reasoning_effort: turn(EFFORTS, i),
    equivalents: true,
    strict: i % 2 === 0,
  }),
])

const ofAliases = keysOf('llm_model_aliases.csv', 'alias').map((model) =>
  url(EMISSIONS, { model, tokens_output: 1000, region: 'US', strict: true }),
)

const ofEfforts = some.flatMap((model) =>
  EFFORTS.map((reasoning_effort) =>
    url(EMISSIONS, { model, tokens_input: 200, tokens_output: 800, reasoning_effort, region: 'DE' }),
  ),
)

const ofProviders = tableOf('llm_providers.csv').flatMap(({ provider = '', aliases = '' }) => [
  ...bothWays(EMISSIONS, { provider, tokens_output: 1000 }),
  url(EMISSIONS, { provider, model: 'gpt-5.2', tokens_output: 1000, region: 'FR', strict: true }),
  url(EMISSIONS, { provider, model: 'some-70b-model', tokens_output: 1000 }),
  ...aliases
    .split(' ')
    .filter(Boolean)
    .map((alias) => url(EMISSIONS, { provider: alias, tokens_output: 1000 })),
])

const regions = [
  ...COUNTRIES.filter((_, i) => i % COUNTRY_STEP === 0),
  ...keysOf('countries.csv', 'alpha3').filter((_, i) => i % COUNTRY_STEP === 1),
  ...STATES.map(([country, state]) => `${country}-${state}`),
  ...STATES.filter(([country]) => country === 'US').map(([, state]) => state),
  'CA',
  'CAN',
  'uk',
  'US-XX',
  'QQ',
]
const ofRegions = regions.map((region) =>
  url(EMISSIONS, { model: 'gpt-5.2', tokens_input: 1000, tokens_output: 1000, region, strict: true }),
)

const uses: Params[] = [
  {},
  { tokens_input: 10_000_000, tokens_output: 10_000_000, requests: 10_000_000 },
  { tokens_input: 1 },
  { tokens_input: 1000, tokens_cached: 1000 },
  { tokens_input: 1000, tokens_cached: 1001 },
  { tokens_output: 100, tokens_reasoning: 5000 },
  { tokens_output: 100, tokens_reasoning: 0, reasoning_effort: 'high' },
  { tokens_output: 100, requests: 1000, equivalents: true },
  { energy_wh: 0.3, requests: 100 },
  { energy_wh: 0 },
  { energy_wh: 1_000_000, tokens_output: 10 },
]
const ofUses = some.flatMap((model) => uses.flatMap((use) => bothWays(EMISSIONS, { model, ...use })))

const NAMES = [
  'openai/gpt-5.2',
  'GPT-5.2',
  'gpt-5.2-2025-12-11',
  'azure/gpt-5.2',
  'us.anthropic.claude-sonnet-4-5-20250929-v1:0',
  'claude-sonnet-4-5:free',
  'claude-opus-latest',
  'vertex_ai/gemini-2.5-pro',
  'llama-3.3-70b-instruct',
  'mixtral-8x7b',
  'my-own-7b',
  'tiny-mini',
  'something-else',
]
const ofNames = NAMES.flatMap((model) => bothWays(EMISSIONS, { model, tokens_output: 1000, region: 'GB' }))

const lists = [
  ...[undefined, ...PROVIDERS, 'nobody'].map((provider) => url(MODELS, { provider })),
  ...[undefined, 'openai', 'alibaba', 'azure_openai'].flatMap((provider) =>
    TIERS.map((tier) => url(MODELS, { provider, tier })),
  ),
]

export const llmRequests: readonly string[] = [
  ...ofModels,
  ...ofAliases,
  ...ofEfforts,
  ...ofProviders,
  ...ofRegions,
  ...ofUses,
  ...ofNames,
  ...lists,
  url(MODELS, { tier: 'huge' }),
  url(MODELS, { strict: true }),
  url(MODELS, { vendor: 'openai', strict: true }),
]
