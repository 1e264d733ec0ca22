/** The parameters of /v1/digital/llm/emissions. */

import { Type } from 'typebox'
import {
  booleanParam,
  codeParam,
  integerParam,
  type Need,
  nameParam,
  numberParam,
  type Params,
  presentationParams,
  querySchema,
  tokenParam,
} from '../../../contract/params/schema.ts'
import type { Edition } from '../../../factors/edition.ts'
import { message } from '../../../messages/messages.ts'
import { AUTO } from '../choice/effort.ts'
import { llmPart } from '../part.ts'

/** The v1 contract: at most 1e7 tokens of a kind and 1e7 requests. */
const TOKENS_OF_A_KIND = { minimum: 0, maximum: 10_000_000 }
const REQUESTS = { minimum: 1, maximum: 10_000_000 }
/** 1 MWh, far above any single request. */
const ENERGY_WH = { minimum: 0, maximum: 1_000_000 }

/** Nothing to count is an oversight, unlike a count of 0. */
const NEEDS: Need = {
  anyOf: [['tokens_input'], ['tokens_output'], ['tokens_cached'], ['tokens_reasoning'], ['energy_wh']],
  field: 'tokens_input',
  message: message('validation_error.needs_tokens', {}),
}

export function llmEmissionsQuery(edition: Edition) {
  const llm = edition.part(llmPart)
  const params = {
    provider: Type.Optional(
      tokenParam([...llm.providers.keys()], {
        description:
          "Who serves the model: decides PUE and home grid. Left out: inferred from the form of the model's name (azure/..., anthropic.claude-...-v1:0), else its vendor, else openai.",
        'x-error-list': 'available_providers',
      }),
    ),
    model: MODEL,
    ...TOKENS,
    requests: integerParam({ ...REQUESTS, default: 1, description: 'How many such requests.' }),
    reasoning_effort: tokenParam([AUTO, ...llm.efforts.keys()], {
      default: AUTO,
      description:
        "auto: the model's own default, as thinks_by_default of /v1/digital/llm/models says. minimal is low, max is xhigh.",
    }),
    energy_wh: MEASURED_ENERGY,
    region: REGION,
    include_wtt: booleanParam({
      default: false,
      description:
        'Include the upstream part of the grid. Without it the direct part of every region is counted, so that regions compare.',
    }),
    ...presentationParams({}),
  }
  return querySchema(params, [NEEDS])
}

export type LlmParams = Params<ReturnType<typeof llmEmissionsQuery>>

const MODEL = Type.Optional(
  nameParam({
    description:
      'A model of /v1/digital/llm/models by id or alias, in any spelling. A provider may come before it; a date, :free or -latest after it. gpt-5.2 when left out. An unknown name is classed by its size or words, with a notice; one of a model for embeddings, audio, images or video is refused.',
    examples: ['gpt-5.2'],
  }),
)

const TOKENS = {
  tokens_input: Type.Optional(
    integerParam({
      ...TOKENS_OF_A_KIND,
      'x-aliases': ['input_tokens', 'prompt_tokens'],
      description:
        'Input tokens of one request. The names input_tokens and prompt_tokens mean the same. One of the parameters of tokens, or energy_wh, must be given.',
      examples: [5000],
    }),
  ),
  tokens_output: Type.Optional(
    integerParam({
      ...TOKENS_OF_A_KIND,
      'x-aliases': ['output_tokens', 'completion_tokens'],
      description:
        'Output tokens of one request, without thinking tokens. The names output_tokens and completion_tokens mean the same.',
      examples: [2000],
    }),
  ),
  tokens_cached: Type.Optional(
    integerParam({
      ...TOKENS_OF_A_KIND,
      'x-aliases': ['cached_tokens'],
      description:
        'Of the input tokens, those read from a cache: a tenth of the energy. The name cached_tokens means the same.',
    }),
  ),
  tokens_reasoning: Type.Optional(
    integerParam({
      ...TOKENS_OF_A_KIND,
      description:
        'Thinking tokens of one request, on top of tokens_output. Given, no thinking ratio is applied.',
    }),
  ),
}

const MEASURED_ENERGY = Type.Optional(
  numberParam({
    ...ENERGY_WH,
    description: 'Measured energy of one request at the servers, Wh. It replaces the energy model.',
  }),
)

const REGION = Type.Optional(
  codeParam({
    description:
      'Where the servers are: a country (FR, FRA) or a state (TX, US-TX, CA-ON). The states are those of US, AU, CA, CN, IN and JP. CA is California, CAN is Canada; any other code of both is the country. The home of the provider when left out.',
    'x-depends-on': 'provider',
  }),
)
