/** All parameters of a calculation. */
import { ROW_TYPES } from '../../../api/request/types.ts'
import type { Operation } from '../../../contract/operation.ts'
import { type Parameter, parametersOf } from '../../../contract/params/schema.ts'
import type { Edition } from '../../../factors/edition.ts'
import { exampleOf, inToolWords, LOOK_UPS } from '../operations.ts'
import { ANY_OBJECT, closedObject, list, object, text } from '../output-schemas.ts'
import { exampleQuestion } from '../question.ts'
import { notOneOf } from '../refusal.ts'
import type { Tool } from '../tool.ts'

/** Types of calculate and compare, and what look_up looks up. */
const SUBJECTS: ReadonlyMap<string, Operation> = new Map([
  ...ROW_TYPES,
  ...LOOK_UPS.map((operation) => [operation.name, operation] as const),
])

/** A parameter with more values shows as many. */
const VALUES_MAX = 100

export const describe: Tool = {
  name: 'describe',
  title: 'Describe a calculation',
  description:
    'All parameters of a type of calculate, or of something to look up: what each means, its default, limits and allowed values; and an example that works.',
  input: closedObject({
    what: { type: 'string', description: 'A type (hotel) or a name of look_up (fuelTypes).' },
  }),
  example: { what: 'hotel' },
  output: object({ what: text, description: text, parameters: list(ANY_OBJECT), example: ANY_OBJECT }),
  async call({ context }, { what }) {
    const name = typeof what === 'string' ? what.trim() : ''
    const operation = SUBJECTS.get(name) ?? SUBJECTS.get(name.toLowerCase())
    if (operation === undefined) throw notOneOf('what', what, [...SUBJECTS.keys()])
    const data = description(name, operation, context.edition)
    return { data, text: JSON.stringify(data, undefined, 1) }
  },
}

function description(what: string, operation: Operation, edition: Edition) {
  const { properties, required } = parametersOf(operation, edition)
  return {
    what,
    description: `${operation.title}. ${operation.description}`,
    parameters: Object.entries(properties).map(([name, parameter]) => ({
      name,
      needed: required.includes(name),
      ...presented(parameter),
    })),
    example: ROW_TYPES.has(what) ? exampleQuestion(what, operation) : { what, params: exampleOf(operation) },
  }
}

function presented({ type, description = '', enum: values = [], ...rest }: Parameter) {
  const more = values.length - VALUES_MAX
  return {
    type,
    description: inToolWords(description),
    ...(rest.default !== undefined && { default: rest.default }),
    ...(rest.minimum !== undefined && { minimum: rest.minimum }),
    ...(rest.maximum !== undefined && { maximum: rest.maximum }),
    ...(values.length > 0 && { allowed: values.slice(0, VALUES_MAX) }),
    ...(more > 0 && { more_allowed: more }),
  }
}
