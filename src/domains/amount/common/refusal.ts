/** The refusal of a parameter. */
import { ApiError } from '../../../engine/errors.ts'

/** A validation_error. `extras`: what helps to ask better, as fields of its own. */
export function refusal(
  field: string,
  message: string,
  extras?: Readonly<Record<string, readonly string[]>>,
): ApiError {
  return new ApiError({ code: 'validation_error', field, message, ...(extras && { extras }) })
}
