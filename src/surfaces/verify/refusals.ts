/** What POST /v1/verify refuses of its bodies. */
import { jsonPosition } from '../../contract/json-position.ts'
import { shortened } from '../../contract/quote.ts'
import { type Problem, problem } from '../../engine/errors.ts'

export const EMPTY = problem('validation_error.verify_empty', {})
export const NO_ANSWER = problem('validation_error.verify_no_result', {})
export const nameTwice = (name: string): Problem => problem('validation_error.verify_name_twice', { name })
export const unknownInQuery = (name: string): Problem =>
  problem('validation_error.verify_query', { name }, { field: shortened(name) })
export const noJson = (error: unknown): Problem =>
  problem('validation_error.verify_not_json', jsonPosition(error))
