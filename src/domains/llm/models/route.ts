import { info, type Notice } from '../../../core/notices.ts'
import { answer } from '../../../http/envelope/answer.ts'
import { onceASecond } from '../../../http/envelope/once-a-second.ts'
import { calculationId } from '../../../http/legacy.ts'
import type { App, Services } from '../../../http/services.ts'
import type { Edition } from '../../edition.ts'
import { llmPart } from '../part.ts'
import type { LlmModel } from '../registry.ts'
import { presentLlmModels } from './present.ts'
import { llmModelsSchema } from './schema.ts'

export function llmModelsRoute(app: App, { edition }: Services): void {
  const all = [...edition.part(llmPart).models].sort(byProvider)
  const whole = onceASecond(() => presentLlmModels(edition, all, []))
  app.get('/v1/digital/llm/models', { schema: llmModelsSchema(edition) }, (request, reply) => {
    const { params, notices } = request.query
    const { provider, tier } = params
    const id = calculationId('llm_models', edition.hash, {
      ...(provider !== undefined && { provider }),
      ...(tier !== undefined && { tier }),
    })
    answer(request, reply, id, () => {
      if (provider === undefined && tier === undefined && notices.length === 0) return whole()
      const models = all.filter(
        (model) => (!provider || model.vendor === provider) && (!tier || model.tier === tier),
      )
      return presentLlmModels(edition, models, [...hostNotices(edition, provider), ...notices])
    })
  })
}

function byProvider(a: LlmModel, b: LlmModel): number {
  if (a.vendor !== b.vendor) return a.vendor < b.vendor ? -1 : 1
  return a.id < b.id ? -1 : 1
}

/** A host has models of its own at most: what it serves is not filtered by this. */
function hostNotices(edition: Edition, provider: string | undefined): Notice[] {
  const llm = edition.part(llmPart)
  if (provider === undefined || llm.providers.get(provider)?.kind !== 'host') return []
  const message = `${provider} serves models of others: /v1/digital/llm/emissions answers for any model with provider=${provider}. The list has only models that it made itself.`
  return [info('provider_is_host', message, 'provider')]
}
