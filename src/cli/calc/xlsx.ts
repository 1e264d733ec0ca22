/** Workbooks on disk. */
import { readFile, stat } from 'node:fs/promises'
import type { TableFile } from '../../files/table.ts'
import { openWorkbook } from '../../files/workbook.ts'
import { CalcError } from './error.ts'

/** A workbook is read into memory. */
const FILE_BYTES_MAX = 268_435_456

export async function openXlsx(file: string, only: string | undefined): Promise<TableFile> {
  const { size } = await stat(file)
  if (size > FILE_BYTES_MAX)
    throw new CalcError(`The workbook has ${size} bytes; at most ${FILE_BYTES_MAX} are read: save it as CSV.`)
  const { names, sheets: all } = await openWorkbook(await readFile(file))
  const sheets = only === undefined ? all : all.filter(({ name }) => name === only)
  if (sheets.length === 0) {
    const found = names.map((name) => `'${name}'`).join(', ')
    throw new CalcError(`There is no sheet '${only}'; there are ${found}.`)
  }
  return {
    said: [`XLSX with ${names.length === 1 ? 'one sheet' : `${names.length} sheets`}`],
    sheets,
    numbers: { decimal: '.' },
  }
}

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
