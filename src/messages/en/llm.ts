/** What is said of AI use. */
import { texts } from '../infer.ts'

const NOT_LISTED =
  "We don't have model {value} in our list, so we estimated it as size class {size_class}." as const

export const llm = texts({
  'subject.llm': 'a request to {model}',
  model_assumed: {
    message: 'No model was given, so we assumed {model}, the default for this provider.',
    detail: 'Set <set>model</set>.',
  },
  'model_not_listed.by_name': {
    message: NOT_LISTED,
    detail:
      'The class follows from {sign} in the name. Known models: /v1/digital/llm/models. <set>energy_wh</set> takes a measured value.',
  },
  'model_not_listed.default_class': {
    message: NOT_LISTED,
    detail:
      'The name gives no size, so the default class applies. Known models: /v1/digital/llm/models. <set>energy_wh</set> takes a measured value.',
  },
  provider_inferred: {
    message:
      'No provider was given, so we took {provider_name} from the model name, with its data centre efficiency (PUE) and home grid.',
    detail: 'Set <set>provider={provider}</set> to confirm.',
  },
  provider_mismatch:
    '{model} is made by {vendor_name}; we used the data centre efficiency (PUE) and home grid of {provider_name}, as requested.',
  default_pue: {
    message:
      'The data centre efficiency (PUE) we used for {provider_name} is not one it has published for its own sites.',
    detail: 'Providers with published values: {providers}.',
  },
  'location_assumed.provider_home': {
    message: 'No server location was given, so we assumed the grid of {country}, home of {provider_name}.',
    detail: 'Set <set>region</set>.',
  },
  'ambiguous_region.state': {
    message: 'We read {code} as the US state {region_name}, not as {country}.',
    detail: 'Write US-{code} for the state or {alpha3} for the country.',
  },
  'ambiguous_region.country': {
    message: 'We read {code} as {country}, not as the US state {region_name}.',
    detail: 'Write {alpha3} for the country or US-{code} for the state.',
  },
  'reasoning_effort_ignored.count_given':
    'Reasoning effort was ignored because you gave the number of reasoning tokens.',
  'reasoning_effort_ignored.no_reasoning':
    'Reasoning effort was ignored: {model} is not known as a reasoning model.',
  thinking_ratio_applied: {
    message:
      '{model} reasons by default, so we counted {ratio} generated tokens per output token (effort: {effort}).',
    detail: 'Set <set>tokens_reasoning</set> or <set>reasoning_effort</set> to change this.',
  },
  no_tokens: 'The result is zero because neither tokens nor energy were given.',
  below_resolution: 'One request is below half a microgram and shows as 0; the total uses the exact value.',
  provider_is_host: {
    message: '{provider_name} hosts models of other vendors; this list shows only its own.',
    detail: '/v1/digital/llm/emissions calculates any model with <set>provider={provider}</set>.',
  },
  'validation_error.cached_tokens':
    'tokens_cached is part of the input: send at most {maximum} (tokens_input); you sent {sent}.',
  'validation_error.model_kind':
    '{value} is {model_kind, select, embedding {an embedding model} reranking {a reranking model} audio {an audio model} image {an image model} video {a video model} other {}}: its name has {sign}. We have energy data for text models only, listed at /v1/digital/llm/models. For measured energy, send kWh to /v1/electricity/emissions.',
  'validation_error.server_region':
    "We don't know the region {value}. Use a country code (FR, FRA), a US state (TX, US-TX), or a state of AU, CA, CN, IN or JP with its country (CA-ON).",
  'validation_error.server_state': "We don't know the region {value}. Regions in {country}: {allowed}.",
})
