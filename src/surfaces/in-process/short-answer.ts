/** An answer in short: what a row of a batch has. */
import { shortResult } from '../../api/answer.ts'
import type { PresentationAsked } from '../../api/representation.ts'
import { readRequest } from '../../api/request/request.ts'
import { type ShortResult, shortJson } from '../../api/short-result.ts'
import type { Context, Operation } from '../../contract/operation.ts'
import type { RawQuery } from '../../contract/params/query.ts'
import { ApiError, problem } from '../../engine/errors.ts'
import type { ShortAnswer } from './call-types.ts'

/** Of an operation that answers with emissions. Throws as a whole answer does. */
export async function shortAnswer(
  operation: Operation,
  context: Context,
  query: RawQuery,
): Promise<ShortAnswer> {
  const request = await readRequest(operation, context, query)
  refuseForm(request.params)
  return shortJson((await shortResult(context, request)) as ShortResult)
}

/** The forms of a whole answer are none of this one. */
function refuseForm({ format, field }: PresentationAsked): void {
  if (field === undefined && (format === undefined || format === 'json')) return
  const [name, value] = format === undefined || format === 'json' ? ['field', field] : ['format', format]
  const values = { setting: `${name}=${value}` }
  throw new ApiError(problem('validation_error.short_result_form', values, { field: name }))
}
