/** The error for an id that an edition does not have. */
import { ApiError, problem } from '../../engine/errors.ts'
import { near } from '../../engine/helpers/near.ts'
import type { Edition } from '../../factors/edition.ts'

export interface Missing {
  readonly kind: 'factor' | 'source'
  readonly field: string
  readonly id: string
  readonly edition: Edition
  /** All that the edition has. */
  readonly ids: Iterable<string>
  /** The names of other editions that have it. */
  readonly elsewhere: readonly string[]
}

export function notFound({ kind, field, id, edition, ids, elsewhere }: Missing): ApiError {
  const suggestions = near(id, ids)
  const has_suggestion = suggestions.length > 0
  const values = {
    edition: edition.name,
    kind,
    wanted: id,
    has_elsewhere: elsewhere.length > 0,
    editions: elsewhere,
    has_suggestion,
    suggestions,
  }
  const more = { field, ...(has_suggestion && { extras: { suggestions } }) }
  return new ApiError(problem('not_found.in_edition', values, more))
}
