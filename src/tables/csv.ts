/** Reading CSV (RFC 4180): rows of the project's own data files, with the lines they begin on. */
import { CsvError as ParserError, parse } from 'csv-parse/sync'

export interface CsvRecord {
  /** Where it begins in the file, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** A text that is no CSV, such as one with a quote that never ends. */
export class CsvError extends Error {
  override readonly name = 'CsvError'
}

interface Parsed {
  readonly record: string[]
  /** `lines`: of the file that are read when the record ends. */
  readonly info: { readonly lines: number }
}

/** All records, the header first. Throws a CsvError. */
export function csvRecords(text: string): CsvRecord[] {
  const records = parsed(text)
  return records.map(({ record }, index) => ({
    // A record begins where the one before ends: only a quoted cell can have line breaks.
    line: (records[index - 1]?.info.lines ?? 0) + 1,
    cells: record,
  }))
}

function parsed(text: string): Parsed[] {
  try {
    return parse(text, { info: true, relax_column_count: true }) as unknown as Parsed[]
  } catch (error) {
    if (!(error instanceof ParserError)) throw error
    throw new CsvError(error.message)
  }
}

/** The records below the header by its names; a cell that a short record lacks is empty. Throws a CsvError. */
export function csvRows(text: string): Record<string, string>[] {
  const [header, ...records] = csvRecords(text)
  return records.map(({ cells }) =>
    Object.fromEntries((header?.cells ?? []).map((name, index) => [name, cells[index] ?? ''])),
  )
}
