/** What a reader is told about an inference. */

import type { Assumption } from '../../engine/assumption.ts'
import { fallback, info, type Notice, warning } from '../../engine/notices.ts'
import { toNumber } from '../../engine/numbers/decimal.ts'
import type { Named } from '../../messages/values.ts'
import type { Guess } from './names/classify.ts'
import type { LlmEffort, LlmModel, LlmProvider, LlmRegistry } from './registry.ts'

/** Tokens decide the energy and the share of the hardware; the latter alone where the energy was measured. */
export function aboutTokens(notice: Notice, isMeasured: boolean): Assumption {
  return isMeasured ? { ...notice, reaches: ['embodied'] } : notice
}

/** The class of a model is an estimate. */
function aboutModel(notice: Notice, isMeasured: boolean): Assumption {
  return { ...aboutTokens(notice, isMeasured), tier: 'estimate' }
}

/** Provider and place decide what electricity is drawn, and nothing of the hardware. */
export function aboutPower(notice: Notice): Assumption {
  return { ...notice, reaches: ['operational'] }
}

export function modelAssumed(model: string, isMeasured: boolean): Assumption {
  return aboutModel(fallback('model_assumed', { model }, 'model'), isMeasured)
}

export function modelNotListed(
  value: string,
  { tier: size_class, sign }: Guess,
  isMeasured: boolean,
): Assumption {
  return aboutModel(
    sign === undefined
      ? fallback('model_not_listed.default_class', { value, size_class }, 'model')
      : fallback('model_not_listed.by_name', { value, size_class, sign }, 'model'),
    isMeasured,
  )
}

export function providerInferred({ id: provider, name: provider_name }: LlmProvider): Assumption {
  return aboutPower(fallback('provider_inferred', { provider, provider_name }, 'provider'))
}

export function providerMismatch(model: LlmModel, vendor: LlmProvider, provider: LlmProvider): Notice {
  const values = { model: model.id, vendor_name: vendor.name, provider_name: provider.name }
  return warning('provider_mismatch', values, 'provider')
}

/** A PUE of others, or of the provider's own in general, has the tier of its row. */
export function defaultPue(
  { name: provider_name, pueTier: tier }: LlmProvider,
  { providers: all }: LlmRegistry,
): Assumption {
  const published = [...all.values()].filter(({ pueTier }) => pueTier === 'exact')
  const values = { provider_name, providers: published.map(({ id }) => id) }
  return { ...aboutPower(fallback('default_pue', values, 'provider')), tier }
}

export function homeAssumed({ homeCountry: country, name: provider_name }: LlmProvider): Assumption {
  return aboutPower(fallback('location_assumed.provider_home', { country, provider_name }, 'region'))
}

interface CountryCodes {
  readonly code: string
  readonly alpha3: string
}

export function readAsState({ code, alpha3 }: CountryCodes, state: Named): Assumption {
  const values = { code, region_name: state, country: code, alpha3 }
  return aboutPower(fallback('ambiguous_region.state', values, 'region'))
}

/** `state`: the US state with the same code. */
export function readAsCountry({ code, alpha3 }: CountryCodes, state: Named): Assumption {
  const values = { code, region_name: state, country: code, alpha3 }
  return aboutPower(fallback('ambiguous_region.country', values, 'region'))
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
