/** Rows as CSV (RFC 4180), for spreadsheets: a text that one would run as a formula has an apostrophe before it. */
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Sheet } from '../../domains/operation.ts'

/** A figure that is written digit for digit is no formula either. */
const NEGATIVE_NUMBER = /^-\d+(\.\d+)?$/

/** Written as fast as the client reads, with pauses for others. */
export function csvStream({ columns, rows }: Sheet): Readable {
  const writer = stringify({
    header: true,
    columns: [...columns],
    escape_formulas: true,
    cast: {
      boolean: String,
      string: (value) => (NEGATIVE_NUMBER.test(value) ? { value, escape_formulas: false } : value),
    },
  })
  return Readable.from(rows).pipe(writer)
}
