/** What the v1 contract and this project fix for language models; the import writes it into the tables. */

import { JUDGEMENT } from './sources.ts'

const OURS = 'everygram-2025'
const YEAR = '2025'
/** What is fitted, and what was decided with the fit: docs/methods/llm.md. */
const FITTED = { year: '2026', source_id: 'everygram-llm-fit' }

const tier = (
  name: string,
  input: string,
  output: string,
  embodied: string,
  limit: string,
  included: boolean,
) => ({
  id: `llm-tier-${name}`,
  tier: name,
  input_wh_per_1k_tokens: input,
  output_wh_per_1k_tokens: output,
  embodied_g_per_1k_tokens: embodied,
  size_limit_billion: limit,
  size_limit_included: String(included),
  year: FITTED.year,
  gwp: 'ipcc_gwp100',
  source_id: FITTED.source_id,
})

/** Smallest first; frontier is pinned by the worked example of the contract. The size is sqrt(active x total parameters), in billions. */
export const TIERS = [
  tier('small', '0.024', '0.06', '0.004', '30', false),
  tier('medium', '0.08', '0.20', '0.014', '70', true),
  tier('large', '0.12', '0.50', '0.035', '180', false),
  tier('frontier', '0.12', '0.843', '0.15', '', false),
]

const effort = (name: string, ratio: string, same = '') => ({
  id: `llm-effort-${name}`,
  effort: name,
  thinking_ratio: ratio,
  same_as: same,
  year: YEAR,
  source_id: OURS,
})

export const EFFORTS = [
  effort('none', '1'),
  effort('minimal', '2', 'low'),
  effort('low', '2'),
  effort('medium', '4'),
  effort('high', '6'),
  effort('xhigh', '10'),
  effort('max', '10', 'xhigh'),
]

/** Words of a name that class an unknown model. Where several fit, the smallest tier wins. */
export const WORDS = Object.entries({
  small: ['nano', 'lite', 'micro', 'tiny', 'small'],
  medium: ['mini', 'flash', 'haiku', 'air'],
  large: ['sonnet', 'turbo', 'plus', 'large', 'chat'],
  frontier: ['opus', 'pro', 'max', 'ultra'],
}).flatMap(([name, words]) => words.map((word) => ({ word, tier: name, source_id: JUDGEMENT })))

const constant = (id: string, value: string, unit: string, basis: string) => ({
  id: `llm-${id}`,
  value,
  unit,
  year: YEAR,
  basis,
  source_id: OURS,
})

export const CONSTANTS = [
  constant(
    'cached-share',
    '0.1',
    'of the energy of a fresh input token',
    'the v1 contract: 90 % less energy for cached input',
  ),
  constant(
    'range-listed',
    '3',
    'divided and multiplied by',
    'a model of the registry: its tier is a class of unlike models on unknown hardware',
  ),
  constant(
    'range-guessed',
    '10',
    'divided and multiplied by',
    'a model classed by its name: one tier up or down is a factor of about 3, on top of the class itself',
  ),
  constant(
    'moe-active-experts',
    '2',
    'experts',
    'a name such as 8x22b: two experts work on a token, as in the models that began the form',
  ),
  {
    ...constant(
      'long-input-start',
      '8000',
      'input tokens',
      'above the worked example of the contract, which therefore stays as it is',
    ),
    ...FITTED,
  },
  {
    ...constant(
      'long-input-scale',
      '30000',
      'input tokens',
      'the fit: energy of the input x (1 + tokens beyond the start / this); two published cases carry it',
    ),
    ...FITTED,
  },
  {
    ...constant(
      'upstream-share',
      '0',
      'of the upstream part of the grid',
      'the direct part of every region is counted, so that regions compare; include_wtt=true adds the rest',
    ),
    ...FITTED,
  },
  {
    ...constant(
      'unclear-thinks',
      '0',
      '1 for yes',
      'a model of which nothing says that it thinks does not generate more for an effort that is asked of it',
    ),
    ...FITTED,
  },
]

interface Provider {
  provider: string
  name: string
  /** vendor: makes the models it serves. host: serves models of others. */
  kind: 'vendor' | 'host'
  /** Its names in the path of a model's name. */
  aliases: string
  /** First words of its models' names. */
  families: string
  home_country: string
  /** The row of the extract that gives the figure. */
  pue_of: string
  pue_tier: 'exact' | 'region' | 'global' | 'estimate'
  pue_year: string
  pue_note: string
  source_id: string
}

const NO_PUBLICATION =
  'our default: no value is published for this provider; Epoch AI takes 1.2 for data centres that run language models'

function vendor(provider: string, name: string, country: string, families = '', aliases = ''): Provider {
  const none = {
    pue_of: 'world default',
    pue_tier: 'estimate',
    pue_year: YEAR,
    pue_note: NO_PUBLICATION,
  } as const
  return {
    provider,
    name,
    kind: 'vendor',
    aliases,
    families,
    home_country: country,
    ...none,
    source_id: OURS,
  }
}

type Figure = Pick<Provider, 'pue_of' | 'pue_tier' | 'pue_year' | 'pue_note' | 'source_id'>

