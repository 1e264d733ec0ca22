/** An answer in short: what a row of a batch has. */
import { shortResult } from '../../api/answer.ts'
import { readRequest } from '../../api/request/request.ts'
import { type ShortResult, shortJson } from '../../api/short-result.ts'
import type { Context, Operation } from '../../contract/operation.ts'
import type { RawQuery } from '../../contract/params/query.ts'
import type { ShortAnswer } from './call-types.ts'

/** Of an operation that answers with emissions. Throws as a whole answer does. */
export async function shortAnswer(
  operation: Operation,
  context: Context,
  query: RawQuery,
): Promise<ShortAnswer> {
  const request = await readRequest(operation, context, query)
  return shortJson((await shortResult(context, request)) as ShortResult)
}
