/** Looking a model up by any name that it goes by. */
import { nameCandidates, nameKey } from './names.ts'
import type { LlmModel, LlmRegistry } from './registry.ts'

export function findLlmModel({ byName }: LlmRegistry, name: string): LlmModel | undefined {
  for (const candidate of nameCandidates(name)) {
    const model = byName.get(nameKey(candidate))
    if (model) return model
  }
  return undefined
}
