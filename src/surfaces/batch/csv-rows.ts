/** Rows from CSV over HTTP: the first line has the names of parameters, `id` and `type`; an empty cell is absent. */
import type { CsvError } from 'csv-parse'
import type { RowProblem } from '../../api/request/names.ts'
import type { RowQuestion } from '../../api/request/row.ts'
import { quote, shortened } from '../../contract/quote.ts'
import { ApiError } from '../../engine/errors.ts'
import { LINE_CHARACTERS_MAX } from './lines.ts'
import type { Row } from './row.ts'
import { withBoundedId } from './row-id.ts'

/** Far above all parameters of all types. */
const COLUMNS_MAX = 200

export const CSV_OPTIONS = {
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: LINE_CHARACTERS_MAX,
}

/** What the first line says. */
export interface CsvHead {
  readonly names: readonly string[]
  readonly idAt: number
  readonly typeAt: number
  readonly type: string | undefined
}

/** Throws an ApiError for a first line that names nothing. */
export function headOf(record: readonly string[], type: string | undefined): CsvHead {
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

export function emptyCsv(): ApiError {
  return refused('The body is empty: its first line has the names of the columns.')
}

function refused(message: string, field?: string): ApiError {
  return new ApiError({ code: 'validation_error', message, ...(field !== undefined && { field }) })
}

export function csvRow(number: number, cells: readonly string[], head: CsvHead): Row {
  const { idAt } = head
  const id = idAt === -1 ? undefined : cells[idAt]
  return withBoundedId({ number, id, question: questionIn(cells, head) })
}

function questionIn(
  cells: readonly string[],
  { names, idAt, typeAt, type = '' }: CsvHead,
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

/** What comes after a quote that never ends cannot be told apart. */
export function brokenRow(number: number, { message }: CsvError): Row {
  // The number of the row says where; lines are counted from a piece of the body.
  const reason = message.replace(LINE_NUMBER, '')
  const problem = `The CSV cannot be read from here on: ${reason}.`
  return { number, id: undefined, question: { code: 'validation_error', message: problem } }
}

const LINE_NUMBER = / at line \d+/
