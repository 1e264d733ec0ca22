/** A sheet's rows as questions: what is asked, or what is wrong with the row, with its column. */

import { type RowProblem, unknownAmong } from '../../api/request/names.ts'
import type { RowQuestion } from '../../api/request/row.ts'
import { problem } from '../../engine/errors.ts'
import type { Row } from '../batch/row.ts'
import type { Meaning } from './column-words.ts'
import { type Column, DATE, ID, TYPE, type TypePlan } from './columns.ts'
import { yearOf } from './date.ts'
import {
  findMeaning,
  isBlank,
  type ReadSheet,
  type SheetContext,
  type TypeSource,
  typesIn,
} from './sheet-head.ts'
import { plainNumber, type TableRow } from './table.ts'

export interface SheetRow extends Row {
  readonly cells: readonly string[]
}

/** Plans are made when a row needs them first, and once. */
export function contextOf(
  headers: readonly string[],
  source: TypeSource,
  { planner, numbers, words }: Omit<ReadSheet, 'sheet' | 'type'>,
): SheetContext {
  const known = new Map<string, TypePlan>()
  const planOf = (type: string) => {
    const plan = known.get(type) ?? planner.plan(headers, type)
    known.set(type, plan)
    return plan
  }
  return { ...source, headers, planOf, numbers, words, types: planner.types }
}

/** The header of the column that a parameter of a type came from: of several, the one that a row fills. */
export function columnOf(
  context: SheetContext,
  type: string | undefined,
  param: string,
  cells: readonly string[] = [],
): string | undefined {
  // A row that could not be read has no type yet; what a column says is then the same in each.
  const types = type === undefined ? typesIn(context, context.types) : [type]
  const all = types.flatMap((one) => context.planOf(one).columns)
  const isFilled = ({ at }: Column) => (cells[at] ?? '').trim() !== ''
  const named = all.filter((one) => one.param === param)
  const byUnit = all.filter(({ constants }) => param in constants)
  const said = named.find(isFilled) ?? byUnit.find(isFilled) ?? named[0] ?? byUnit[0]
  return param === TYPE ? context.headers[context.typeAt] : said?.header
}

/** Without those that are blank. */
export function rowsOf(rows: readonly TableRow[], context: SheetContext): SheetRow[] {
  return rows.filter((row) => !isBlank(row)).map((row) => rowOf(row, context))
}

export function rowOf(row: TableRow, context: SheetContext): SheetRow {
  const { line, cells } = row
  return { number: line, id: undefined, cells, question: questionOf(row, context) }
}

const TOTALS =
  /^(grand |sub-?)?(total|sum|summe|gesamt|gesamtsumme|zwischensumme|somme|totaux|suma|subtotal)\b/i

function questionOf(row: TableRow, context: SheetContext): RowQuestion | RowProblem {
  const { cells } = row
  const first = cells.find((cell) => cell.trim() !== '') ?? ''
  if (TOTALS.test(first.trim())) {
    return { ...problem('validation_error.row_total', {}), value: first }
  }
  const { headers, typeAt } = context
  if (cells.length > headers.length && cells.slice(headers.length).some((cell) => cell.trim() !== '')) {
    const value = cells.slice(headers.length).join(' ')
    return { ...problem('validation_error.row_more_cells', { count: headers.length }), value }
  }
  const own = typeAt === -1 ? '' : (cells[typeAt] ?? '').trim()
  const meaning = own === '' ? context.meaning : findMeaning(context.words, context.types, own)
  if (meaning === undefined) return unknownAmong(context.types, own)
  return filledIn(readCells(row, meaning, context), context.planOf(meaning.name))
}

function readCells({ cells }: TableRow, meaning: Meaning, context: SheetContext): RowQuestion | RowProblem {
  const params: Record<string, string> = { ...meaning.constants }
  const filled: Column[] = []
  let date: string | undefined
  for (const column of context.planOf(meaning.name).columns) {
    const { at, param, isNumber } = column
    const text = (cells[at] ?? '').trim()
    if (text === '' || NO_PARAMETERS.has(param)) continue
    filled.push(column)
    if (param === DATE) date = text
    else if (params[param] !== undefined && !(param in meaning.constants)) return twice(column, params, text)
    else params[param] = isNumber ? plainNumber(text, context.numbers) : text
  }
  return withUnits(filled, params) ?? withYear({ type: meaning.name, params }, date)
}

/** Only one of them chooses the edition. */
const CHOOSE_EDITION = ['year', 'edition', 'as_of']

/** With what the row does not say itself. */
function filledIn(question: RowQuestion | RowProblem, { set }: TypePlan): RowQuestion | RowProblem {
  if ('code' in question) return question
  const isChosen = CHOOSE_EDITION.some((name) => name in question.params)
  const added = Object.entries(set).filter(([name]) => !(isChosen && CHOOSE_EDITION.includes(name)))
  return added.length === 0
    ? question
    : { ...question, params: { ...Object.fromEntries(added), ...question.params } }
}

/** What the names of columns also give: a unit. Returns a problem where another column contradicts it. */
function withUnits(filled: readonly Column[], params: Record<string, string>): RowProblem | undefined {
  for (const { header, constants } of filled) {
    for (const [name, value] of Object.entries(constants)) {
      const said = params[name] ?? value
      if (said.toLowerCase() !== value) return contradicted({ header, name, value }, said)
      params[name] = value
    }
  }
  return undefined
}

const NO_PARAMETERS: ReadonlySet<string> = new Set([ID, TYPE])

function twice({ header, param }: Column, params: RowQuestion['params'], text: string): RowProblem {
  const values = { param, first: params[param] ?? '', second: text, header }
  return { ...problem('validation_error.two_columns', values, { field: param }), value: text }
}

function contradicted(
  { header, name, value }: { header: string; name: string; value: string },
  said: string,
): RowProblem {
  const values = { column_name: header, param: name, code: value, value: said }
  return { ...problem('validation_error.column_contradicted', values, { field: name }), value: said }
}

/** A year that the row names itself goes before that of its date. */
function withYear(
  question: { readonly type: string; readonly params: Record<string, string> },
  date: string | undefined,
): RowQuestion | RowProblem {
  if (date === undefined || question.params.year !== undefined || question.params.edition !== undefined)
    return question
  const year = yearOf(date)
  if (year === undefined)
    return {
      ...problem('validation_error.date_without_year', { value: date }, { field: DATE }),
      value: date,
    }
  question.params.year = year
  return question
}
