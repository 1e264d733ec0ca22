/** Which model a question is about; its tier decides the energy of a token. */
import { getOrThrow } from '../../../engine/helpers/get-or-throw.ts'
import { classify, type Guess } from '../names/classify.ts'
import { findModel } from '../names/find.ts'
import type { LlmModel, LlmRegistry, LlmTier } from '../registry.ts'

/** What the v1 contract assumes when neither a model nor a provider is given. */
const DEFAULT_MODEL = 'gpt-5.2'

/** The provider's own default, where it has one. */
export function assumedModel(llm: LlmRegistry, provider: string | undefined): string {
  return (provider === undefined ? undefined : llm.defaultModels.get(provider)) ?? DEFAULT_MODEL
}

export interface AskedModel {
  /** As given, or the default. */
  readonly name: string
  readonly listed: LlmModel | undefined
  readonly tier: LlmTier
  /** What the tier of a model that is not listed was guessed from. */
  readonly guess?: Guess
}

/** The model of the registry that goes by this name, else the class that its name speaks for. */
export function askedModel(llm: LlmRegistry, name: string): AskedModel {
  const listed = findModel(llm, name)
  if (listed) return { name, listed, tier: getOrThrow(llm.tiers, listed.tier) }
  const guess = classify(name.slice(name.lastIndexOf('/') + 1), llm.classRules)
  return { name, listed, tier: getOrThrow(llm.tiers, guess.tier), guess }
}

/** The id in the registry, or the name as given. */
export function modelId({ name, listed }: AskedModel): string {
  return listed?.id ?? name
}
