/** Answers without a framework: an operation asked in process, its parameters converted and not validated. */
import type { ParsedUrlQuery } from 'node:querystring'
import { type Calculation, calculation } from '../../src/api/answer.ts'
import type { Context, Operation } from '../../src/contract/operation.ts'
import { editionParams } from '../../src/contract/params/edition.ts'
import type { ParamSchema } from '../../src/contract/params/readers.ts'
import { onceASecond } from '../../src/surfaces/http/envelope/once-a-second.ts'

export interface Answer {
  id: string
  /** An object, or JSON that is ready. */
  body: object | string
}

export type Calculate = (query: ParsedUrlQuery) => Answer | Promise<Answer>

/** Long answers are prepared, as the real endpoint has them: what is measured of those is the sending. */
export function calculateWith(operation: Operation, context: Context): Calculate {
  const read = converter(operation, context)
  const keep = onceASecond<string>()
  const answerOf = ({ id, isWithoutNotices, body }: Calculation): Answer => ({
    id,
    body: operation.isLong && isWithoutNotices ? keep(id, () => JSON.stringify(body())) : body(),
  })
  return (query) => {
    const found = calculation(context, {
      operation,
      params: read(query),
      strict: false,
      language: 'en' as const,
      notices: [],
      nearest: [],
      edition: context.edition,
      namesEdition: false,
    })
    return found instanceof Promise ? found.then(answerOf) : answerOf(found)
  }
}

/** Texts to the types of the operation's schema, and its defaults for what is not given. */
export function converter(
  operation: Operation,
  { edition }: Context,
): (query: Readonly<Record<string, unknown>>) => object {
  const properties = operation.query(edition).properties as unknown as Record<string, ParamSchema>
  const all = Object.entries(properties).filter(([name]) => name !== 'strict' && !(name in editionParams))
  const defaults = Object.fromEntries(
    all.flatMap(([name, schema]) => (schema.default === undefined ? [] : [[name, schema.default]])),
  )
  const types = all.map(([name, schema]) => [name, conversion(schema)] as const)
  return (query) => {
    const params: Record<string, unknown> = { ...defaults }
    for (const [name, convert] of types) {
      if (query[name] !== undefined) params[name] = convert(String(query[name]))
    }
    return params
  }
}

function conversion({ type, 'x-kind': kind }: ParamSchema): (text: string) => unknown {
  if (type === 'integer' || type === 'number') return Number
  if (type === 'boolean') return (text) => text === 'true'
  if (kind === 'country-list') return (text) => text.split(',')
  return (text) => text
}
