/** Workbooks on disk; src/surfaces/report/workbook.ts writes them. */

import { readFile, stat } from 'node:fs/promises'
import { message } from '../../../messages/messages.ts'
import type { TableFile } from '../../files/table.ts'
import { openWorkbook } from '../../files/workbook.ts'
import { CalcError } from './error.ts'

/** A workbook is read into memory. */
const FILE_BYTES_MAX = 268_435_456

export async function openXlsx(file: string, only: string | undefined): Promise<TableFile> {
  const { size } = await stat(file)
  if (size > FILE_BYTES_MAX)
    throw new CalcError(message('cli.workbook_too_large', { bytes: size, max: FILE_BYTES_MAX }))
  const { names, sheets: all } = await openWorkbook(await readFile(file))
  const sheets = only === undefined ? all : all.filter(({ name }) => name === only)
  if (sheets.length === 0) throw new CalcError(message('cli.no_sheet', { value: only ?? '', givens: names }))
  return {
    said: [message('file.detected.xlsx', { count: names.length })],
    sheets,
    numbers: { decimal: '.' },
  }
}
