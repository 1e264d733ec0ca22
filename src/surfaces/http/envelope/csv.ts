/** Rows as CSV (RFC 4180), for spreadsheets: a text that one would run as a formula has an apostrophe before it. */
import { Readable } from 'node:stream'
import { setImmediate as pause } from 'node:timers/promises'
import { stringify } from 'csv-stringify'
import type { Sheet } from '../../../contract/operation.ts'

/** A figure that is written digit for digit is no formula either. */
const NEGATIVE_NUMBER = /^-\d+(\.\d+)?$/

/** Rows are made and written for so long, then those that wait are answered. */
const PIECE_MS = 5

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
  return Readable.from(withPauses(rows)).pipe(writer)
}

async function* withPauses<Row>(rows: Iterable<Row>): AsyncGenerator<Row> {
  let began = performance.now()
  for (const row of rows) {
    yield row
    if (performance.now() - began < PIECE_MS) continue
    await pause()
    began = performance.now()
  }
}
