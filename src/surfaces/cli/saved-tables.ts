/** Rows of results in tables, as calc and batches write them: CSV in whatever style, and workbooks. */

import { open } from 'node:fs/promises'
import { CsvError } from 'csv-parse'
import type { Message } from '../../messages/values.ts'
import { csvRecordsOf } from '../batch/csv-records.ts'
import { csvOptions } from '../files/csv.ts'
import { detect } from '../files/detect.ts'
import { FileError } from '../files/error.ts'
import { resultName } from '../files/result-names.ts'
import { type Numbers, plainNumber, type Sheet, type TableFile, type TableRow } from '../files/table.ts'
import { isInventoryHead } from '../report/lines.ts'
import { isResultHead, numbersOfResults } from '../report/result-rows.ts'
import type { Recorded } from '../verify/recorded.ts'
import { openCsv } from './calc/csv-file.ts'
import { openXlsx } from './calc/xlsx.ts'
import { recordedLine } from './saved-lines.ts'

export interface SavedResult {
  /** The file, and where the answer lies in it: `answers.ndjson:12`, `list.json[3]`. */
  readonly name: string
  readonly value?: unknown
  /** Instead of a value: a form that has to be read by its own rules. */
  readonly recorded?: Recorded
  /** Instead of a value: why there is none. */
  readonly fault?: Message
  /** Of one value that is no object and no list: as it stands there. */
  readonly text?: string
  /** A row that had no result. */
  readonly isEmpty?: boolean
}

const XLSX = /\.xlsx$/i
/** So much of a file tells whether it is a table of results: its first line has the names of the columns. */
const HEAD_BYTES = 65_536
/** How numbers are written does not matter for the names of columns. */
const ANY_NUMBERS = { decimal: '.' } as const

const isHead = (names: readonly string[]) => isResultHead(names) || isInventoryHead(names)

export async function isTableOfResults(file: string): Promise<boolean> {
  if (XLSX.test(file)) return true
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return isHead(await headOf(buffer.subarray(0, bytesRead)))
  } catch (error) {
    if (error instanceof FileError || error instanceof CsvError) return false
    throw error
  } finally {
    await handle.close()
  }
}

/** The names of the columns, by the separator and the encoding that the file is read with. */
async function headOf(beginning: Buffer): Promise<readonly string[]> {
  const { encoding, separator } = detect(beginning, ANY_NUMBERS)
  const text = new TextDecoder(encoding).decode(beginning)
  for await (const cells of csvRecordsOf(pieces(text), csvOptions(separator))) return cells.map(resultName)
  return []
}

async function* pieces(text: string): AsyncGenerator<string> {
  yield text
}

/** Each row as its cells by the names of their columns. */
export async function* savedTable(file: string): AsyncGenerator<SavedResult> {
  const isWorkbook = XLSX.test(file)
  const table = isWorkbook ? await openXlsx(file, undefined) : await openCsv(file, ANY_NUMBERS)
  for (const sheet of table.sheets) yield* resultsIn(file, sheet, isWorkbook ? table : undefined)
}

/** `table`: of a workbook, whose numbers are no texts. */
async function* resultsIn(
  file: string,
  { name, rows }: Sheet,
  table: TableFile | undefined,
): AsyncGenerator<SavedResult> {
  const place = name === '' ? file : `${file} ${name}`
  let head: readonly string[] | undefined
  let numbers = table?.numbers
  for await (const group of rows()) {
    head ??= group[0]?.cells.map(resultName) ?? []
    if (!isHead(head)) return
    numbers ??= numbersOfResults(head, group)
    for (const row of group) {
      if (row === group[0] && isSame(row, head)) continue
      if (row.cells.some((cell) => cell.trim() !== ''))
        yield { name: `${place}:${row.line}`, ...cellsOf(row, head, numbers ?? ANY_NUMBERS) }
    }
  }
}

const isSame = ({ cells }: TableRow, head: readonly string[]) =>
  cells.length === head.length && cells.every((cell, at) => resultName(cell) === head[at])

function cellsOf({ cells }: TableRow, head: readonly string[], numbers: Numbers): Omit<SavedResult, 'name'> {
  const value = Object.fromEntries(
    head.map((column, at) => [column, cellOf(column, cells[at] ?? '', numbers)]),
  )
  if (isWithoutResult(value)) return { isEmpty: true }
  return isInventoryHead(head) ? { value, recorded: recordedLine(value) } : { value }
}

function cellOf(column: string, text: string, numbers: Numbers): string {
  return AMOUNT.test(column) ? plainNumber(text, numbers) : text.trim()
}

/** `co2e_kg`, of an inventory also `ch4_kg_co2e` and `range_low_kg_of_row`. */
const AMOUNT = /_kg(?:_co2e|_of_row)?$/

/** A row that was refused, and a line of an inventory that says why there is none. */
function isWithoutResult({ status, problem, co2e_kg }: Readonly<Record<string, string>>): boolean {
  return co2e_kg === '' && (status === 'error' || (status === undefined && problem !== ''))
}
