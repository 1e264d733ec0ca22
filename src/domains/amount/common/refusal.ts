/** The error of a parameter. */
import { ApiError, type ErrorKey, problem } from '../../../engine/errors.ts'
import type { MessageValues } from '../../../messages/messages.ts'

/** `extras`: what helps to correct the request, as fields of its own. */
export function refusal<Key extends Extract<ErrorKey, `validation_error.${string}`>>(
  field: string,
  key: Key,
  values: MessageValues<Key>,
  extras?: Readonly<Record<string, readonly string[]>>,
): ApiError {
  return new ApiError(problem(key, values, { field, ...(extras && { extras }) }))
}
