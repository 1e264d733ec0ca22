/** What a request chooses, apart from amounts: the model, the provider, the grid and the reasoning effort. */

import type { Assumption } from '../../../engine/assumption.ts'
import { type OfEdition, ofEdition } from '../../../engine/choice.ts'
import { memoizeByName } from '../../../engine/helpers/memoize.ts'
import { type Edition, perEdition } from '../../../factors/edition.ts'
import type { LlmFactors } from '../energy.ts'
import { aboutPower, aboutTokens, defaultPue, modelAssumed, modelNotListed } from '../notices.ts'
import { llmPart } from '../part.ts'
import type { LlmEffort, LlmProvider, LlmRegistry } from '../registry.ts'
import { appliedEffort } from './effort.ts'
import { type AskedModel, askedModel, assumedModel } from './model.ts'
import { servingProvider } from './provider.ts'
import { requireRegion, type ServerRegion } from './region.ts'

export interface LlmChoice extends OfEdition {
  readonly registry: LlmRegistry
  readonly model: AskedModel
  readonly provider: LlmProvider
  readonly region: ServerRegion
  readonly effort: LlmEffort
  readonly factors: LlmFactors
  /** About what was chosen. */
  readonly notices: readonly Assumption[]
}

/** The parameters that choose. */
export interface Choosing {
  readonly model?: string | undefined
  readonly provider?: string | undefined
  readonly region?: string | undefined
  readonly reasoning_effort: string
  readonly include_wtt: boolean
  readonly tokens_reasoning?: number | undefined
  readonly energy_wh?: number | undefined
}

/** Of an edition: clients write names of models as they like. */
const CHOICES_MAX = 1500
const choices = perEdition(() => memoizeByName<LlmChoice>(CHOICES_MAX))

/** Throws an ApiError for a region that is not known, or has no grid. */
export function llmChoice(edition: Edition, choosing: Choosing): LlmChoice {
  const { model = '', provider = '', region = '', reasoning_effort, include_wtt } = choosing
  // Names are visible ASCII, and none is empty.
  const flags = [include_wtt, isCounted(choosing), isMeasured(choosing)].join(' ')
  const name = [model, provider, region, reasoning_effort, flags].join('\n')
  return choices(edition)(name, () => madeChoice(edition, choosing))
}

/** The thinking tokens are given. */
const isCounted = ({ tokens_reasoning }: Choosing) => tokens_reasoning !== undefined
/** The energy is given. */
const isMeasured = ({ energy_wh }: Choosing) => energy_wh !== undefined

function madeChoice(edition: Edition, choosing: Choosing): LlmChoice {
  const llm = edition.part(llmPart)
  const model = askedModel(llm, choosing.model ?? assumedModel(llm, choosing.provider))
  const { provider, notices: ofProvider } = servingProvider(llm, choosing.provider, model)
  const region = requireRegion(edition, choosing.region, provider, {
    withUpstream: choosing.include_wtt,
    asPublished: llm.gridAsPublished,
  })
  const given = choosing.reasoning_effort
  const { effort, notices: ofEffort } = appliedEffort(llm, given, model.listed, isCounted(choosing))
  return ofEdition({
    registry: llm,
    model,
    provider,
    region,
    effort,
    factors: {
      tier: model.tier,
      cachedShare: llm.cachedShare.value,
      longInput: llm.longInput,
      thinkingRatio: effort.ratio,
      pue: provider.pue,
    },
    notices: [
      ...(model.guess ? [modelNotListed(model.name, model.guess, isMeasured(choosing))] : []),
      ...ofProvider.map(aboutPower),
      ...(choosing.model === undefined ? [modelAssumed(model.name, isMeasured(choosing))] : []),
      ...ofEffort.map((one) => aboutTokens(one, isMeasured(choosing))),
      ...region.notices.map(aboutPower),
      ...(provider.pueTier !== 'exact' ? [defaultPue(provider, llm)] : []),
    ],
  })
}
