/** Every operation as a command: `hotel`, `hotel compare`, `factor`. The words are those of its path. */

import { OPERATIONS } from '../../../api/operations.ts'
import type { Operation } from '../../../contract/operation.ts'
import { parametersOf as published } from '../../../contract/params/schema.ts'
import { pathParams } from '../../../contract/request.ts'
import type { Edition } from '../../../factors/edition.ts'

export interface Command {
  /** `hotel compare`. */
  readonly name: string
  readonly operation: Operation
}

export interface Parameter {
  readonly name: string
  readonly description: string
  readonly isRequired: boolean
  readonly values: readonly string[]
  readonly fallback: unknown
  readonly type: string
}

/** What a path begins with, and the word for a calculation, which the name of its domain says already. */
const UNSAID: ReadonlySet<string> = new Set(['v1', 'digital', 'emissions'])
/** One of a list by its id, or looked up by its name, is called by one. */
const SINGULAR: Readonly<Record<string, string>> = { places: 'place', routes: 'route' }

export const COMMANDS: readonly Command[] = OPERATIONS.map((operation) => ({
  name: nameOf(operation.path),
  operation,
}))

function nameOf(path: string): string {
  const words = path.split('/').filter((word) => word !== '' && !UNSAID.has(word) && !word.startsWith('{'))
  const [first = '', ...more] = words
  const isOne = pathParams(path).length > 0
  return [SINGULAR[first] ?? (isOne ? first.replace(/s$/, '') : first), ...more].join(' ')
}

/** The longest name that the arguments begin with, and what follows. */
export function findCommand(args: readonly string[]): { command: Command; rest: string[] } | undefined {
  for (let words = 2; words >= 1; words--) {
    const command = COMMANDS.find(({ name }) => name === args.slice(0, words).join(' '))
    if (command && args.length >= words) return { command, rest: args.slice(words) }
  }
  return undefined
}

export function parametersOf(operation: Operation, edition: Edition): Parameter[] {
  const { properties, required } = published(operation, edition)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    description: schema.description ?? '',
    isRequired: required.includes(name),
    values: schema.enum ?? [],
    fallback: schema.default,
    type: schema.type ?? 'string',
  }))
}
