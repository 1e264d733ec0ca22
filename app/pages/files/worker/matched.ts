/** A sheet with its columns matched: what is asked of each row. */

import type { RowProblem } from '../../../../src/api/request/names.ts'
import type { RowQuestion } from '../../../../src/api/request/row.ts'
import { type ColumnWords, columnWordsOf } from '../../../../src/surfaces/files/column-words.ts'
import { type Column, type Planner, planner } from '../../../../src/surfaces/files/columns.ts'
import { fileError } from '../../../../src/surfaces/files/error.ts'
import {
  findTypeSource,
  headersOf,
  isBlank,
  type SheetContext,
  typesIn,
} from '../../../../src/surfaces/files/sheet-head.ts'
import { columnOf, contextOf, rowOf } from '../../../../src/surfaces/files/sheet-rows.ts'
import type { Numbers, TableRow } from '../../../../src/surfaces/files/table.ts'
import type { ColumnForm } from '../../../../src/surfaces/http/app-pages/offer.ts'
import type { MatchedColumn } from '../protocol.ts'

export interface SheetTable {
  readonly name: string
  readonly headers: readonly string[]
  /** Without those that are blank. */
  readonly rows: readonly TableRow[]
  readonly numbers: Numbers
}

/** What was chosen by hand. */
export interface Chosen {
  readonly type: string | undefined
  /** Parameters by the plain names of columns. */
  readonly map: ReadonlyMap<string, string>
}

export interface Matched {
  readonly planner: Planner
  /** Undefined where nothing says what rows are. */
  readonly context: SheetContext | undefined
}

/** Throws a FileError where columns cannot be told apart, or there are no rows. */
export function tableOf(name: string, lines: readonly TableRow[], numbers: Numbers): SheetTable {
  const filled = lines.filter((row) => !isBlank(row))
  const [head, ...rows] = filled
  if (head === undefined || rows.length === 0) throw fileError('file.no_rows', {})
  return { name, headers: headersOf({ head, rest: rows }, { sheet: { name } }), rows, numbers }
}

export function matchedBy(
  { name, headers, numbers }: SheetTable,
  form: ColumnForm,
  { type, map }: Chosen,
): Matched {
  const columnWords: ColumnWords = columnWordsOf(form.columnWords)
  const ambiguous = new Set(form.ambiguousUnits)
  const plans = planner({
    types: form.types,
    columnWords,
    units: {
      find: (word) => (Object.hasOwn(form.units, word) ? form.units[word] : undefined),
      isAmbiguous: (word) => ambiguous.has(word),
    },
    given: map,
    set: new Map(),
  })
  const options = { sheet: { name }, planner: plans, words: columnWords, numbers, type }
  const source = findTypeSource(headers, options)
  return { planner: plans, context: source && contextOf(headers, source, options) }
}

export interface RowAsked {
  readonly asked: RowQuestion | RowProblem
  /** Undefined for a row that cannot be asked. */
  readonly key: string | undefined
}

export function askedBy(row: TableRow, context: SheetContext): RowAsked {
  const { question } = rowOf(row, context)
  return { key: 'code' in question ? undefined : JSON.stringify(question), asked: question }
}

const SAMPLES = 3
/** Rows that are looked through for them. */
const LOOKED = 50

/** Each column with what it was taken for: of several types, what most of them take it for. */
export function columnsOf({ headers, rows }: SheetTable, { context }: Matched): MatchedColumn[] {
  const plans = context === undefined ? [] : typesIn(context, context.types).map(context.planOf)
  return headers.map((header, at) => {
    const found = mostOf(plans.flatMap(({ columns }) => columns).filter((column) => column.at === at))
    const cells = rows.slice(0, LOOKED).map(({ cells }) => (cells[at] ?? '').trim())
    const isType = at === context?.typeAt
    return {
      header,
      sample: [...new Set(cells.filter((cell) => cell !== ''))].slice(0, SAMPLES),
      param: isType ? 'type' : found?.param,
      constants: found?.constants ?? {},
    }
  })
}

function mostOf(columns: readonly Column[]): Column | undefined {
  const counts = new Map<string, number>()
  for (const { param } of columns) counts.set(param, (counts.get(param) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  return columns.find(({ param }) => counts.get(param) === most)
}

/** Of each list one is needed, in a sheet whose rows are all of one type. */
export function missingIn({ context }: Matched): readonly (readonly string[])[] {
  if (context?.meaning === undefined || context.typeAt !== -1) return []
  const { meaning } = context
  const { missing } = context.planOf(meaning.name)
  return missing.filter((names) => !names.some((name) => name in meaning.constants))
}

/** The place of the column that says a parameter. */
export function placeOf(
  context: SheetContext,
  type: string | undefined,
  param: string,
  cells?: readonly string[],
): number {
  const header = columnOf(context, type, param, cells)
  return header === undefined ? -1 : context.headers.indexOf(header)
}
