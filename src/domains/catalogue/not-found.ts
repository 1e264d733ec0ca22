/** What is said of an id that an edition does not have. */
import { quote } from '../../contract/quote.ts'
import { ApiError } from '../../engine/errors.ts'
import { near } from '../../engine/helpers/near.ts'
import type { Edition } from '../../factors/edition.ts'

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
  const suggestions = near(id, ids)
  const hint = suggestions.length === 0 ? '' : ` The nearest are ${suggestions.join(', ')}.`
  const others = elsewhere.length === 0 ? '' : ` It is in ${elsewhere.join(', ')}: ask with edition=.`
  const message = `Edition ${edition.name} has no ${what} ${quote(id)}.${others}${hint}`
  const extras = suggestions.length === 0 ? {} : { extras: { suggestions } }
  return new ApiError({ code: 'not_found', field, message, ...extras })
}
