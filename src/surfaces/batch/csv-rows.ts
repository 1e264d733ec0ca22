/** Rows from CSV over HTTP: the first line has the names of parameters, `id` and `type`; an empty cell is absent. */
import type { RowProblem } from '../../api/request/names.ts'
import type { RowQuestion } from '../../api/request/row.ts'
import { shortened } from '../../contract/quote.ts'
import { ApiError, problem } from '../../engine/errors.ts'
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

/** The first line. */
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
    throw new ApiError(problem('validation_error.csv_columns', { count: names.length, maximum: COLUMNS_MAX }))
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at)
  if (twice !== undefined) throw new ApiError(problem('validation_error.csv_column_twice', { value: twice }))
  const typeAt = names.indexOf('type')
  if (type === undefined && typeAt === -1) {
    throw new ApiError(problem('validation_error.csv_no_type', { givens: names }, { field: 'type' }))
  }
  return { names, idAt: names.indexOf('id'), typeAt, type }
}

export function emptyCsv(): ApiError {
  return new ApiError(problem('validation_error.csv_empty', {}))
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
    const values = { count: cells.length, expected: names.length }
    return { ...problem('validation_error.csv_cells', values), value: shortened(cells.join(',')) }
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
export function brokenRow(number: number): Row {
  return { number, id: undefined, question: problem('validation_error.csv_unreadable', {}) }
}
