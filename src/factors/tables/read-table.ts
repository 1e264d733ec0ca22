/** Reading one CSV by the description of its table: text in, typed rows with line numbers out. */
import { type Decimal, decimal } from '../../engine/numbers/decimal.ts'
import { type ColumnSchema, LATER } from './columns.ts'
import { CsvError, type CsvRecord, csvRecords } from './csv.ts'
import type { DataProblem } from './problems.ts'
import { columnsOfRelease, listed, type ReadBy, type TableColumn } from './sealed-columns.ts'
import { EVERY_TABLE, type Table, type TableSet } from './table.ts'

export type Cell = string | number | boolean | Decimal | undefined
export type Row = Record<string, Cell> & { readonly line: number }

/** The rows of a table, for whoever reads it by its description alone. */
export function rowsOf(tables: TableSet, table: Table): readonly Row[] {
  return tables.rows(table) as readonly Row[]
}

const INTEGER = /^-?\d+$/
const DECIMAL = /^-?\d+(\.\d+)?$/

interface Reader {
  readonly name: string
  readonly column: ColumnSchema
  readonly isOptional: boolean
  /** What a text of the column must match. */
  readonly like: RegExp | undefined
}

/**
 * Reads a table and adds what is wrong with it to `problems`; rows with a problem are left out. `readBy`: the columns that
 * the table was sealed with, where it was.
 */
export function readTable<T>(
  file: string,
  csv: string,
  table: Table<T>,
  problems: DataProblem[],
  readBy: ReadBy = columnsOfRelease(table),
): T[] {
  const parsed = parseCsv(file, csv, problems)
  if (!parsed) return []
  const [header, ...records] = parsed
  const names = header?.cells ?? []
  const expected = columnsFor(readBy, names)
  const wanted = expected.map(({ name }) => name).join()
  if (names.join() !== wanted) {
    const unknown = names.filter((name) => !expected.some((column) => column.name === name))
    const which = unknown.length > 0 ? `unknown column ${unknown.join(', ')}; ` : ''
    problems.push({ file, line: 1, reason: `${which}columns must be ${wanted}` })
    return []
  }
  const readers = expected.map(readerOf)
  const absent = absentCells(table, names)
  const keyColumns = readBy.key.map((name) => names.indexOf(name))
  const keys = new Map<string, number>()
  const rows = records.flatMap(({ line, cells }) => {
    const { row, found } = readRow(readers, cells)
    const key = keyColumns.map((column) => String(cells[column])).join(' ')
    const earlier = keys.get(key)
    if (earlier !== undefined) found.push(`duplicate key ${key}, also on line ${earlier}`)
    keys.set(key, line)
    problems.push(...found.map((reason) => ({ file, line, reason })))
    return found.length === 0 ? [Object.assign(row, absent, { line })] : []
  })
  return rows as T[]
}

/** The table's own columns without later ones that the file lacks, and behind them those that every table may have, as far as the file has them. */
function columnsFor({ columns }: ReadBy, header: readonly string[]): TableColumn[] {
  const more = listed(EVERY_TABLE).filter(
    ({ name }) => header.includes(name) && !columns.some((column) => column.name === name),
  )
  const there = columns.filter(({ name, schema }) => !(LATER in schema) || header.includes(name))
  return [...there, ...more]
}

/** What rows hold in the columns that came after the file was written, where the release says so. */
function absentCells(table: Table, header: readonly string[]): Record<string, Cell> {
  const later = columnsOfRelease(table).columns.filter(({ name }) => !header.includes(name))
  return Object.fromEntries(
    later.flatMap((column) => {
      const text = column.schema[LATER]
      return typeof text === 'string' ? [[column.name, readCell(text, readerOf(column)) as Cell]] : []
    }),
  )
}

function readerOf({ name, schema, isOptional }: TableColumn): Reader {
  const like = schema.pattern === undefined ? undefined : new RegExp(schema.pattern)
  return { name, column: schema, isOptional, like }
}

function readRow(
  readers: readonly Reader[],
  cells: readonly string[],
): { row: Record<string, Cell>; found: string[] } {
  const found =
    cells.length === readers.length ? [] : [`${readers.length} fields expected, ${cells.length} found`]
  const row: Record<string, Cell> = {}
  for (const [index, reader] of readers.entries()) {
    const cell = readCell(cells[index] ?? '', reader)
    if (cell instanceof Error) found.push(`${reader.name}: ${cell.message}`)
    else row[reader.name] = cell
  }
  return { row, found }
}

/** Undefined for a text that is no CSV, which is then among the problems. */
function parseCsv(file: string, csv: string, problems: DataProblem[]): CsvRecord[] | undefined {
  try {
    return csvRecords(csv)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    problems.push({ file, reason: `not a CSV: ${error.message}` })
    return undefined
  }
}

function readCell(text: string, { column, isOptional, like }: Reader): Cell | Error {
  if (text === '') return isOptional ? undefined : new Error('must not be empty')
  if (text !== text.trim()) return new Error(`'${text}' has spaces around it`)
  if (like) return matching(text, like)
  switch (column['x-column']) {
    case 'boolean':
      return text === 'true' || text === 'false'
        ? text === 'true'
        : new Error(`'${text}' is not true or false`)
    case 'integer':
      return INTEGER.test(text)
        ? inRange(Number(text), Number(text), column)
        : new Error(`'${text}' is not an integer`)
    case 'decimal':
      return DECIMAL.test(text)
        ? inRange(decimal(text), Number(text), column)
        : new Error(`'${text}' is not a plain decimal number`)
    case 'enum':
      return column.enum?.includes(text)
        ? text
        : new Error(`'${text}' is not one of ${column.enum?.join(', ')}`)
    default:
      return text
  }
}

function inRange(cell: Cell, value: number, { minimum, maximum }: ColumnSchema): Cell | Error {
  if (minimum !== undefined && value < minimum) return new Error(`${value} is below ${minimum}`)
  if (maximum !== undefined && value > maximum) return new Error(`${value} is above ${maximum}`)
  return cell
}

function matching(text: string, pattern: RegExp): string | Error {
  return pattern.test(text) ? text : new Error(`'${text}' does not match ${pattern.source}`)
}
