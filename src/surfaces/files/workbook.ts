/** Workbooks: bounded in all that is made of them, and failing in no way but one. */
import { FileError, fileError } from './error.ts'
import { NO_TEXTS, readSharedTexts } from './shared-texts.ts'
import { ABOUT_SHEET, type Sheet, type TableRow } from './table.ts'
import { textOf } from './unzip.ts'
import { NO_DATES, readDateStyles } from './xlsx-dates.ts'
import { type SheetPart, type WorkbookParts, workbookParts } from './xlsx-parts.ts'
import { type SheetTables, xlsxRows } from './xlsx-rows.ts'
import { type ZipEntry, zipEntries } from './zip.ts'

/** Of all parts together; a sheet of a million rows has some 100 MB. */
const UNPACKED_BYTES_MAX = 1_073_741_824
/** XML that is spreadsheet seldom shrinks to less than a hundredth. */
const RATIO_MAX = 500
const SMALL_BYTES = 10_485_760

export interface Workbook {
  /** Of all sheets, in their order. */
  readonly names: readonly string[]
  /** Those that hold rows. */
  readonly sheets: readonly Sheet[]
}

/** Throws a FileError for what is none, has macros, or would unpack to more than memory holds. */
export async function openWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const entries = await guarded(async () => checkedEntries(bytes))
  const parts = await guarded(() => workbookParts(bytes, entries))
  let tables: Promise<SheetTables> | undefined
  // With the first rows that are asked for, once for all sheets.
  const lazyTables = () => {
    tables ??= readTables(bytes, parts)
    return tables
  }
  const sheets = parts.sheets
    .filter(({ name }) => name !== ABOUT_SHEET)
    .map((sheet): Sheet => ({ name: sheet.name, rows: () => rowsOf(bytes, sheet, lazyTables) }))
  if (sheets.length === 0) throw fileError('file.no_sheets', {})
  return { names: parts.sheets.map(({ name }) => name), sheets }
}

/** What unpacks to far more than it is, or to more than memory holds, is not unpacked. */
function checkedEntries(bytes: Uint8Array): ZipEntry[] {
  const entries = zipEntries(bytes)
  if (entries.some(({ name }) => /vbaProject\.bin$/i.test(name))) throw fileError('file.macros', {})
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0)
  if (unpacked > UNPACKED_BYTES_MAX || (unpacked > SMALL_BYTES && unpacked > bytes.length * RATIO_MAX))
    throw fileError('file.unpacks_too_large', { bytes: unpacked, max: UNPACKED_BYTES_MAX, times: RATIO_MAX })
  return entries
}

async function readTables(
  bytes: Uint8Array,
  { sharedTexts, styles, is1904 }: WorkbookParts,
): Promise<SheetTables> {
  return {
    texts: sharedTexts ? await readSharedTexts(textOf(bytes, sharedTexts, { isChecked: true })) : NO_TEXTS,
    isDate: styles ? await readDateStyles(textOf(bytes, styles, { isChecked: true })) : NO_DATES,
    is1904,
  }
}

async function* rowsOf(
  bytes: Uint8Array,
  { part }: SheetPart,
  tables: () => Promise<SheetTables>,
): AsyncGenerator<readonly TableRow[]> {
  const rows = xlsxRows(textOf(bytes, part, { isChecked: false }), await guarded(tables))
  try {
    for (;;) {
      const { done, value } = await guarded(() => rows.next())
      if (done) return
      yield value
    }
  } finally {
    await rows.return(undefined)
  }
}

/** Any error in a file that someone made up means that it cannot be read. */
async function guarded<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof FileError) throw error
    throw fileError('file.unreadable.damaged', {})
  }
}
