/** What makes one answer another: factors with another figure, or other factors. */
import { counted, type EmissionsAnswer } from '../../parts/result.ts'

export interface Change {
  readonly id: string
  readonly name: string
  readonly unit: string
  /** Undefined where the other answer does without it. */
  readonly here: number | undefined
  readonly there: number | undefined
}

/** `here` against `there`. Empty where the factors are the same: then the quantities are others. */
export function changesOf(here: EmissionsAnswer, there: EmissionsAnswer): Change[] {
  const [ours, theirs] = [byId(here), byId(there)]
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((id) => {
    const [one, other] = [ours.get(id), theirs.get(id)]
    const known = one ?? other
    if (known === undefined || one?.factor === other?.factor) return []
    return [{ id, name: known.name, unit: known.factor_unit, here: one?.factor, there: other?.factor }]
  })
}

function byId(answer: EmissionsAnswer) {
  return new Map(counted(answer).map((entry) => [entry.factor_id, entry]))
}
