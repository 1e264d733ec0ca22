/** Writes workbooks: the only place that knows their library. src/surfaces/files reads them by itself, in bounded memory. */

export interface OutSheet {
  readonly name: string
  readonly rows: readonly (readonly (string | number)[])[]
  /** Columns, from 0, whose cells take one of a list; of so many rows. */
  readonly lists?: readonly ListedColumn[]
}

export interface ListedColumn {
  readonly column: number
  /** The values, or the cells where they are, for lists of any length. */
  readonly from: readonly string[] | CellsOfColumn
  /** Whether other values may be put too. */
  readonly isOpen?: boolean
}

/** Cells of a column, from 0, below its first. */
export interface CellsOfColumn {
  readonly sheet: string
  readonly column: number
  readonly count: number
}

const LISTED_ROWS = 1000
const LETTERS = 26
const LETTER_A = 65

/** The bytes of a workbook. Texts are texts: a spreadsheet runs nothing of them. */
export async function workbook(sheets: readonly OutSheet[]): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx')
  return writeXlsx({
    sheets: sheets.map(({ name, rows, lists = [] }) => ({
      name,
      rows: rows.map((row) => [...row]),
      freezePane: { rows: 1 },
      dataValidations: lists.map(({ column, from, isOpen = false }) => ({
        type: 'list' as const,
        ...('sheet' in from ? { formula1: cellsOf(from) } : { values: [...from] }),
        allowBlank: true,
        showErrorMessage: !isOpen,
        range: `${letters(column)}2:${letters(column)}${LISTED_ROWS}`,
      })),
    })),
  })
}

const cellsOf = ({ sheet, column, count }: CellsOfColumn) =>
  `'${sheet}'!$${letters(column)}$2:$${letters(column)}$${count + 1}`

function letters(column: number): string {
  const last = String.fromCharCode(LETTER_A + (column % LETTERS))
  return column < LETTERS ? last : letters(Math.floor(column / LETTERS) - 1) + last
}
