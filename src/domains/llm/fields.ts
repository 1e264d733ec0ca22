/** What the endpoints of language models say alike. */
import { Type } from 'typebox'
import type { LlmTierName } from './registry.ts'

export const TIER_NAMES = ['frontier', 'large', 'medium', 'small'] as const satisfies readonly LlmTierName[]

export const llmTier = Type.Enum([...TIER_NAMES], { description: 'Energy tier.' })
export const llmReasoning = Type.Boolean({ description: 'Whether the model can think before it answers.' })
