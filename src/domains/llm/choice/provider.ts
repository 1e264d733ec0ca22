/** Who serves the model: PUE and home grid are theirs. */

import { getOrThrow } from '../../../engine/helpers/get-or-throw.ts'
import type { Notice } from '../../../engine/notices.ts'
import { findProviderInName, findVendorByFamily } from '../names/provider.ts'
import { providerInferred, providerMismatch } from '../notices.ts'
import type { LlmModel, LlmProvider, LlmRegistry } from '../registry.ts'
import type { AskedModel } from './model.ts'

/** What the v1 contract assumes when neither a provider is given nor the model says one. */
export const DEFAULT_PROVIDER = 'openai'

export interface ServingProvider {
  readonly provider: LlmProvider
  readonly notices: readonly Notice[]
}

/** Given, else what the form of the name says (azure/, Bedrock's ids), else the vendor, else the default. */
export function servingProvider(
  llm: LlmRegistry,
  given: string | undefined,
  { name, listed }: AskedModel,
): ServingProvider {
  if (given !== undefined) {
    const provider = getOrThrow(llm.providers, given)
    return { provider, notices: mismatchNotices(llm, provider, listed) }
  }
  const id =
    findProviderInName(name, llm.providerNames) ??
    listed?.vendor ??
    findVendorByFamily(name, llm.families) ??
    DEFAULT_PROVIDER
  const provider = getOrThrow(llm.providers, id)
  return { provider, notices: id === DEFAULT_PROVIDER ? [] : [providerInferred(provider)] }
}

/** Hosts serve all models; a vendor with another vendor's model is calculated as requested, with a notice. */
function mismatchNotices(llm: LlmRegistry, provider: LlmProvider, listed: LlmModel | undefined): Notice[] {
  if (!listed || provider.kind === 'host' || provider.id === listed.vendor) return []
  return [providerMismatch(listed, getOrThrow(llm.providers, listed.vendor), provider)]
}
