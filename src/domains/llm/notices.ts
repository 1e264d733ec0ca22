/** What a reader is told about an inference. */

import { fallback, info, type Notice, warning } from '../../engine/notices.ts'
import { toNumber } from '../../engine/numbers/decimal.ts'
import type { Named } from '../../messages/values.ts'
import type { Guess } from './names/classify.ts'
import type { LlmEffort, LlmModel, LlmProvider, LlmRegistry } from './registry.ts'

export function modelAssumed(model: string): Notice {
  return fallback('model_assumed', { model }, 'model')
}

export function modelNotListed(value: string, { tier: size_class, sign }: Guess): Notice {
  return sign === undefined
    ? fallback('model_not_listed.default_class', { value, size_class }, 'model')
    : fallback('model_not_listed.by_name', { value, size_class, sign }, 'model')
}

export function providerInferred({ id: provider, name: provider_name }: LlmProvider): Notice {
  return fallback('provider_inferred', { provider, provider_name }, 'provider')
}

export function providerMismatch(model: LlmModel, vendor: LlmProvider, provider: LlmProvider): Notice {
  const values = { model: model.id, vendor_name: vendor.name, provider_name: provider.name }
  return warning('provider_mismatch', values, 'provider')
}

export function defaultPue({ name: provider_name }: LlmProvider, { providers: all }: LlmRegistry): Notice {
  const published = [...all.values()].filter(({ pueTier }) => pueTier === 'exact')
  return fallback('default_pue', { provider_name, providers: published.map(({ id }) => id) }, 'provider')
}

export function homeAssumed({ homeCountry: country, name: provider_name }: LlmProvider): Notice {
  return fallback('location_assumed.provider_home', { country, provider_name }, 'region')
}

interface CountryCodes {
  readonly code: string
  readonly alpha3: string
}

export function readAsState({ code, alpha3 }: CountryCodes, state: Named): Notice {
  const values = { code, region_name: state, country: code, alpha3 }
  return fallback('ambiguous_region.state', values, 'region')
}

/** `state`: the US state with the same code. */
export function readAsCountry({ code, alpha3 }: CountryCodes, state: Named): Notice {
  const values = { code, region_name: state, country: code, alpha3 }
  return fallback('ambiguous_region.country', values, 'region')
}

export function effortAgainstCount(): Notice {
  return info('reasoning_effort_ignored.count_given', {}, 'effort')
}

export function effortOfNonThinker({ id: model }: LlmModel): Notice {
  return warning('reasoning_effort_ignored.no_reasoning', { model }, 'effort')
}

export function thinkingByDefault({ id: model }: LlmModel, { effort, ratio }: LlmEffort): Notice {
  return info('thinking_ratio_applied', { model, ratio: toNumber(ratio), effort }, 'effort')
}

export function noTokens(): Notice {
  return warning('no_tokens', {}, 'tokens')
}

export function belowResolution(): Notice {
  return info('below_resolution', {})
}

export function providerIsHost({ id: provider, name: provider_name }: LlmProvider): Notice {
  return info('provider_is_host', { provider, provider_name }, 'provider')
}
