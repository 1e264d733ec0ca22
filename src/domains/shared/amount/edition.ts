/** What an edition has of a yearly table, and what is said where that is not of its own year. */
import { ApiError } from '../../../contract/errors.ts'
import { fallback, type Notice } from '../../../core/notices.ts'
import type { Table } from '../../../tables/table.ts'
import { type EditionEntry, type Register, releasedEntries } from '../../editions/register.ts'
import type { Context } from '../../operation.ts'
import type { AmountFactor } from './factor.ts'

/** Throws an ApiError (no_factor) that names the editions with rows of a table, where this edition has none. */
export function requireRows(
  { edition, editions }: Pick<Context, 'edition' | 'editions'>,
  table: Table,
  what: string,
): void {
  const own = edition.tables.find((one) => one.table === table)
  if (own !== undefined && own.rows.length > 0) return
  const others = editionsWith(editions.register, table.name)
  const message = `Edition ${edition.name} holds no factors of ${what}. Editions that do: ${others.join(', ')}; give year or edition.`
  throw new ApiError({
    code: 'no_factor',
    field: 'edition',
    message,
    extras: { available_editions: others },
  })
}

/** Released ones; where none has rows, those that are not released yet. */
function editionsWith(register: Register, table: string): string[] {
  const hasRows = ({ contents }: EditionEntry) => (contents?.rows[table] ?? 0) > 0
  const released = releasedEntries(register).filter(hasRows)
  return (released.length > 0 ? released : register.entries.filter(hasRows)).map(({ name }) => name)
}

/** Of factors whose publication has a row for each year: what is said of one that is of another year. */
export function otherYears({ year }: { year: number }, factors: readonly AmountFactor[]): Notice[] {
  const other = factors.find((factor) => factor.year !== year)
  if (other === undefined) return []
  const message = `The publisher has no such factor for ${year}: that of ${other.year}, the nearest year with one, was taken. year=${other.year} is exact.`
  return [fallback('factor_from_other_year', message, 'year')]
}
