/** What a model is told when there is no result: what was wrong, what is allowed, what to send. */

import type { RowProblem } from '../../api/request/names.ts'
import type { Operation } from '../../contract/operation.ts'
import type { RawQuery } from '../../contract/params/query.ts'
import { shortened } from '../../contract/quote.ts'
import { ApiError, type ErrorCode, type ErrorKey, problem, problemText } from '../../engine/errors.ts'
import { near } from '../../engine/helpers/near.ts'
import type { Language } from '../../messages/locale.ts'
import type { MessageValues } from '../../messages/messages.ts'
import { type Words, wordsIn } from '../../messages/words.ts'
import { rowProblem } from '../batch/answer-row.ts'
import type { JsonObject } from '../verify/recorded.ts'
import { oneLine } from './one-line.ts'
import { inToolWords } from './operations.ts'
import { ask, type Session } from './session.ts'

/** Of one of several calculations: its label. */
interface LabelledProblem extends RowProblem {
  readonly label?: string
}

/** Arguments without a result. `example`: arguments of the same tool that have one. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly problems: readonly LabelledProblem[]
  readonly example: object | undefined
  /** That of the first problem. */
  readonly code: ErrorCode

  constructor(problems: readonly LabelledProblem[], example?: object) {
    super(problems[0]?.message)
    this.problems = problems
    this.example = example
    this.code = problems[0]?.code ?? 'validation_error'
  }
}

/** One argument of a tool itself is wrong. */
export function wrong<Key extends ErrorKey>(
  field: string,
  key: Key,
  values: MessageValues<Key>,
  more: Partial<RowProblem> = {},
): Refusal {
  return new Refusal([{ ...problem(key, values, { field }), ...more }])
}

/** A value that is not in a list, or no value at all. */
export function notOneOf(field: string, value: unknown, allowed: readonly string[]): Refusal {
  const given = textOf(value)
  const [suggestion] = near(given, allowed)
  const more = suggestion === undefined ? {} : { suggestion }
  const values = { param: field, columns: allowed, ...sent(value) }
  return wrong(field, 'validation_error.tool_one_of', values, { value: given, extras: { allowed }, ...more })
}

/** A value as it was sent, for messages. */
export const sent = (value: unknown) => ({
  has_value: value !== undefined && value !== '',
  value: oneLine(textOf(value)),
})

/** A text, or JSON. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** As `ask`; throws a Refusal for a question that has no answer. */
export async function askOrRefuse(
  session: Session,
  operation: Operation,
  query: RawQuery,
  example?: object,
): Promise<JsonObject> {
  const { format } = query
  if (typeof format === 'string' && !isJson(format))
    throw wrong('format', 'validation_error.tool_format', { format }, { value: format })
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
export function presentRefusal({ code, problems, example }: Refusal, language: Language): object {
  return {
    error: {
      code,
      errors: problems.map((one) => presentProblem(one, language)),
      ...(example && { example }),
    },
  }
}

/** In one line: it quotes what was sent. Paths of the API are tools here. */
function messageText(told: LabelledProblem, language: Language): string {
  const text = inToolWords(problemText(told, language))
  return oneLine(told.label === undefined ? text : `${told.label}: ${text}`)
}

function presentProblem(told: LabelledProblem, language: Language): object {
  const { code, key, field, value, suggestion, extras, isUnknown } = told
  const [allowed = []] = Object.values(extras ?? {})
  return {
    code: isUnknown ? 'unknown_parameter' : code,
    ...(key !== undefined && { key }),
    ...(field !== undefined && { field: shortened(field) }),
    ...(value !== undefined && { value: shortened(value) }),
    message: messageText(told, language),
    ...(suggestion !== undefined && { suggestion }),
    ...(allowed.length > 0 && { allowed: allowed.slice(0, ALLOWED_MAX) }),
    ...(allowed.length > ALLOWED_MAX && { more_allowed: allowed.length - ALLOWED_MAX }),
  }
}

/** The same in lines. */
export function refusalText({ problems, example }: Refusal, language: Language): string {
  const words = wordsIn(language)
  return [
    ...problems.map((told) => [messageText(told, language), ...advice(told, words)].join(' ')),
    ...(example ? [words('mcp.example', { code: JSON.stringify(example) })] : []),
  ].join('\n')
}

/** What to send instead, unless the message contains it, as for a name that is not known. */
function advice({ field, suggestion, isUnknown, ...told }: LabelledProblem, words: Words): string[] {
  if (suggestion === undefined || field === undefined || isUnknown) return []
  if (containsSuggestion(told, suggestion)) return []
  return [words('mcp.send', { param: field, code: JSON.stringify(suggestion) })]
}

function containsSuggestion({ key, values = {}, message }: RowProblem, suggestion: string): boolean {
  if (key === undefined) return message.includes(`Send ${suggestion}`)
  return Object.entries(values).some(
    ([name, value]) => SUGGESTED.has(name) && [value].flat().includes(suggestion),
  )
}

const SUGGESTED: ReadonlySet<string> = new Set(['suggestion', 'suggestions', 'converted'])
