/** Workbooks on disk; src/surfaces/report/workbook.ts writes them. */
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
