/** What a model reads when a calculation is refused: what is wrong, what is allowed, what to send. */
import type { RowProblem } from '../../api/request/names.ts'
import type { Operation } from '../../contract/operation.ts'
import type { RawQuery } from '../../contract/params/query.ts'
import { shortened } from '../../contract/quote.ts'
import {
  ApiError,
  type ErrorCode,
  type ErrorKey,
  messageOf,
  problem,
  problemText,
} from '../../engine/errors.ts'
import { near } from '../../engine/helpers/near.ts'
import { ENGLISH, type Language } from '../../messages/locale.ts'
import { type MessageValues, message, textOf } from '../../messages/messages.ts'
import type { Message, Value } from '../../messages/values.ts'
import { rowProblem } from '../batch/answer-row.ts'
import type { JsonObject } from '../verify/recorded.ts'
import { oneLine } from './one-line.ts'
import { inToolWords } from './operations.ts'
import { ask, type Session } from './session.ts'

/** Arguments without a result. `example`: arguments of the same tool that have one. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly problems: readonly RowProblem[]
  readonly example: object | undefined
  /** That of the first problem. */
  readonly code: ErrorCode

  constructor(problems: readonly RowProblem[], example?: object) {
    super(problems[0]?.message)
    this.problems = problems
    this.example = example
    this.code = problems[0]?.code ?? 'validation_error'
  }
}

/** One argument of a tool itself is wrong. */
export function refusal<Key extends ErrorKey>(
  key: Key,
  values: MessageValues<Key>,
  { value, example, ...more }: Partial<RowProblem> & { readonly example?: object } = {},
): Refusal {
  return new Refusal([{ ...problem(key, values, more), ...(value !== undefined && { value }) }], example)
}

/** A value that is not among the allowed ones, or is missing. */
export function notOneOf(field: string, value: unknown, allowed: readonly string[]): Refusal {
  const given = sentText(value)
  const [suggestion] = near(given, allowed)
  const more = suggestion === undefined ? {} : { suggestion }
  const values = { where: field, allowed, received: received(value) }
  return refusal('validation_error.tool_value', values, { field, value: given, extras: { allowed }, ...more })
}

/** The value that was sent, or that there is none. */
export function received(value: unknown): Message {
  if (value === undefined || value === '') return message('mcp.sent.nothing', {})
  return message('mcp.sent', { value: sentText(value) })
}

/** A value as it was sent: a text, or JSON. */
const sentText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** As `ask`; throws a Refusal for a request without a result. */
export async function askOrRefuse(
  session: Session,
  operation: Operation,
  query: RawQuery,
  example?: object,
): Promise<JsonObject> {
  const { format } = query
  if (typeof format === 'string' && !isJson(format))
    throw refusal('validation_error.tool_format', {}, { field: 'format', value: format })
  try {
    return await ask(session, operation, query)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const texts = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const values = valuesOf(operation, session)
    const problems = error.problems.map((one) =>
      rowProblem({ extras: { allowed: values(one.field) }, ...one }, texts),
    )
    throw new Refusal(problems, example)
  }
}

const isJson = (format: string) => ['', 'json'].includes(format.trim().toLowerCase())

/** The values that a parameter may have, where it has a list of them. */
function valuesOf(operation: Operation, { context }: Session): (field?: string) => readonly string[] {
  const { properties } = operation.query(context.edition) as {
    properties: Record<string, { enum?: string[] }>
  }
  return (field = '') => (Object.hasOwn(properties, field) ? properties[field]?.enum : undefined) ?? []
}

/** More values than this are counted. */
const ALLOWED_MAX = 60

/** The JSON of a refusal. */
export function presentRefusal({ code, problems, example }: Refusal, language: Language = ENGLISH): object {
  return {
    error: {
      code,
      errors: problems.map((one) => presentProblem(one, language)),
      ...(example && { example }),
    },
  }
}

function presentProblem(given: RowProblem, language: Language): object {
  const { code, field, value, suggestion, extras, isUnknown } = given
  const [allowed = []] = Object.values(extras ?? {})
  return {
    code: isUnknown ? 'unknown_parameter' : code,
    ...(field !== undefined && { field: shortened(field) }),
    ...(value !== undefined && { value: shortened(value) }),
    message: sentence(given, language),
    ...(suggestion !== undefined && { suggestion }),
    ...(allowed.length > 0 && { allowed: allowed.slice(0, ALLOWED_MAX) }),
    ...(allowed.length > ALLOWED_MAX && { more_allowed: allowed.length - ALLOWED_MAX }),
  }
}

/** In one line, since it quotes what was sent; paths of the API are tools here. */
const sentence = (given: RowProblem, language: Language) => inToolWords(oneLine(problemText(given, language)))

/** The same in lines. */
export function refusalText({ problems, example }: Refusal, language: Language = ENGLISH): string {
  return [
    ...problems.map((given) => sentence(withSuggestion(given), language)),
    ...(example ? [textOf(message('mcp.example', { code: JSON.stringify(example) }), language)] : []),
  ].join('\n')
}

/** With what to send instead, unless the message has it already, as that of an unknown name does. */
function withSuggestion(given: RowProblem): RowProblem {
  const { field, suggestion, isUnknown } = given
  if (suggestion === undefined || field === undefined || isUnknown) return given
  const own = messageOf(given)
  if (names(own, suggestion)) return given
  const advised = message('mcp.with_suggestion', {
    message: own,
    param: field,
    code: JSON.stringify(suggestion),
  })
  return { ...given, ...advised }
}

/** Values that suggest something, where a message has several. */
const SUGGESTIONS: ReadonlySet<string> = new Set(['near', 'suggestions'])

/** Whether a message suggests a value by one of its own. */
function names({ values }: Message, suggestion: string): boolean {
  const isIt = (name: string, value: Value): boolean => {
    if (typeof value !== 'object') return String(value) === suggestion
    if ('key' in value) return names(value, suggestion)
    return SUGGESTIONS.has(name) && Object.values(value).includes(suggestion)
  }
  return Object.entries(values).some(([name, value]) => isIt(name, value))
}
