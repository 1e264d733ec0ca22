/** Names of what a row may ask, as people write them. */
import { distance } from 'fastest-levenshtein'
import { quote } from '../../contract/quote.ts'
import type { Problem } from '../../engine/errors.ts'

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
  const suggestion = meant ?? nearestOf(given, names)
  const message =
    given.trim() === ''
      ? `The type is missing: one of ${names.join(', ')}.`
      : `Type ${quote(given)} is not known; it must be one of ${names.join(', ')}.`
  return { code: 'validation_error', field: 'type', message, value: given, ...(suggestion && { suggestion }) }
}

/** A text is near when at most a third of its letters are others. */
const NEAR = 3
/** Longer texts are no slips of the finger, and would take long to compare. */
const COMPARED_CHARACTERS_MAX = 60

export function nearestOf(given: string, known: readonly string[]): string | undefined {
  const text = given.trim().toLowerCase()
  if (text === '' || text.length > COMPARED_CHARACTERS_MAX) return undefined
  let [best, least]: [string | undefined, number] = [undefined, Math.floor(text.length / NEAR) + 1]
  for (const one of known) {
    const far = distance(text, one.toLowerCase())
    if (far < least) [best, least] = [one, far]
  }
  return best
}