const GOOGLE: Figure = {
  pue_of: 'gcp_vertex',
  pue_tier: 'exact',
  pue_year: '2025',
  pue_note: 'fleet average, trailing twelve months',
  source_id: 'google-pue-2025',
}
const AWS: Figure = {
  pue_of: 'aws_bedrock',
  pue_tier: 'exact',
  pue_year: '2025',
  pue_note: 'global average of AWS',
  source_id: 'aws-pue-2025',
}
const MICROSOFT: Figure = {
  pue_of: 'azure_openai',
  // Made to fit the paper's own results: no publication of the operator.
  pue_tier: 'estimate',
  pue_year: '2025',
  pue_note: "Microsoft's data centres as the paper gives them; Microsoft's own disclosures are 1.16 to 1.18",
  source_id: 'arxiv-2505-09598',
}
const onAws = { ...AWS, pue_note: 'global average of AWS, taken as the host' }

/** Home: the country of the head office. The providers of the v1 contract first, then further vendors. */
export const PROVIDERS: Provider[] = [
  { ...vendor('openai', 'OpenAI', 'US', 'gpt chatgpt o codex'), ...MICROSOFT },
  { ...vendor('anthropic', 'Anthropic', 'US', 'claude'), ...onAws },
  { ...vendor('google', 'Google', 'US', 'gemini gemma', 'gemini'), ...GOOGLE },
  { ...vendor('meta', 'Meta', 'US', 'llama', 'meta-llama'), ...onAws },
  {
    ...vendor(
      'mistral',
      'Mistral AI',
      'FR',
      'mistral mixtral ministral magistral devstral codestral pixtral',
      'mistralai',
    ),
    pue_of: 'mistral',
    pue_tier: 'region',
    pue_note: "EcoLogits' figure for the provider, a data centre of Microsoft in Sweden",
    source_id: 'ecologits-2025',
  },
  {
    ...vendor('cohere', 'Cohere', 'CA', 'command aya'),
    pue_of: 'cohere',
    pue_tier: 'region',
    pue_note: "EcoLogits' figure for the provider, on Google Cloud",
    source_id: 'ecologits-2025',
  },
  {
    ...vendor('deepseek', 'DeepSeek', 'CN', 'deepseek', 'deepseek-ai'),
    pue_of: 'deepseek',
    pue_tier: 'region',
    pue_note: 'mean of the 30 most efficient data centres in China',
    source_id: 'arxiv-2505-09598',
  },
  { ...vendor('xai', 'xAI', 'US', 'grok', 'x-ai'), pue_of: 'xai' },
  { ...vendor('azure_openai', 'Azure OpenAI', 'US', '', 'azure azure-openai'), ...MICROSOFT, kind: 'host' },
  {
    ...vendor('aws_bedrock', 'Amazon Bedrock', 'US', 'nova titan', 'bedrock amazon amazon-bedrock aws'),
    ...AWS,
    kind: 'host',
  },
  {
    ...vendor('gcp_vertex', 'Google Vertex AI', 'US', '', 'vertex vertex_ai google-vertex'),
    ...GOOGLE,
    kind: 'host',
  },
  {
    ...vendor('self_hosted', 'Self-hosted', 'US', '', 'self-hosted'),
    kind: 'host',
    pue_of: 'self_hosted',
    pue_tier: 'global',
    pue_year: '2024',
    pue_note: 'average of the data centres in the survey',
    source_id: 'uptime-2024',
  },
  vendor('alibaba', 'Alibaba Cloud', 'CN', 'qwen qwq qvq', 'qwen'),
  vendor('baidu', 'Baidu', 'CN', 'ernie'),
  vendor('ibm', 'IBM', 'US', 'granite', 'ibm-granite'),
  { ...vendor('microsoft', 'Microsoft', 'US', 'phi'), ...MICROSOFT },
  vendor('minimax', 'MiniMax', 'CN', 'minimax', 'minimaxai'),
  vendor('moonshotai', 'Moonshot AI', 'CN', 'kimi', 'moonshot'),
  vendor('nvidia', 'NVIDIA', 'US', 'nemotron'),
  vendor('stepfun', 'StepFun', 'CN', 'step', 'stepfun-ai'),
  vendor('tencent', 'Tencent', 'CN', 'hunyuan hy'),
  vendor('upstage', 'Upstage', 'KR', 'solar'),
  vendor('xiaomi', 'Xiaomi', 'CN', 'mimo', 'xiaomimimo'),
  vendor('zai', 'Z.ai', 'CN', 'glm', 'z-ai zai-org zhipuai'),
]

/** Of a vendor its newest general model between its cheapest and its dearest line; of a host the one it is best known for. */
export const DEFAULT_MODELS = Object.entries({
  openai: 'gpt-5.2',
  anthropic: 'claude-sonnet-5',
  google: 'gemini-3.5-flash',
  meta: 'llama-4-maverick-17b-128e-instruct-fp8',
  mistral: 'mistral-medium-2604',
  cohere: 'command-a-plus-05-2026',
  deepseek: 'deepseek-v3.2',
  xai: 'grok-4.3',
  azure_openai: 'gpt-5.2',
  aws_bedrock: 'claude-sonnet-5',
  gcp_vertex: 'gemini-3.5-flash',
  self_hosted: 'llama-3.3-70b-instruct',
  alibaba: 'qwen3.7-plus',
  baidu: 'ernie-4.5-300b-a47b',
  ibm: 'granite-4.1-8b',
  microsoft: 'phi-4',
  minimax: 'MiniMax-M3',
  moonshotai: 'kimi-k2.6',
  nvidia: 'nvidia/nemotron-3-super-120b-a12b',
  stepfun: 'step-3.7-flash',
  tencent: 'hy3-preview',
  upstage: 'solar-pro3',
  xiaomi: 'mimo-v2.5',
  zai: 'glm-5.2',
}).map(([provider, model_id]) => ({ provider, model_id, source_id: JUDGEMENT }))
