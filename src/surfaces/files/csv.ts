/** How CSV is read as people have it, whichever form of the parser reads it. */

/** Far above any row that asks something, and far below what memory holds. */
const RECORD_CHARACTERS_MAX = 1_048_576

export function csvOptions(separator: string) {
  return {
    delimiter: separator,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: RECORD_CHARACTERS_MAX,
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
