/**
 * Reading CSV (RFC 4180): rows of the project's own data files, with the lines they begin on. Of our own, because every
 * start reads a megabyte of it before anything is compiled: a parser by characters takes a tenth of a second for that.
 */

export interface CsvRecord {
  /** Where it begins in the file, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** A text that is no CSV, such as one with a quote that never ends. */
export class CsvError extends Error {
  override readonly name = 'CsvError'
}

/** A cell that is quoted, or one that is not, and what ends it. */
const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^",\n]*?))(,|\r?\n|\r?$)/y

/** All records, the header first. Throws a CsvError. */
export function csvRecords(text: string): CsvRecord[] {
  const records: CsvRecord[] = []
  let [at, line] = [0, 1]
  while (at < text.length) {
    const end = endOfLine(text, at)
    const plain = text.slice(at, end)
    if (plain.includes('"')) {
      const { cells, next } = quotedRecord(text, at, line)
      records.push({ line, cells })
      line += countLines(text, at, next)
      at = next
    } else {
      records.push({ line, cells: (plain.endsWith('\r') ? plain.slice(0, -1) : plain).split(',') })
      line += 1
      at = end + 1
    }
  }
  return records
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

function countLines(text: string, from: number, to: number): number {
  return text.slice(from, to).split('\n').length - 1
}

function quotedRecord(text: string, from: number, line: number): { cells: string[]; next: number } {
  const cells: string[] = []
  CELL.lastIndex = from
  for (;;) {
    const found = CELL.exec(text)
    if (!found) throw new CsvError(`the quotes of cell ${cells.length + 1} do not fit at line ${line}`)
    const [, quoted, plain = '', end] = found
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end !== ',') return { cells, next: CELL.lastIndex }
  }
}

/** The records below the header by its names; a cell that a short record lacks is empty. Throws a CsvError. */
export function csvRows<Column extends string = string>(text: string): Record<Column, string>[] {
  const [header, ...records] = csvRecords(text)
  const names = (header?.cells ?? []) as Column[]
  return records.map(
    ({ cells }) =>
      Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])) as Record<Column, string>,
  )
}

/** A record as it is written: cells are quoted where they must be. */
export function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')
}
