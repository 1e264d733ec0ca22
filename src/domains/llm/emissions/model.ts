/** Which model a question is about, and who serves it. */

import { quote } from '../../../contract/quote.ts'
import { info, type Notice, warning } from '../../../core/notices.ts'
import { requireEntry } from '../../../core/required.ts'
import { classify } from '../classify.ts'
import { findLlmModel } from '../find.ts'
import { providerInName, vendorByFamily } from '../names.ts'
import type { LlmModel, LlmProvider, LlmRegistry, LlmTier } from '../registry.ts'

/** What the v1 contract assumes when nothing is given. */
const DEFAULT_PROVIDER = 'openai'
const DEFAULT_MODEL = 'gpt-5.2'

export interface ResolvedModel {
  /** The id in the registry, or the name as given. */
  id: string
  model: LlmModel | undefined
  tier: LlmTier
  provider: LlmProvider
  notices: Notice[]
  /** What the tier was guessed from; an error with strict=true. */
  guess?: string
}

export function resolveModel(
  llm: LlmRegistry,
  given: { provider?: string | undefined; model?: string | undefined },
): ResolvedModel {
  const name = given.model ?? DEFAULT_MODEL
  const model = findLlmModel(llm, name)
  const { provider, notices } = resolveProvider(llm, given.provider, name, model)
  if (given.model === undefined) {
    notices.push(info('model_assumed', `No model is given: ${DEFAULT_MODEL} is assumed.`, 'model'))
  }
  if (model) return { id: model.id, model, tier: requireEntry(llm.tiers, model.tier), provider, notices }
  const { tier, sign } = classify(name.slice(name.lastIndexOf('/') + 1), llm.classRules)
  const guess = `Model ${quote(name)} is not in the registry and is classed ${tier} ${sign ? `by '${sign}' in its name` : 'for lack of a size or a telling word in its name'}.`
  const notice = warning('model_not_listed', `${guess} /v1/digital/llm/models lists what is known.`, 'model')
  return {
    id: name,
    model,
    tier: requireEntry(llm.tiers, tier),
    provider,
    notices: [notice, ...notices],
    guess,
  }
}

/** Given, else what the form of the name says (azure/, Bedrock's ids), else the vendor, else the default. */
function resolveProvider(
  llm: LlmRegistry,
  given: string | undefined,
  name: string,
  model: LlmModel | undefined,
): { provider: LlmProvider; notices: Notice[] } {
  if (given !== undefined) {
    const provider = requireEntry(llm.providers, given)
    return { provider, notices: mismatchNotices(llm, provider, model) }
  }
  const id =
    providerInName(name, llm.providerNames) ??
    model?.vendor ??
    vendorByFamily(name, llm.families) ??
    DEFAULT_PROVIDER
  const provider = requireEntry(llm.providers, id)
  if (id === DEFAULT_PROVIDER) return { provider, notices: [] }
  const message = `No provider is given: ${provider.id} is taken from the model's name, with its PUE and home grid.`
  return { provider, notices: [info('provider_inferred', message, 'provider')] }
}

/** Hosts serve everything; a vendor asked for another vendor's model is answered as asked, and told. */
function mismatchNotices(llm: LlmRegistry, provider: LlmProvider, model: LlmModel | undefined): Notice[] {
  if (!model || provider.kind === 'host' || provider.id === model.vendor) return []
  const vendor = requireEntry(llm.providers, model.vendor)
  const message = `${model.id} is a model of ${vendor.id}; PUE and home grid are those of ${provider.id}, as asked.`
  return [warning('provider_mismatch', message, 'provider')]
}
