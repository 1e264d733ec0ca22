/** Looking a model up by any name that it goes by. */
import type { LlmModel, LlmRegistry } from '../registry.ts'
import { nameCandidates, nameKey } from './spelling.ts'

export function findModel({ byName }: LlmRegistry, name: string): LlmModel | undefined {
  for (const candidate of nameCandidates(name)) {
    const model = byName.get(nameKey(candidate))
    if (model) return model
  }
  return undefined
}
