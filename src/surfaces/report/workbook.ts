/** Writes workbooks: with src/surfaces/cli/calc/xlsx.ts, which reads them, the only place that knows their library. */

export interface OutSheet {
  readonly name: string
  readonly rows: readonly (readonly (string | number)[])[]
  /** Columns, from 0, whose cells take one of a list; of so many rows. */
  readonly lists?: readonly { readonly column: number; readonly values: readonly string[] }[]
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
      dataValidations: lists.map(({ column, values }) => ({
        type: 'list' as const,
        values: [...values],
        allowBlank: true,
        showErrorMessage: true,
        range: `${letters(column)}2:${letters(column)}${LISTED_ROWS}`,
      })),
    })),
  })
}

function letters(column: number): string {
  const last = String.fromCharCode(LETTER_A + (column % LETTERS))
  return column < LETTERS ? last : letters(Math.floor(column / LETTERS) - 1) + last
}
