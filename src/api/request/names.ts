/** Names of what a row may ask, as people write them. */
import { quote } from '../../contract/quote.ts'
import type { Problem } from '../../engine/errors.ts'
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
  const message =
    given.trim() === ''
      ? `The type is missing: one of ${names.join(', ')}.`
      : `Type ${quote(given)} is not known; it must be one of ${names.join(', ')}.`
  return { code: 'validation_error', field: 'type', message, value: given, ...(suggestion && { suggestion }) }
}
