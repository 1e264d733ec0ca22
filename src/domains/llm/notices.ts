/** What a reader is told about an inference: the words of every notice. */
import { quote } from '../../contract/quote.ts'
import { fallback, info, type Notice, warning } from '../../engine/notices.ts'
import { toNumber } from '../../engine/numbers/decimal.ts'
import type { Guess } from './names/classify.ts'
import type { LlmEffort, LlmModel, LlmProvider } from './registry.ts'

export function modelAssumed(name: string): Notice {
  return fallback(
    'model_assumed',
    `No model is given: ${name} is assumed, the default of its provider here. Give model.`,
    'model',
  )
}

export function modelNotListed(name: string, { tier, sign }: Guess): Notice {
  const why = sign ? `by '${sign}' in its name` : 'for lack of a size or a telling word in its name'
  const message = `Model ${quote(name)} is not in the registry and is classed ${tier} ${why}. /v1/digital/llm/models lists what is known; energy_wh takes a measurement instead.`
  return fallback('model_not_listed', message, 'model')
}

export function providerInferred({ id }: LlmProvider): Notice {
  const message = `No provider is given: ${id} is taken from the model's name, with its PUE and home grid. Give provider=${id}.`
  return fallback('provider_inferred', message, 'provider')
}

export function providerMismatch(model: LlmModel, vendor: LlmProvider, provider: LlmProvider): Notice {
  const message = `${model.id} is a model of ${vendor.id}; PUE and home grid are those of ${provider.id}, as asked.`
  return warning('provider_mismatch', message, 'provider')
}

export function defaultPue({ id }: LlmProvider): Notice {
  const message = `The power usage effectiveness of ${id} is not one that it publishes for its own data centres. google and aws_bedrock have published ones.`
  return fallback('default_pue', message, 'provider')
}

/** `country`: its name. */
export function homeAssumed(country: string, { id }: LlmProvider): Notice {
  const message = `No region is given: the grid of ${country} is assumed, the home of ${id}. Give region.`
  return fallback('location_assumed', message, 'region')
}

interface NamedCountry {
  readonly name: string
  readonly alpha3: string
}

/** `state`: its name. */
export function takenAsState(code: string, state: string, { name, alpha3 }: NamedCountry): Notice {
  const message = `${code} is taken as ${state}: US-${code} says so, and ${alpha3} is ${name}.`
  return fallback('ambiguous_region', message, 'region')
}

/** `state`: the name of the US state with the same code. */
export function takenAsCountry(code: string, state: string, { name, alpha3 }: NamedCountry): Notice {
  const message = `${code} is taken as ${name}: ${alpha3} says so, and US-${code} is ${state}.`
  return fallback('ambiguous_region', message, 'region')
}

export function effortAgainstCount(): Notice {
  const message = 'tokens_reasoning is given and counts as it is: reasoning_effort was ignored.'
  return info('reasoning_effort_ignored', message, 'effort')
}

export function effortOfNonThinker({ id }: LlmModel): Notice {
  const message = `${id} is not known to think before it answers: reasoning_effort was ignored.`
  return warning('reasoning_effort_ignored', message, 'effort')
}

export function thinkingByDefault({ id }: LlmModel, { effort, ratio }: LlmEffort): Notice {
  const message = `${id} thinks by default: effort ${effort} is taken, ${toNumber(ratio)} tokens generated for each output token. Give tokens_reasoning or reasoning_effort to say otherwise.`
  return info('thinking_ratio_applied', message, 'effort')
}

export function noTokens(): Notice {
  const message = 'Neither tokens nor energy are given, so the result is zero.'
  return warning('no_tokens', message, 'tokens')
}

export function belowResolution(): Notice {
  const message =
    'One request is below half a microgram and shows as 0; the total is computed from the exact value.'
  return info('below_resolution', message)
}

export function providerIsHost({ id }: LlmProvider): Notice {
  const message = `${id} serves models of others: /v1/digital/llm/emissions answers for any model with provider=${id}. The list has only models that it made itself.`
  return info('provider_is_host', message, 'provider')
}
