/** Rows from CSV over HTTP: the first line has the names of parameters, `id` and `type`; an empty cell is absent. */
import { CsvError } from 'csv-parse'
import type { RowProblem } from '../../api/request/names.ts'
import type { RowQuestion } from '../../api/request/row.ts'
import { quote, shortened } from '../../contract/quote.ts'
import { ApiError } from '../../engine/errors.ts'
import { csvRecordsOf } from './csv-records.ts'
import { LINE_CHARACTERS_MAX } from './lines.ts'
import type { Row } from './row.ts'

/** Far above all parameters of all types. */
const COLUMNS_MAX = 200
/** Rows that are handed on together: what is pending while a client reads slowly. */
const TOGETHER = 256

const OPTIONS = {
  bom: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: LINE_CHARACTERS_MAX,
}

/** `type` is that of every row; without it a column says it. Throws an ApiError for a first line that names nothing. */
export async function* csvRows(
  chunks: AsyncIterable<Buffer | string>,
  type: string | undefined,
): AsyncGenerator<Row[]> {
  let head: Head | undefined
  let rows: Row[] = []
  let number = 0
  try {
    for await (const record of csvRecordsOf(chunks, OPTIONS)) {
      if (head === undefined) {
        head = headOf(record, type)
        continue
      }
      rows.push(rowOf(++number, record, head))
      if (rows.length < TOGETHER) continue
      yield rows
      rows = []
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (rows.length > 0) yield rows
    // What comes after a quote that never ends cannot be told apart.
    yield [brokenRow(number + 1, error)]
    return
  }
  if (head === undefined) throw refused('The body is empty: its first line has the names of the columns.')
  if (rows.length > 0) yield rows
}

interface Head {
  readonly names: readonly string[]
  readonly idAt: number
  readonly typeAt: number
  readonly type: string | undefined
}

function headOf(record: readonly string[], type: string | undefined): Head {
  const names = record.map((name) => name.trim())
  if (names.length > COLUMNS_MAX)
    throw refused(`There are ${names.length} columns; at most ${COLUMNS_MAX} are read.`)
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at)
  if (twice !== undefined) throw refused(`Two columns are called ${quote(twice)}.`)
  const typeAt = names.indexOf('type')
  if (type === undefined && typeAt === -1) {
    const found = names.slice(0, NAMES_SHOWN).map(quote).join(', ')
    throw refused(`Give type= in the query, or a column 'type'; the columns are ${found}.`, 'type')
  }
  return { names, idAt: names.indexOf('id'), typeAt, type }
}

const NAMES_SHOWN = 10

function refused(message: string, field?: string): ApiError {
  return new ApiError({ code: 'validation_error', message, ...(field !== undefined && { field }) })
}

function rowOf(number: number, cells: readonly string[], head: Head): Row {
  const { idAt } = head
  return { number, id: idAt === -1 ? undefined : cells[idAt], question: questionIn(cells, head) }
}

function questionIn(
  cells: readonly string[],
  { names, idAt, typeAt, type = '' }: Head,
): RowQuestion | RowProblem {
  if (cells.length > names.length) {
    const message = `The row has ${cells.length} cells, the first line ${names.length}: a cell with a comma needs quotes.`
    return { code: 'validation_error', message, value: shortened(cells.join(',')) }
  }
  // Without a prototype: no name is kept by the object to itself.
  const params: Record<string, string> = Object.create(null)
  for (const [at, cell] of cells.entries()) {
    const name = names[at] ?? ''
    if (cell !== '' && name !== '' && at !== idAt && at !== typeAt) params[name] = cell
  }
  const own = typeAt === -1 ? '' : (cells[typeAt] ?? '')
  return { type: own === '' ? type : own, params, isOfColumns: true }
}

function brokenRow(number: number, { message }: CsvError): Row {
  const problem = `The CSV cannot be read from here on: ${message}.`
  return { number, id: undefined, question: { code: 'validation_error', message: problem } }
}
