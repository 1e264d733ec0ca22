/** Emissions of language-model inference. */

import { operation } from '../../../contract/operation.ts'
import { calculated } from '../../method/calculated.ts'
import { inference } from '../inference.ts'
import { llmEmissionsQuery } from './query.ts'
import { LlmEmissionAnswer } from './schema.ts'

export const llmEmissions = operation({
  name: 'llmEmissions',
  path: '/v1/digital/llm/emissions',
  title: 'Emissions of language-model inference (beta)',
  description:
    'Grams, not kilograms, with up to 6 decimals: read co2e_unit. Energy of the tokens by tier of the model × PUE × grid intensity, plus embodied emissions of the hardware. Training, network and the device of the reader are outside. An estimate: see range.',
  refusals:
    '`validation_error`: a parameter is malformed or out of range; tokens_cached above tokens_input; an unknown provider (available_providers) or region (available_regions); a model for embeddings, audio, images or video. `no_exact_factor`: strict=true and the model would be classed by its name, the region assumed, the grid a proxy value or the PUE a default. `no_factor`: no grid intensity is known for the region.',
  examples: {
    answers: {
      one_request: 'provider=openai&model=gpt-5.2&tokens_input=5000&tokens_output=2000',
      batch_with_thinking:
        'model=anthropic.claude-sonnet-4-5-20250929-v1:0&reasoning_effort=medium&tokens_input=2000&tokens_cached=1500&tokens_output=400&requests=1000000&region=SE&equivalents=true',
      by_name: 'provider=self_hosted&model=mymodel-8x7b&tokens_input=100&tokens_output=50&region=CA',
    },
    refusals: {
      not_listed: 'model=mymodel-8x7b&tokens_output=50&region=FR&strict=true',
      cached_above_input: 'tokens_input=10&tokens_cached=20',
    },
  },
  answer: LlmEmissionAnswer,
  subjects: { effort: 'reasoning_effort', tokens: 'tokens_input' },
  query: llmEmissionsQuery,
  ...calculated(inference),
})
