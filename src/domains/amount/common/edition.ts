/** What an edition has of a domain, the error where that is nothing, and the notice on factors of another year. */

import type { Context } from '../../../contract/operation.ts'
import type { Assumption } from '../../../engine/assumption.ts'
import { ApiError, problem } from '../../../engine/errors.ts'
import { fallback } from '../../../engine/notices.ts'
import type { EditionPart } from '../../../factors/edition-part.ts'
import { type EditionEntry, type Register, releasedEntries } from '../../../factors/register.ts'
import type { Table } from '../../../factors/tables/table.ts'
import type { Message } from '../../../messages/values.ts'

/** Throws an ApiError for an edition without factors: at once, or when the factors are read. */
export type FactorsIn<Factors> = (context: Context) => () => Factors

/** The last of the tables has the factors. `mayLack`: what they are of, where not all editions have them. */
export function factorsIn<Factors>(
  part: EditionPart<Factors>,
  mayLack: Message | undefined,
): FactorsIn<Factors> {
  return (context) => {
    if (mayLack !== undefined) requireRows(context, part.tables.at(-1) as Table, mayLack)
    return () => context.edition.part(part)
  }
}

/** Throws an ApiError (no_factor) that names the editions with rows of a table, where this edition has none. */
function requireRows(
  { edition, editions }: Pick<Context, 'edition' | 'editions'>,
  table: Table,
  subject: Message,
): void {
  const own = edition.tables.find((one) => one.table === table)
  if (own !== undefined && own.rows.length > 0) return
  const others = editionsWith(editions.register, table.name)
  const values = { edition: edition.name, subject, editions: others }
  const extras = { available_editions: others }
  throw new ApiError(problem('no_factor.amount', values, { field: 'edition', extras }))
}

/** Released ones; where none has rows, those that are not released yet. */
function editionsWith(register: Register, table: string): string[] {
  const hasRows = ({ contents }: EditionEntry) => (contents?.rows[table] ?? 0) > 0
  const released = releasedEntries(register).filter(hasRows)
  return (released.length > 0 ? released : register.entries.filter(hasRows)).map(({ name }) => name)
}

/** A notice on a factor of another year than that of its edition. */
export function otherYear(ofEdition: number, ofFactor: number): Assumption {
  const values = { edition_year: ofEdition, used_year: ofFactor }
  return { ...fallback('factor_from_other_year.amount', values, 'year'), tier: 'region' }
}
