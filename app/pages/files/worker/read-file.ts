/** The rows of a file that was dropped: CSV by its signs, a workbook by its first bytes. */
import { csvOptions, linesOf, requireWidth } from '../../../../src/surfaces/files/csv.ts'
import { detect, SAMPLE_BYTES } from '../../../../src/surfaces/files/detect.ts'
import { FileError, fileError } from '../../../../src/surfaces/files/error.ts'
import type { Numbers, TableRow } from '../../../../src/surfaces/files/table.ts'
import { CELLS_MAX, type CsvForm, FILE_BYTES_MAX, ROWS_MAX } from '../protocol.ts'

export interface ReadFile {
  readonly form: 'csv' | 'xlsx'
  readonly csv: CsvForm | undefined
  readonly sheets: readonly ReadableSheet[]
  readonly numbers: Numbers
}

export interface ReadableSheet {
  readonly name: string
  /** The names of the columns first. Throws a FileError for more rows than are read. */
  rows(): Promise<TableRow[]>
}

/** A name of columns is a row too. */
const LINES_MAX = ROWS_MAX + 1
const MEGABYTE = 1_048_576
/** A ZIP begins so. */
const ZIP_MARK = [0x50, 0x4b, 0x03, 0x04]
/** The old form of workbooks (MS-CFB, 2.2). */
const OLD_MARK = [0xd0, 0xcf, 0x11, 0xe0]

/** Throws a FileError for what is too large or no table. */
export async function readFile(file: Blob, chosen: Partial<CsvForm> = {}): Promise<ReadFile> {
  if (file.size > FILE_BYTES_MAX)
    throw fileError('file.too_large', {
      megabytes: Math.ceil(file.size / MEGABYTE),
      max: FILE_BYTES_MAX / MEGABYTE,
    })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const begins = (mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte)
  if (begins(OLD_MARK)) throw fileError('file.old_workbook', {})
  return begins(ZIP_MARK) ? readWorkbook(bytes) : readCsv(bytes, chosen)
}

async function readWorkbook(bytes: Uint8Array): Promise<ReadFile> {
  const { openWorkbook } = await import('../../../../src/surfaces/files/workbook.ts')
  const { sheets } = await openWorkbook(bytes)
  const readable = sheets.map(({ name, rows }): ReadableSheet => ({ name, rows: () => collected(rows()) }))
  return { form: 'xlsx', csv: undefined, sheets: readable, numbers: { decimal: '.' } }
}

async function collected(groups: AsyncIterable<readonly TableRow[]>): Promise<TableRow[]> {
  const all = new Collected()
  for await (const rows of groups) for (const row of rows) all.add(row)
  return all.rows
}

/** Rows as they are kept: bounded as a whole, since a page holds all of them. */
class Collected {
  readonly rows: TableRow[] = []
  #cells = 0

  add(row: TableRow): void {
    if (this.rows.length >= LINES_MAX) throw fileError('file.too_many_rows', { max: ROWS_MAX })
    this.#cells += row.cells.length
    if (this.#cells > CELLS_MAX) throw fileError('file.too_many_cells', { max: CELLS_MAX })
    this.rows.push(row)
  }
}

function readCsv(bytes: Uint8Array, chosen: Partial<CsvForm>): ReadFile {
  const { encoding, separator, numbers } = detect(bytes.subarray(0, SAMPLE_BYTES), chosen)
  const csv: CsvForm = { encoding, separator, decimal: numbers.decimal }
  return { form: 'csv', csv, numbers, sheets: [{ name: '', rows: () => csvRows(bytes, csv) }] }
}

async function csvRows(bytes: Uint8Array, { encoding, separator }: CsvForm): Promise<TableRow[]> {
  const { parse } = await import('csv-parse/sync')
  const text = decoded(bytes, encoding)
  const all = new Collected()
  let line = 1
  const add = (cells: string[]) => {
    requireWidth(cells, line)
    all.add({ line, cells })
    line += linesOf(cells)
    // The parser need not keep it too.
    return null
  }
  try {
    parse(text, { ...csvOptions(separator), on_record: add })
  } catch (error) {
    if (error instanceof FileError) throw error
    throw fileError('file.unreadable.line', { line })
  }
  return all.rows
}

function decoded(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw fileError('file.other_encoding', { encoding })
  }
}
