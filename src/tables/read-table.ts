/** Reading one CSV by its schema in data/schema: text in, typed rows with line numbers out. */

import { type Decimal, decimal } from '../core/decimal.ts'
import { CsvError, type CsvRecord, csvRecords } from './csv.ts'
import type { DataProblem } from './problems.ts'

export interface ColumnSchema {
  type:
    | 'id'
    | 'text'
    | 'pattern'
    | 'enum'
    | 'boolean'
    | 'integer'
    | 'decimal'
    | 'country'
    | 'source'
    | 'reference'
  optional?: boolean
  pattern?: string
  values?: string[]
  minimum?: number
  maximum?: number
  table?: string
  column?: string
}

export interface TableSchema {
  description: string
  key: string[]
  columns: Record<string, ColumnSchema>
}

export type Cell = string | number | boolean | Decimal | undefined
export type Row = Record<string, Cell> & { readonly line: number }

const ID = /^[a-z0-9][A-Za-z0-9_.-]*$/
const COUNTRY = /^[A-Z]{2}$/
const INTEGER = /^-?\d+$/
const DECIMAL = /^-?\d+(\.\d+)?$/

/** Reads a table and adds what is wrong with it to `problems`; rows with a problem are left out. */
export function readTable(file: string, csv: string, schema: TableSchema, problems: DataProblem[]): Row[] {
  const [header, ...records] = parseCsv(file, csv, problems)
  const columns = Object.keys(schema.columns)
  if (header?.cells.join() !== columns.join()) {
    problems.push({ file, line: 1, reason: `columns must be ${columns.join(',')}` })
    return []
  }
  const readers = Object.entries(schema.columns).map(([name, column]) => ({
    name,
    column,
    like: likeness(column),
  }))
  const keyColumns = schema.key.map((name) => columns.indexOf(name))
  const keys = new Map<string, number>()
  return records.flatMap(({ line, cells }) => {
    const found =
      cells.length === columns.length ? [] : [`${columns.length} fields expected, ${cells.length} found`]
    const row: Record<string, Cell> = {}
    for (const [index, { name, column, like }] of readers.entries()) {
      const cell = readCell(cells[index] ?? '', column, like)
      if (cell instanceof Error) found.push(`${name}: ${cell.message}`)
      else row[name] = cell
    }
    const key = keyColumns.map((column) => String(cells[column])).join(' ')
    const earlier = keys.get(key)
    if (earlier !== undefined) found.push(`duplicate key ${key}, also on line ${earlier}`)
    keys.set(key, line)
    problems.push(...found.map((reason) => ({ file, line, reason })))
    return found.length === 0 ? [Object.assign(row, { line }) as Row] : []
  })
}

function parseCsv(file: string, csv: string, problems: DataProblem[]): CsvRecord[] {
  try {
    return csvRecords(csv)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    problems.push({ file, reason: `not a CSV: ${error.message}` })
    return []
  }
}

/** What a text of the column must match; made once a column. */
function likeness({ type, pattern = '' }: ColumnSchema): RegExp | undefined {
  if (type === 'pattern') return new RegExp(pattern)
  if (type === 'id') return ID
  return type === 'country' ? COUNTRY : undefined
}

function readCell(text: string, schema: ColumnSchema, like: RegExp | undefined): Cell | Error {
  if (text === '') return schema.optional ? undefined : new Error('must not be empty')
  if (text !== text.trim()) return new Error(`'${text}' has spaces around it`)
  if (like) return matching(text, like)
  switch (schema.type) {
    case 'boolean':
      return text === 'true' || text === 'false'
        ? text === 'true'
        : new Error(`'${text}' is not true or false`)
    case 'integer':
      return INTEGER.test(text)
        ? inRange(Number(text), Number(text), schema)
        : new Error(`'${text}' is not an integer`)
    case 'decimal':
      return DECIMAL.test(text)
        ? inRange(decimal(text), Number(text), schema)
        : new Error(`'${text}' is not a plain decimal number`)
    case 'enum':
      return schema.values?.includes(text)
        ? text
        : new Error(`'${text}' is not one of ${schema.values?.join(', ')}`)
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
