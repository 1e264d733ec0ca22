/** What is said of an id that an edition does not have. */
import { distance } from 'fastest-levenshtein'
import { quote } from '../../contract/quote.ts'
import { ApiError } from '../../engine/errors.ts'
import type { Edition } from '../../factors/edition.ts'

const SUGGESTIONS = 5

export interface Missing {
  /** `factor`, `source`. */
  readonly what: string
  readonly field: string
  readonly id: string
  readonly edition: Edition
  /** All that the edition has. */
  readonly ids: Iterable<string>
  /** The names of other editions that have it. */
  readonly elsewhere: readonly string[]
}

export function notFound({ what, field, id, edition, ids, elsewhere }: Missing): ApiError {
  const suggestions = nearest(id, [...ids])
  const others = elsewhere.length === 0 ? '' : ` It is in ${elsewhere.join(', ')}: ask with edition=.`
  const message = `Edition ${edition.name} has no ${what} ${quote(id)}.${others} The nearest are ${suggestions.join(', ')}.`
  return new ApiError({ code: 'not_found', field, message, extras: { suggestions } })
}

function nearest(id: string, ids: readonly string[]): string[] {
  const wanted = id.toLowerCase()
  const ranked = ids.map((known) => ({ known, far: distance(wanted, known.toLowerCase()) }))
  return ranked
    .sort((a, b) => a.far - b.far)
    .slice(0, SUGGESTIONS)
    .map(({ known }) => known)
}
