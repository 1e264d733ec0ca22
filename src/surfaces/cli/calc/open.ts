/** A file with rows, opened in whatever form it is. */
import { createReadStream, type ReadStream } from 'node:fs'
import type { Context } from '../../../contract/operation.ts'
import { ndjsonRows } from '../../batch/ndjson.ts'
import { columnWordsOf } from '../../files/column-words.ts'
import { planner } from '../../files/columns.ts'
import type { SheetRow } from '../../files/sheet-rows.ts'
import type { TableFile } from '../../files/table.ts'
import { typeColumns, unitWordsOf } from '../../files/type-columns.ts'
import { readColumnWords } from '../../process/data/column-synonyms.ts'
import { openCsv } from './csv-file.ts'
import { CalcError } from './error.ts'
import type { InputOptions } from './input.ts'
import { readSheet, type SheetReader } from './read-sheet.ts'
import { requireKnown } from './set.ts'
import { openXlsx } from './xlsx.ts'

export interface OpenFile {
  readonly readers: readonly SheetReader[]
  readonly csvStyle: { readonly separator: string; readonly hasDecimalComma: boolean }
  readonly bytesRead?: (() => number) | undefined
}

/** What says how a file is read. */
export type OpenOptions = Pick<InputOptions, 'file' | 'form' | 'map' | 'set' | 'sheet' | 'type' | 'csv'>

/** Says what was found before the work begins. */
export async function opened(options: OpenOptions, { edition, synonyms }: Context): Promise<OpenFile> {
  if (options.form === 'ndjson') return ndjson(options.file)
  const columnWords = columnWordsOf(readColumnWords())
  const types = typeColumns(edition)
  requireKnown(options.set, types)
  const plans = planner({
    types,
    columnWords,
    units: unitWordsOf(synonyms),
    given: options.map,
    set: options.set,
  })
  const file = await openTable(options)
  const readers: SheetReader[] = []
  for (const sheet of file.sheets) {
    const reader = await readSheet({
      sheet,
      planner: plans,
      words: columnWords,
      numbers: file.numbers,
      type: options.type,
    })
    if (reader) readers.push(reader)
  }
  if (readers.length === 0) throw new CalcError('The file has no rows.')
  for (const line of [...file.said, ...readers.flatMap(({ said }) => said)])
    console.error(`everygram: ${line}`)
  const { separator = ',', numbers, bytesRead } = file
  return { readers, csvStyle: { separator, hasDecimalComma: numbers.decimal === ',' }, bytesRead }
}

const COMMAS = { separator: ',', hasDecimalComma: false }

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
  return { readers: [reader], csvStyle: COMMAS, bytesRead: () => stream.bytesRead }
}

async function* withoutCells(stream: ReadStream): AsyncGenerator<SheetRow[]> {
  for await (const rows of ndjsonRows(stream)) yield Array.from(rows, (row) => ({ ...row, cells: [] }))
}
