/** Names of what a row may calculate, as people write them. */
import { type Problem, problem } from '../../engine/errors.ts'
import { near } from '../../engine/helpers/near.ts'

/** What is wrong with a row. */
export interface RowProblem extends Problem {
  /** As it was given. */
  readonly value?: string
  /** What to put instead. */
  readonly suggestion?: string
}

/** In any letter case. */
export function findAmong(names: readonly string[], text: string): string | undefined {
  if (names.includes(text)) return text
  const name = text.trim().toLowerCase()
  return names.includes(name) ? name : undefined
}

/** `meant`: the type that the word stands for, where that is known. */
export function unknownAmong(names: readonly string[], given: string, meant?: string): RowProblem {
  const suggestion = meant ?? near(given, names)[0]
  const about = { field: 'type', ...(suggestion && { suggestion }) }
  const wrong =
    given.trim() === ''
      ? problem('validation_error.type_missing', { allowed: names }, about)
      : problem('validation_error.type', { value: given, allowed: names }, about)
  return { ...wrong, value: given }
}
