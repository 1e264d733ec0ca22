/** The operations as tools see them: what calculates, what is looked up, and what has a tool of its own. */

import { OPERATIONS } from '../../api/operations.ts'
import { ROW_TYPES } from '../../api/request/types.ts'
import type { Operation } from '../../contract/operation.ts'

export function requireOperation(name: string): Operation {
  const found = OPERATIONS.find((one) => one.name === name)
  if (!found) throw new Error(`there is an operation ${name}`)
  return found
}

const CALCULATIONS: ReadonlySet<Operation> = new Set(ROW_TYPES.values())

/** Lists and single things to look up: all that calculates nothing. */
export const LOOK_UPS: readonly Operation[] = OPERATIONS.filter((one) => !CALCULATIONS.has(one))

/** The parameters of the first of its examples, as JSON has them. */
export function exampleOf({ examples }: Operation): Readonly<Record<string, string | number | boolean>> {
  const [query = ''] = Object.values(examples.answers)
  return Object.fromEntries([...new URLSearchParams(query)].map(([name, text]) => [name, valueOfText(text)]))
}

/** A code with a zero before it stays a text. */
function valueOfText(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true'
  return String(Number(text)) === text ? Number(text) : text
}

/** A description that sends the reader to paths of the API sends him to the tool instead. */
export function inToolWords(description: string): string {
  return PATHS.reduce((text, [path, name]) => text.replaceAll(path, `look_up ${name}`), description)
}

/** The longest first: one may begin like another. */
const PATHS = LOOK_UPS.flatMap(({ path, name }) => [
  [`GET ${path}`, name] as const,
  [path, name] as const,
]).sort(([a], [b]) => b.length - a.length)
