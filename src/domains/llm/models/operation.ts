/** The language models that are known by name. */

import { operation } from '../../../contract/operation.ts'
import type { Notice } from '../../../engine/notices.ts'
import { perEdition } from '../../../factors/edition.ts'
import { providerIsHost } from '../notices.ts'
import { llmPart } from '../part.ts'
import type { LlmModel, LlmProvider } from '../registry.ts'
import { presentLlmModels } from './present.ts'
import { LlmModelsAnswer, llmModelsQuery } from './schema.ts'

export const llmModels = operation({
  name: 'llmModels',
  path: '/v1/digital/llm/models',
  title: 'Language models and their energy tiers (beta)',
  description: 'The models that /v1/digital/llm/emissions knows by name. Others are classed by their name.',
  refusals: '`validation_error`: an unknown provider (available_providers) or tier.',
  examples: { answers: { of_provider: 'provider=ibm' }, refusals: { unknown_tier: 'tier=huge' } },
  answer: LlmModelsAnswer,
  isLong: true,
  query: llmModelsQuery,
  calculate({ edition }, { provider, tier }) {
    return {
      kind: 'llm_models',
      identity: { provider, tier },
      notices: hostNotices(edition.part(llmPart).providers.get(provider ?? '')),
      result: allModels(edition).filter(
        (model) => (!provider || model.vendor === provider) && (!tier || model.tier === tier),
      ),
    }
  },
  present: presentLlmModels,
})

const allModels = perEdition((edition) => [...edition.part(llmPart).models].sort(byProvider))

function byProvider(a: LlmModel, b: LlmModel): number {
  if (a.vendor !== b.vendor) return a.vendor < b.vendor ? -1 : 1
  return a.id < b.id ? -1 : 1
}

/** A host has models of its own at most: what it serves is not filtered by this. */
function hostNotices(provider: LlmProvider | undefined): Notice[] {
  return provider?.kind === 'host' ? [providerIsHost(provider)] : []
}
