/** What a model is told when its question has no answer: what was wrong, what is allowed, what to send. */

import type { RowProblem } from '../../api/request/names.ts'
import type { Operation } from '../../contract/operation.ts'
import type { RawQuery } from '../../contract/params/query.ts'
import { quote, shortened } from '../../contract/quote.ts'
import { ApiError, type ErrorCode } from '../../engine/errors.ts'
import { near } from '../../engine/helpers/near.ts'
import { rowProblem } from '../batch/answer-row.ts'
import type { JsonObject } from '../verify/recorded.ts'
import { oneLine } from './one-line.ts'
import { inToolWords } from './operations.ts'
import { ask, type Session } from './session.ts'

/** Arguments that have no answer. `example`: arguments of the same tool that have one. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly problems: readonly RowProblem[]
  readonly example: object | undefined
  /** That of the first problem. */
  readonly code: ErrorCode

  constructor(problems: readonly RowProblem[], example?: object) {
    super(problems[0]?.message)
    // They quote what was sent.
    this.problems = problems.map((problem) => ({ ...problem, message: oneLine(problem.message) }))
    this.example = example
    this.code = problems[0]?.code ?? 'validation_error'
  }
}

/** One argument of a tool itself is wrong. */
export function wrong(field: string, message: string, more: Partial<RowProblem> = {}): Refusal {
  return new Refusal([{ code: 'validation_error', field, message, ...more }])
}

/** A value that is none of those that there are, or none at all. */
export function notOneOf(field: string, value: unknown, allowed: readonly string[]): Refusal {
  const message = `${field} must be one of ${allowed.join(', ')}; ${gotText(value)}.`
  const given = textOf(value)
  const [suggestion] = near(given, allowed)
  const more = suggestion === undefined ? {} : { suggestion }
  return wrong(field, message, { value: given, extras: { allowed }, ...more })
}

/** `got 'hotell'`, or that there is nothing. */
export function gotText(value: unknown): string {
  return value === undefined || value === '' ? 'it is missing' : `got ${quote(textOf(value))}`
}

/** A value as it was sent: a text, or JSON. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** As `ask`; throws a Refusal for a question that has no answer. */
export async function askOrRefuse(
  session: Session,
  operation: Operation,
  query: RawQuery,
  example?: object,
): Promise<JsonObject> {
  const { format } = query
  if (typeof format === 'string' && !isJson(format)) throw wrong('format', OTHER_FORMS, { value: format })
  try {
    return await ask(session, operation, query)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const texts = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const values = valuesOf(operation, session)
    const problems = error.problems.map(({ message, ...problem }) =>
      rowProblem(
        { extras: { allowed: values(problem.field) }, ...problem, message: inToolWords(message) },
        texts,
      ),
    )
    throw new Refusal(problems, example)
  }
}

const isJson = (format: string) => ['', 'json'].includes(format.trim().toLowerCase())
const OTHER_FORMS =
  "Parameter 'format': tools answer as JSON and text. For a document of another standard read the resource everygram://answers with the request and its format."

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
export function presentRefusal({ code, problems, example }: Refusal): object {
  return {
    error: {
      code,
      errors: problems.map(presentProblem),
      ...(example && { example }),
    },
  }
}

function presentProblem({ code, field, value, message, suggestion, extras, isUnknown }: RowProblem): object {
  const [allowed = []] = Object.values(extras ?? {})
  return {
    code: isUnknown ? 'unknown_parameter' : code,
    ...(field !== undefined && { field: shortened(field) }),
    ...(value !== undefined && { value: shortened(value) }),
    message,
    ...(suggestion !== undefined && { suggestion }),
    ...(allowed.length > 0 && { allowed: allowed.slice(0, ALLOWED_MAX) }),
    ...(allowed.length > ALLOWED_MAX && { more_allowed: allowed.length - ALLOWED_MAX }),
  }
}

/** What follows a value in a sentence. */
const ENDS = ['.', ',', ' '] as const

/** The same in lines. */
export function refusalText({ problems, example }: Refusal): string {
  return [
    ...problems.map(({ message, ...problem }) => `${message}${advice(message, problem)}`),
    ...(example ? [`Example: ${JSON.stringify(example)}`] : []),
  ].join('\n')
}

/** What to send instead, unless the message says it already, as it does of a name that is not known. */
function advice(message: string, { field, suggestion, isUnknown }: Omit<RowProblem, 'message'>): string {
  if (suggestion === undefined || field === undefined || isUnknown) return ''
  const said = [`Send ${suggestion}`, `Send ${field}=${suggestion}`]
  if (said.some((one) => ENDS.some((end) => message.includes(`${one}${end}`)))) return ''
  return ` Send ${field}: ${JSON.stringify(suggestion)}.`
}
