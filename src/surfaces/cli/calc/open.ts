/** A file with rows, opened in whatever form it is. */

import { createReadStream, type ReadStream } from 'node:fs'
import type { Context } from '../../../contract/operation.ts'
import { message } from '../../../messages/messages.ts'
import { ndjsonRows } from '../../batch/ndjson.ts'
import { columnWordsOf, plainHeader } from '../../files/column-words.ts'
import { planner } from '../../files/columns.ts'
import type { SheetRow } from '../../files/sheet-rows.ts'
import type { TableFile, TextStyle } from '../../files/table.ts'
import { typeColumns, unitWordsOf } from '../../files/type-columns.ts'
import { readColumnWords } from '../../process/data/column-synonyms.ts'
import { say } from '../say.ts'
import { openCsv } from './csv-file.ts'
import { CalcError } from './error.ts'
import { fitsOf } from './fits.ts'
import type { InputOptions } from './input.ts'
import { openSheet, readHead, type SheetHead, type SheetReader } from './read-sheet.ts'
import type { CsvStyle } from './results.ts'
import { requireColumns, requireKnown, requireTaken } from './set.ts'
import { openXlsx } from './xlsx.ts'

export interface OpenFile {
  readonly readers: readonly SheetReader[]
  readonly csvStyle: CsvStyle
  readonly bytesRead?: (() => number) | undefined
}

/** How a file is read. */
export type OpenOptions = Pick<InputOptions, 'file' | 'form' | 'map' | 'set' | 'sheet' | 'type' | 'csv'>

/** Prints what was found before the work begins. */
export async function opened(options: OpenOptions, { edition, synonyms }: Context): Promise<OpenFile> {
  if (options.form === 'ndjson') return ndjson(options.file)
  const columnWords = columnWordsOf(readColumnWords())
  const types = typeColumns(edition)
  requireKnown(options, types)
  const plans = planner({
    types,
    columnWords,
    units: unitWordsOf(synonyms),
    given: new Map([...options.map].map(([column, param]) => [plainHeader(column), param])),
    set: options.set,
  })
  const file = await openTable(options)
  const heads: SheetHead[] = []
  for (const sheet of file.sheets) {
    const head = await readHead(sheet)
    if (head) heads.push(head)
  }
  if (heads.length === 0) throw new CalcError(message('file.no_rows', {}))
  requireColumns(options, heads)
  const reading = { planner: plans, words: columnWords, numbers: file.numbers, type: options.type }
  const fits = fitsOf({ edition, synonyms, numbers: file.numbers })
  const sheets = heads.map((head) => openSheet(head, { ...reading, fits }))
  await requireTaken(options, sheets, types)
  const readers = sheets.map((sheet) => sheet.reader())
  for (const said of [...file.said, ...readers.flatMap(({ said }) => said)]) say(said)
  const { style = NEW_STYLE, numbers, bytesRead } = file
  return { readers, csvStyle: { ...style, hasDecimalComma: numbers.decimal === ',' }, bytesRead }
}

/** A spreadsheet takes UTF-8 for what it is by the mark. */
const NEW_STYLE: TextStyle = { separator: ',', encoding: 'utf-8', hasMark: true }

function openTable({ file, form, csv, sheet }: OpenOptions): Promise<TableFile> {
  return form === 'xlsx' ? openXlsx(file, sheet) : openCsv(file, csv)
}

function ndjson(file: string): OpenFile {
  const stream = createReadStream(file)
  const reader: SheetReader = {
    name: '',
    headers: [],
    said: [],
    rows: withoutCells(stream),
    columnOf: (_, param) => param,
  }
  return {
    readers: [reader],
    csvStyle: { ...NEW_STYLE, hasDecimalComma: false },
    bytesRead: () => stream.bytesRead,
  }
}

async function* withoutCells(stream: ReadStream): AsyncGenerator<SheetRow[]> {
  for await (const rows of ndjsonRows(stream)) yield Array.from(rows, (row) => ({ ...row, cells: [] }))
}
