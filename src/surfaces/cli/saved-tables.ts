/** Rows of results in tables, as calc and batches write them: CSV in whatever style, and workbooks. */
import { open } from 'node:fs/promises'
import { resultName } from '../files/result-names.ts'
import { plainNumber, type Sheet, type TableFile, type TableRow } from '../files/table.ts'
import { isResultHead } from '../report/result-rows.ts'
import { openCsv } from './calc/csv-file.ts'
import { openXlsx } from './calc/xlsx.ts'

export interface SavedResult {
  /** The file, and where the answer lies in it: `answers.ndjson:12`, `list.json[3]`. */
  readonly name: string
  readonly value?: unknown
  /** Instead of a value: why there is none. */
  readonly fault?: string
  /** Of one line that is no object and no list: as it stands there. */
  readonly text?: string
}

const XLSX = /\.xlsx$/i
/** So much of a file tells whether it is a table of results: its first line has the names of the columns. */
const HEAD_BYTES = 65_536

export async function isTableOfResults(file: string): Promise<boolean> {
  if (XLSX.test(file)) return true
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const [head = ''] = textOf(buffer.subarray(0, bytesRead)).split('\n', 1)
    return isResultHead(
      head
        .trimEnd()
        .split(/[,;\t|]/)
        .map((name) => name.replace(/^[\uFEFF"]+|"$/g, '')),
    )
  } finally {
    await handle.close()
  }
}

const UTF16_MARK = Buffer.of(0xff, 0xfe)

const textOf = (bytes: Buffer) =>
  bytes.toString(bytes.subarray(0, UTF16_MARK.length).equals(UTF16_MARK) ? 'utf16le' : 'utf8')

/** Each row as its cells by the names of their columns; rows that had no result are left out. */
export async function* savedTable(file: string): AsyncGenerator<SavedResult> {
  const table = XLSX.test(file) ? await openXlsx(file, undefined) : await openCsv(file, {})
  for (const sheet of table.sheets) yield* resultsIn(file, sheet, table)
}

async function* resultsIn(
  file: string,
  { name, rows }: Sheet,
  { numbers }: TableFile,
): AsyncGenerator<SavedResult> {
  let head: readonly string[] | undefined
  for await (const group of rows()) {
    for (const row of group) {
      head ??= namesIn(row)
      if (!isResultHead(head)) return
      const value = Object.fromEntries(
        head.map((column, at) => [column, cellOf(column, row.cells[at] ?? '')]),
      )
      if (value.status === 'ok') yield { name: `${file}${name === '' ? '' : ` ${name}`}:${row.line}`, value }
    }
  }

  function cellOf(column: string, text: string): string {
    return column.endsWith('_kg') ? plainNumber(text, numbers) : text.trim()
  }
}

const namesIn = ({ cells }: TableRow) => cells.map(resultName)
