/** Passages that a ship must not take, from the query's words. */

import { ApiError, problem } from '../../../engine/errors.ts'
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
    const values = { values: unknown, allowed: [...known] }
    throw new ApiError(problem('validation_error.passage', values, { field: 'avoid' }))
  }
  return [...new Set(names)].sort()
}
