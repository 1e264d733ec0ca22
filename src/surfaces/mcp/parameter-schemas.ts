/** Parameters of operations in the schemas of tools: short, for a model reads all of them before its first question. */

import { ROW_TYPES } from '../../api/request/types.ts'
import type { Operation } from '../../contract/operation.ts'
import { type Parameter, parametersOf } from '../../contract/params/schema.ts'
import type { Edition } from '../../factors/edition.ts'
import { inToolWords } from './operations.ts'
import type { ObjectSchema } from './tool.ts'

/** Known to every question and rarely of use to a model: the tool `describe` has them. */
const UNSAID: ReadonlySet<string> = new Set([
  ...['as_of', 'equivalents', 'explain', 'format', 'field', 'detailed_route'],
  ...['errata', 'gwp', 'scope_2', 'haul', 'grid_source'],
  ...['instrument', 'instrument_factor', 'instrument_kwh', 'instrument_name'],
])
/** More values than this are left to the tool `describe`. */
const VALUES_MAX = 16

/** The parameters of one operation, with its rarely used ones unsaid. */
export function parameterSchemas(operation: Operation, edition: Edition): ObjectSchema {
  const { properties, required } = parametersOf(operation, edition)
  const said = Object.entries(properties).filter(([name]) => !UNSAID.has(name))
  const schemas = said.map(([name, one]) => [name, withDescription(one, sentenceOf(one))])
  return { type: 'object', properties: Object.fromEntries(schemas), required }
}

/** The parameters of all calculations in one object; each says of which types it is. */
export function allParameters(edition: Edition): Record<string, object> {
  return Object.fromEntries([...usesByName(edition)].map(([name, uses]) => [name, merged(uses)]))
}

/** Of each calculation the names of its parameters; those that all have come last, as `all`. */
export function parameterNames(edition: Edition): ReadonlyMap<string, readonly string[]> {
  const uses = [...usesByName(edition)]
  const isEverywhere = (of: readonly Use[]) => of.length === ROW_TYPES.size
  const own = [...ROW_TYPES.keys()].map((type) => {
    const names = uses.filter(([, of]) => !isEverywhere(of) && of.some((one) => one.type === type))
    return [type, names.map(([name]) => name)] as const
  })
  const common = uses.filter(([, of]) => isEverywhere(of)).map(([name]) => name)
  return new Map([...own, ['all', common]])
}

/** What one type has by a name. */
interface Use {
  readonly type: string
  readonly parameter: Parameter
}

function usesByName(edition: Edition): ReadonlyMap<string, readonly Use[]> {
  const byName = new Map<string, Use[]>()
  for (const [type, operation] of ROW_TYPES) {
    for (const [name, parameter] of Object.entries(parametersOf(operation, edition).properties)) {
      if (!UNSAID.has(name)) byName.set(name, [...(byName.get(name) ?? []), { type, parameter }])
    }
  }
  return byName
}

/** Limits and defaults are said where they are those of all. */
function merged(uses: readonly Use[]): object {
  const [first] = uses
  const sentences = new Map<string, string[]>()
  for (const { type, parameter } of uses) {
    const sentence = sentenceOf(parameter)
    sentences.set(sentence, [...(sentences.get(sentence) ?? []), type])
  }
  const isEverywhere = uses.length === ROW_TYPES.size && sentences.size === 1
  const description = [...sentences].map(([sentence, types]) => `${types.join(', ')}: ${sentence}`)
  const values = [...new Set(uses.flatMap(({ parameter }) => parameter.enum ?? []))]
  const { type = 'string', ...rest } = first?.parameter ?? {}
  const limits = uses.length === 1 || isEverywhere ? rest : {}
  const said = isEverywhere ? [...sentences.keys()] : description
  return withDescription({ ...limits, type, enum: values }, said.join(' '))
}

function withDescription({ type, enum: values = [], ...rest }: Parameter, description: string): object {
  const { minimum, maximum, default: fallback } = rest
  return {
    type,
    ...(values.length > 0 && values.length <= VALUES_MAX && { enum: values }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(fallback !== undefined && { default: fallback }),
    description,
  }
}

const SENTENCE_END = /(?<=\.) (?=[A-Z])/

/** The first sentence of its description, whole: it says what a model has to know. The tool `describe` has the rest. */
function sentenceOf({ description = '' }: Parameter): string {
  const [sentence = ''] = inToolWords(description).split(SENTENCE_END)
  return sentence
}
