/** What the endpoints of language models say alike. */

import { shape } from '../../contract/shape.ts'
import type { LlmTierName } from './registry.ts'

export const TIER_NAMES = ['frontier', 'large', 'medium', 'small'] as const satisfies readonly LlmTierName[]

export const llmTier = shape.oneOf(TIER_NAMES, 'Energy tier.')
export const llmReasoning = shape.yesNo('Whether the model can think before it answers.')
