/** What a row may ask: every domain that calculates, by its name. */
import { distance } from 'fastest-levenshtein'
import type { Problem } from '../contract/errors.ts'
import { quote } from '../contract/quote.ts'
import { DOMAINS } from '../domains/domains.ts'
import type { Operation } from '../domains/operation.ts'

/** `hotel` is hotelEmissions. */
export const ROW_TYPES: ReadonlyMap<string, Operation> = new Map(
  DOMAINS.flatMap(({ name, operations }) => {
    const operation = operations.find((one) => one.name === `${name}Emissions`)
    return operation ? [[name, operation] as const] : []
  }),
)

const NAMES = [...ROW_TYPES.keys()]

/** In any letter case. */
export function findRowType(text: string): string | undefined {
  if (ROW_TYPES.has(text)) return text
  const name = text.trim().toLowerCase()
  return ROW_TYPES.has(name) ? name : undefined
}

/** `meant`: the type that the word stands for, where that is known. */
export function unknownType(given: string, meant?: string): RowProblem {
  const suggestion = meant ?? nearestOf(given, NAMES)
  const message =
    given.trim() === ''
      ? `The type is missing: one of ${NAMES.join(', ')}.`
      : `Type ${quote(given)} is not known; it must be one of ${NAMES.join(', ')}.`
  return { code: 'validation_error', field: 'type', message, value: given, ...(suggestion && { suggestion }) }
}

/** What is wrong with a row. */
export interface RowProblem extends Problem {
  /** As it was given. */
  readonly value?: string
  /** What to put instead. */
  readonly suggestion?: string
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
