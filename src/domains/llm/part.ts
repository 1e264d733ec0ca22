/** Language models in an edition. */
import type { EditionPart } from '../../factors/edition-part.ts'
import { checkLlm } from './checks.ts'
import { llmRegistry } from './factors.ts'
import type { LlmRegistry } from './registry.ts'
import {
  LLM_CONSTANTS,
  LLM_DEFAULT_MODELS,
  LLM_EFFORTS,
  LLM_MODEL_ALIASES,
  LLM_MODELS,
  LLM_PROVIDERS,
  LLM_THINKING,
  LLM_TIERS,
  LLM_WORDS,
} from './tables.ts'

export const llmPart: EditionPart<LlmRegistry> = {
  name: 'llm',
  tables: [
    LLM_MODELS,
    LLM_MODEL_ALIASES,
    LLM_PROVIDERS,
    LLM_TIERS,
    LLM_EFFORTS,
    LLM_WORDS,
    LLM_CONSTANTS,
    LLM_DEFAULT_MODELS,
    LLM_THINKING,
  ],
  check: checkLlm,
  build: (basis, tables) => llmRegistry(tables, basis),
}
