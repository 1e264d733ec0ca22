/** What POST /v1/verify refuses of its bodies. */
import type { Problem } from '../../../engine/errors.ts'

const problem = (message: string): Problem => ({ code: 'validation_error', message })

export const EMPTY = problem('The body is empty: send an answer of a calculation as JSON.')
export const NO_ANSWER = problem(
  'The body is no answer of a calculation, which has data and meta. Several are checked one at a time.',
)
export const noJson = (reason: string): Problem => problem(`The body is not JSON: ${reason}`)
