/** The id that a sender gives a row: kept and sent back with its answer, so it has a length. */
import { shortened } from '../../contract/quote.ts'
import type { Row } from './row.ts'

export const ID_CHARACTERS_MAX = 200

/** A row whose id is longer is an error row, which says so and has the beginning of it. */
export function withBoundedId(row: Row): Row {
  const { id } = row
  if (id === undefined || id.length <= ID_CHARACTERS_MAX) return row
  const short = shortened(id, ID_CHARACTERS_MAX)
  const message = `id has ${id.length} characters; at most ${ID_CHARACTERS_MAX} are kept.`
  return { ...row, id: short, question: { code: 'validation_error', field: 'id', value: short, message } }
}
