/** Reading CSV (RFC 4180): rows of the project's own data files, with the lines they begin on. */
import Papa from 'papaparse'

export interface CsvRecord {
  /** Where it begins in the file, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** A text that is no CSV, such as one with a quote that never ends. */
export class CsvError extends Error {
  override readonly name = 'CsvError'
}

/** All records, the header first. Throws a CsvError. */
export function csvRecords(text: string): CsvRecord[] {
  // Told rather than guessed: guessing would take a file of one column for one with another delimiter.
  const { data, errors } = Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: ',' })
  const [error] = errors
  if (error) throw new CsvError(`${error.message} (row ${(error.row ?? 0) + 1})`)
  // Only a quoted cell can have line breaks.
  if (!text.includes('"')) return data.map((cells, index) => ({ line: index + 1, cells }))
  let line = 1
  return data.map((cells) => {
    const record = { line, cells }
    line += 1 + cells.reduce((breaks, cell) => breaks + lineBreaks(cell), 0)
    return record
  })
}

function lineBreaks(cell: string): number {
  return cell.includes('\n') ? cell.split('\n').length - 1 : 0
}

/** The records below the header by its names; a cell that a short record lacks is empty. Throws a CsvError. */
export function csvRows(text: string): Record<string, string>[] {
  const [header, ...records] = csvRecords(text)
  return records.map(({ cells }) =>
    Object.fromEntries((header?.cells ?? []).map((name, index) => [name, cells[index] ?? ''])),
  )
}
