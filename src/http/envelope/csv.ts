/** Rows as CSV (RFC 4180), for spreadsheets: a text that one would run as a formula has an apostrophe before it. */
import { stringify } from 'csv-stringify/sync'
import type { Sheet } from '../../domains/operation.ts'

export function csvOf({ columns, rows }: Sheet): string {
  // Numbers are written as they are: -5 is no formula.
  return stringify([...rows], {
    header: true,
    columns: [...columns],
    escape_formulas: true,
    cast: { boolean: String },
  })
}
