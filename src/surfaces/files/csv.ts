/** How CSV is read as people have it, whichever form of the parser reads it. */

import { fileError } from './error.ts'
import { COLUMNS_MAX, ROW_CHARACTERS_MAX } from './table.ts'

export function csvOptions(separator: string) {
  return {
    delimiter: separator,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: ROW_CHARACTERS_MAX,
    bom: true,
  }
}

const LINE_END = /\r\n|\n|\r/

/** Of a record, whose quoted cells may have ends of lines in them. The parser counts too, at a third of its cost. */
export function linesOf(cells: readonly string[]): number {
  let lines = 1
  for (const cell of cells) if (LINE_END.test(cell)) lines += cell.split(LINE_END).length - 1
  return lines
}

/** Throws a FileError for a record that is wider than is read. */
export function requireWidth(cells: readonly string[], line: number): void {
  if (cells.length <= COLUMNS_MAX) return
  throw fileError('file.too_many_columns', { line, column: cells.length, max: COLUMNS_MAX })
}
