/** What an edition knows of language models: their energy tiers, who serves them, what thinking costs. */
import type { Decimal } from '../../engine/numbers/decimal.ts'
import type { GwpSet, Tier, TrailEntry } from '../../engine/trail.ts'

export type LlmTierName = 'small' | 'medium' | 'large' | 'frontier'

/** What a model does where a request says nothing of thinking. */
export type ThinksByDefault = 'always' | 'default' | 'on_request' | 'never'

export interface TierTrail {
  readonly input: TrailEntry
  readonly output: TrailEntry
  readonly embodied: TrailEntry
}

export interface LlmTier {
  tier: LlmTierName
  /** Wh at the servers per 1,000 tokens. */
  inputWhPer1k: Decimal
  outputWhPer1k: Decimal
  /** g CO2e of the hardware per 1,000 tokens generated. */
  embodiedGPer1k: Decimal
  gwp: GwpSet
  /** Of a model of the registry, and of one whose tier is guessed from its name. */
  trail: { listed: TierTrail; guessed: TierTrail }
}

export interface LlmModel {
  /** As its vendor or seller writes it. */
  id: string
  factorId: string
  vendor: string
  name: string
  aliases: readonly string[]
  releaseDate: string | undefined
  openWeights: boolean
  tier: LlmTierName
  tierBasis: 'parameters' | 'line_up'
  totalBillion: Decimal | undefined
  activeBillion: Decimal | undefined
  parametersStatus: 'published' | 'assumed' | undefined
  /** Whether it can think before it answers. */
  reasoning: 'yes' | 'no' | 'unclear'
  /** As its provider documents it; undefined where the edition says nothing of it. */
  thinksByDefault: ThinksByDefault | undefined
  /** What reasoning_effort=auto stands for. */
  defaultEffort: LlmEffort
  sourceId: string
}

export interface LlmEffort {
  effort: string
  /** Tokens generated for each token of the answer, thinking included. */
  ratio: Decimal
  trail: TrailEntry
}

export interface LlmProvider {
  id: string
  name: string
  /** host: serves models of others. */
  kind: 'vendor' | 'host'
  homeCountry: string
  /** Facility energy over energy of the servers. */
  pue: Decimal
  pueTier: Tier
  trail: TrailEntry
}

/** How an unknown name is classed. */
export interface LlmClassRules {
  /** Smallest first; a tier without a limit takes the rest. The size is sqrt(active x total) billion parameters. */
  limits: readonly { tier: LlmTierName; limitBillion: Decimal | undefined; included: boolean }[]
  words: ReadonlyMap<string, LlmTierName>
  /** Experts that work on a token of an 8x22b. */
  activeExperts: Decimal
  /** From so many billion active parameters a model is never small. Absent in editions that do not know it. */
  mediumFrom?: Decimal | undefined
}

/** Input beyond `start` tokens costs more and more: the energy of all of it is times 1 + what is beyond / `scale`. */
export interface LongInput {
  readonly start: Decimal
  readonly scale: Decimal
}

export interface LlmRegistry {
  models: readonly LlmModel[]
  /** By name key: ids and aliases. */
  byName: ReadonlyMap<string, LlmModel>
  tiers: ReadonlyMap<LlmTierName, LlmTier>
  providers: ReadonlyMap<string, LlmProvider>
  /** Names of providers in the path of a model's name. */
  providerNames: ReadonlyMap<string, string>
  /** First words of models' names, by which an unknown one has a vendor. */
  families: ReadonlyMap<string, string>
  /** By word; minimal is low, max is xhigh. */
  efforts: ReadonlyMap<string, LlmEffort>
  classRules: LlmClassRules
  cachedShare: { value: Decimal; trail: TrailEntry }
  /** Absent in editions that do not know it. */
  longInput: (LongInput & { trail: readonly TrailEntry[] }) | undefined
  /** By provider: the model that is meant where none is named. */
  defaultModels: ReadonlyMap<string, string>
  /** The grid's figure as it is published counts, instead of the direct part of every region. */
  gridAsPublished: boolean
  /** A model of which it is not known thinks when it is asked to. */
  unclearThinks: boolean
}
