/** What POST /v1/verify refuses of its bodies. */
import { quote, shortened } from '../../contract/quote.ts'
import type { Problem } from '../../engine/errors.ts'

const problem = (message: string): Problem => ({ code: 'validation_error', message })

export const EMPTY = problem('The body is empty: send a result of a calculation as JSON.')
export const NO_ANSWER = problem(
  'The body is no result: a whole answer has data and meta, a row has status and co2e_kg or answer. Send several one at a time.',
)
export const nameTwice = (name: string): Problem =>
  problem(`The body has the name ${quote(name)} twice in one object: send it as it was received.`)
export const unknownInQuery = (name: string): Problem => ({
  ...problem(`${quote(name)} is not known here: the query takes nothing, the body is the result to verify.`),
  field: shortened(name),
})
export const noJson = (reason: string): Problem => problem(`The body is not JSON: ${reason}`)
