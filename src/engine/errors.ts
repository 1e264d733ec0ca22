/** What requests are refused with. */
import { withCutGiven } from '../messages/given.ts'
import { ENGLISH, type Language } from '../messages/locale.ts'
import { type MessageKey, type MessageValues, message, textOf } from '../messages/messages.ts'
import type { Message, Values } from '../messages/values.ts'
import { codeOf } from './notices.ts'

/** Every error that the service answers with, and its HTTP status. docs/errors.md has a section for each. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  job_not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  job_not_done: 409,
  job_gone: 410,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  validation_error: 422,
  invalid_fuel_type: 422,
  invalid_unit: 422,
  no_exact_factor: 422,
  no_factor: 422,
  no_route: 422,
  place_not_found: 422,
  same_place: 422,
  idempotency_key_reused: 422,
  too_many_errors: 422,
  rate_limited: 429,
  quota_exceeded: 429,
  headers_too_large: 431,
  internal_error: 500,
  unavailable: 503,
  storage_full: 507,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** What is wrong with one parameter. */
export interface Problem {
  code: ErrorCode
  /** In English; others are made from key and values. */
  message: string
  key?: string
  values?: Values
  field?: string
  /** The value, or for an unknown parameter the name, to use instead. */
  suggestion?: string
  /** The parameter itself is not known: its entry in the list says so. */
  isUnknown?: true
  /** Fields of the error body that only some codes have, for example available_units. */
  extras?: Readonly<Record<string, readonly string[]>>
}

/** Keys of messages whose first part is the code of an error. */
export type ErrorKey = Extract<MessageKey, ErrorCode | `${ErrorCode}.${string}`>

/** A problem by the key of its message: `validation_error.boolean`. */
export function problem<Key extends ErrorKey>(
  key: Key,
  values: MessageValues<Key>,
  more: Pick<Problem, 'field' | 'suggestion' | 'isUnknown' | 'extras'> = {},
): Problem {
  return problemOf(message(key, values), more)
}

/** A problem by a message whose key is that of an error. */
export function problemOf(
  said: Message,
  more: Pick<Problem, 'field' | 'suggestion' | 'isUnknown' | 'extras'> = {},
): Problem {
  const cut = { key: said.key, values: withCutGiven(said.values) }
  return { code: codeOf(said.key) as ErrorCode, ...cut, message: textOf(cut), ...more }
}

/** What is wrong, as a part of another message. */
export function messageOf({ key, values = {}, message: text }: Problem): Message {
  return key === undefined ? message('unworded', { text }) : { key, values }
}

/** What is wrong, in the language of whoever reads it. */
export function problemText(problem: Problem, language: Language): string {
  return textOf(messageOf(problem), language)
}

/** The same error with its messages in a language. */
export function inLanguage(error: ApiError, language: Language): ApiError {
  if (language === ENGLISH) return error
  const [first, ...more] = error.problems
  const worded = (one: Problem): Problem => ({ ...one, message: problemText(one, language) })
  return new ApiError(worded(first), ...more.map(worded))
}

/** An answer that is an error of the catalogue. The first problem gives code, message and field. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly statusCode: number
  readonly problems: readonly [Problem, ...Problem[]]

  constructor(problem: Problem, ...more: Problem[]) {
    super(problem.message)
    this.code = problem.code
    this.statusCode = ERROR_STATUS[problem.code]
    this.problems = [problem, ...more]
  }
}
