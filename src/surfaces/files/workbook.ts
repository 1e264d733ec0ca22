/** Workbooks: what the library for them is given is bounded, and it may fail in no way but one. */
import { FileError } from './error.ts'
import { ABOUT_SHEET, type Sheet, type TableRow } from './table.ts'
import { sheetNames, zipEntries } from './zip.ts'

/** Of all parts together; a sheet of a million rows has some 100 MB. */
const UNPACKED_BYTES_MAX = 1_073_741_824
/** XML that is spreadsheet seldom shrinks to less than a hundredth. */
const RATIO_MAX = 500
const SMALL_BYTES = 10_485_760
const CELL_CHARACTERS_MAX = 32_767
const TOGETHER = 512

export interface Workbook {
  /** Of all sheets, in their order. */
  readonly names: readonly string[]
  /** Those that hold rows. */
  readonly sheets: readonly Sheet[]
}

/** Throws a FileError for what is none, has macros, or would unpack to more than memory holds. */
export async function openWorkbook(bytes: Uint8Array): Promise<Workbook> {
  await guarded(async () => checkZip(bytes))
  const names = await guarded(() => sheetNames(bytes))
  const sheets = names.flatMap((name, at): Sheet[] =>
    name === ABOUT_SHEET ? [] : [{ name, rows: () => rowsOf(bytes, at) }],
  )
  if (sheets.length === 0) throw new FileError('no_sheets', 'The workbook has no sheets.')
  return { names, sheets }
}

/** What unpacks to far more than it is, or to more than memory holds, is not unpacked. */
function checkZip(bytes: Uint8Array): void {
  const entries = zipEntries(bytes)
  if (entries.some(({ name }) => /vbaProject\.bin$/i.test(name)))
    throw new FileError('macros', 'The workbook has macros: save it as a plain .xlsx or as CSV.')
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0)
  const packed = entries.reduce((sum, { packedSize }) => sum + packedSize, 0)
  if (unpacked > UNPACKED_BYTES_MAX || (unpacked > SMALL_BYTES && unpacked > packed * RATIO_MAX))
    throw new FileError(
      'unpacks_too_large',
      `The workbook would unpack to ${unpacked} bytes, which is not read: save it as CSV.`,
    )
}

async function* rowsOf(bytes: Uint8Array, sheet: number): AsyncGenerator<TableRow[]> {
  const { xlsxRows } = await import('./xlsx-rows.ts')
  const stream = xlsxRows(bytes, { sheet })
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
async function guarded<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof FileError) throw error
    const why = (error as Error).message
    throw new FileError('unreadable', `The workbook cannot be read: ${why}`, { why })
  }
}
