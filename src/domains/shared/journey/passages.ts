/** Passages that a ship must not take, from the query's words. */

import { quote } from '../../../contract/quote.ts'
import { ApiError } from '../../../engine/errors.ts'
import type { PassageName } from '../../../geo/networks/plan.ts'

/** The passages of a list such as `suez,panama`. Throws validation_error for a name that is none. */
export function requirePassages(passages: readonly PassageName[], list: string | undefined): PassageName[] {
  const names = (list ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase().replaceAll(/[ -]/g, '_'))
    .filter((name) => name !== '')
  const known = new Set(passages)
  const unknown = names.filter((name) => !known.has(name))
  if (unknown.length > 0) {
    const message = `Parameter 'avoid' must name passages: ${[...known].join(', ')}; got ${unknown.map(quote).join(', ')}.`
    throw new ApiError({ code: 'validation_error', field: 'avoid', message })
  }
  return [...new Set(names)].sort()
}
