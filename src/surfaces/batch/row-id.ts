/** The id that a sender gives a row: kept and sent back with its answer, so it has a length. */
import { shortened } from '../../contract/quote.ts'
import { problem } from '../../engine/errors.ts'
import type { Row } from './row.ts'

export const ID_CHARACTERS_MAX = 200

/** A row whose id is longer is an error row, which says so and has the beginning of it. */
export function withBoundedId(row: Row): Row {
  const { id } = row
  if (id === undefined || id.length <= ID_CHARACTERS_MAX) return row
  const short = shortened(id, ID_CHARACTERS_MAX)
  const values = { count: id.length, maximum: ID_CHARACTERS_MAX }
  const tooLong = problem('validation_error.id_too_long', values, { field: 'id' })
  return { ...row, id: short, question: { ...tooLong, value: short } }
}
