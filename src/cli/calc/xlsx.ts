/** Reads workbooks: what the library is given is bounded, and it may fail in no way but one. src/report/workbook.ts writes them. */
import { readFile, stat } from 'node:fs/promises'
import { CalcError } from './error.ts'
import { ABOUT_SHEET, type Sheet, type TableFile, type TableRow } from './table.ts'
import { sheetNames, zipEntries } from './zip.ts'

/** A workbook is read into memory. */
const FILE_BYTES_MAX = 268_435_456
/** Of all parts together; a sheet of a million rows has some 100 MB. */
const UNPACKED_BYTES_MAX = 1_073_741_824
/** XML that is spreadsheet seldom shrinks to less than a hundredth. */
const RATIO_MAX = 500
const SMALL_BYTES = 10_485_760
const CELL_CHARACTERS_MAX = 32_767
const TOGETHER = 512

export async function openXlsx(file: string, only: string | undefined): Promise<TableFile> {
  const { size } = await stat(file)
  if (size > FILE_BYTES_MAX)
    throw new CalcError(`The workbook has ${size} bytes; at most ${FILE_BYTES_MAX} are read: save it as CSV.`)
  const bytes = await readFile(file)
  checkZip(bytes)
  const all = await guarded(() => sheetNames(bytes))
  const names = all.filter((name) => (only === undefined ? name !== ABOUT_SHEET : name === only))
  if (names.length === 0) {
    const found = all.map((name) => `'${name}'`).join(', ')
    throw new CalcError(
      only === undefined ? 'The workbook has no sheets.' : `There is no sheet '${only}'; there are ${found}.`,
    )
  }
  const sheets = names.map((name): Sheet => ({ name, rows: () => rowsOf(bytes, all.indexOf(name)) }))
  return {
    said: [`XLSX with ${all.length === 1 ? 'one sheet' : `${all.length} sheets`}`],
    sheets,
    numbers: { decimal: '.' },
  }
}

/** What unpacks to far more than it is, or to more than memory holds, is not unpacked. */
function checkZip(bytes: Buffer): void {
  const entries = zipEntries(bytes)
  if (entries.some(({ name }) => /vbaProject\.bin$/i.test(name)))
    throw new CalcError('The workbook has macros: save it as a plain .xlsx or as CSV.')
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0)
  const packed = entries.reduce((sum, { packedSize }) => sum + packedSize, 0)
  if (unpacked > UNPACKED_BYTES_MAX || (unpacked > SMALL_BYTES && unpacked > packed * RATIO_MAX))
    throw new CalcError(`The workbook would unpack to ${unpacked} bytes, which is not read: save it as CSV.`)
}

async function* rowsOf(bytes: Buffer, sheet: number): AsyncGenerator<TableRow[]> {
  const { streamXlsxRows } = await import('hucre/xlsx')
  const stream = streamXlsxRows(bytes, { sheet })
  let rows: TableRow[] = []
  for (;;) {
    const { done, value } = await guarded(() => stream.next())
    if (done) break
    rows.push({ line: value.index + 1, cells: value.values.map(cellText) })
    if (rows.length < TOGETHER) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

type Value = string | number | boolean | Date | null | undefined

const ISO_DAY = 10

function cellText(value: Value): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, ISO_DAY)
  const text = String(value)
  return text.length > CELL_CHARACTERS_MAX ? text.slice(0, CELL_CHARACTERS_MAX) : text
}

/** Whatever goes wrong in a file that someone made up is a file that cannot be read. */
async function guarded<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof CalcError) throw error
    throw new CalcError(`The workbook cannot be read: ${(error as Error).message}`)
  }
}
