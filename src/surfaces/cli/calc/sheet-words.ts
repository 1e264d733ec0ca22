/** What is said, or refused, of a sheet's columns before the work begins. */

import { near } from '../../../engine/helpers/near.ts'
import { message } from '../../../messages/messages.ts'
import type { Message } from '../../../messages/values.ts'
import { type ColumnWords, plainHeader } from '../../files/column-words.ts'
import { COMMON, type Column, DATE, type TypePlan } from '../../files/columns.ts'
import {
  findTypeSource,
  type ReadSheet,
  type SheetContext,
  type TypeSource,
  typesIn,
} from '../../files/sheet-head.ts'
import type { TableRow } from '../../files/table.ts'
import { CalcError } from './error.ts'
import type { Fits } from './fits.ts'

/** Throws a CalcError for columns that fit no type, or several. */
export function typeSourceOf(headers: readonly string[], options: ReadSheet): TypeSource {
  const source = findTypeSource(headers, options)
  if (source) return source
  const { sheet, planner, words } = options
  const [example = 'Column=parameter'] = planner.types.flatMap(
    (type) => otherEnd(headers, planner.plan(headers, type), words) ?? [],
  )
  const types = nearlyFitting(headers, planner)
  throw new CalcError(
    message('cli.no_type', {
      ...ofSheet(sheet.name),
      givens: headers,
      has_suggestions: types.length > 0,
      list: types,
      type: types[0] ?? 'hotel',
      allowed: planner.types,
      code: example,
    }),
  )
}

/** Types that have most parameters of their own in the columns. */
function nearlyFitting(headers: readonly string[], { types, plan }: ReadSheet['planner']): string[] {
  const counted = types.map((type) => {
    const { columns, missing } = plan(headers, type)
    return { type, known: columns.filter(({ param }) => !COMMON.has(param)).length - missing.length }
  })
  const most = Math.max(...counted.map(({ known }) => known))
  const best = counted.filter(({ known }) => known === most).map(({ type }) => type)
  return best.length > HINTS ? [] : best
}

/** What every row would fail by is said once, before the work begins. */
export function refuseMissing(sheet: string, context: SheetContext, sample: Sample): void {
  const { meaning, typeAt, headers, planOf, words } = context
  if (meaning === undefined || typeAt !== -1) return
  const plan = planOf(meaning.name)
  const { missing, columns } = plan
  const [first] = missing.filter((names) => !names.some((name) => name in meaning.constants))
  if (first === undefined) return
  const used = new Set(columns.map(({ at }) => at))
  const unused = headers.filter((name, at) => name !== '' && !used.has(at))
  const end = otherEnd(headers, plan, words)
  const fitting =
    end === undefined ? fittingColumns(first, meaning.name, { headers, used, ...sample }) : [end]
  throw new CalcError(
    message('cli.column_missing', {
      ...ofSheet(sheet),
      type: meaning.name,
      choices: first,
      advice: adviceOf(unused, fitting, first),
    }),
  )
}

const ofSheet = (sheet: string) => ({ has_sheet: sheet !== '', sheet })

function adviceOf(
  unused: readonly string[],
  fitting: readonly string[],
  [param = '']: readonly string[],
): Message {
  if (unused.length === 0) return message('cli.advice.add', {})
  const choices = fitting.slice(0, HINTS).map((one) => `--map '${one}'`)
  return choices.length === 0
    ? message('cli.advice.name', { givens: unused, param })
    : message('cli.advice.map', { givens: unused, choices })
}

/** Rows behind the names of the columns, and what their cells could be. */
export interface Sample {
  readonly rows: readonly TableRow[]
  readonly fits: Fits
}

const HINTS = 3
/** So many rows show what a column has. */
const LOOKED = 50

/** Unused columns that a missing parameter may be in: those whose names are near it, else those whose cells it could take. */
function fittingColumns(
  missing: readonly string[],
  type: string,
  { headers, used, rows, fits }: Sample & { headers: readonly string[]; used: ReadonlySet<number> },
): string[] {
  const unused = [...headers.entries()].filter(([at, name]) => name !== '' && !used.has(at))
  const byName = unused.flatMap(([, name]) => {
    const words = plainHeader(name).split(' ')
    const isNear = (param: string) =>
      near(name, [param]).length > 0 || words.some((word) => near(word, [param]).length > 0)
    const param = missing.find((one) => isNear(one) || words.join('_').includes(one))
    return param === undefined ? [] : [`${name}=${param}`]
  })
  if (byName.length > 0) return byName
  return unused.flatMap(([at, name]) => {
    const cells = rows.slice(0, LOOKED).map((row) => (row.cells[at] ?? '').trim())
    const filled = cells.filter((cell) => cell !== '')
    const param = missing.find((one) => fits(type, one, filled))
    return param === undefined ? [] : [`${name}=${param}`]
  })
}

/** What was made of the columns. */
export function sentences(sheet: string, context: SheetContext): Message[] {
  const { meaning, typeAt, headers, planOf, types: all, words } = context
  const types = typesIn({ meaning, typeAt }, all)
  const plans = types.map(planOf)
  const used = new Set(plans.flatMap(({ columns }) => columns.map(({ at }) => at)).concat(typeAt))
  const unused = headers.filter((name, at) => name !== '' && !used.has(at))
  const map = plans.map((plan) => otherEnd(headers, plan, words)).find((one) => one !== undefined)
  const shown = meaning && typeAt === -1 ? plans.flatMap(({ columns }) => columns.map(shownColumn)) : []
  const where = ofSheet(sheet)
  const readAs = message('cli.read_as', {
    ...where,
    is_column: typeAt !== -1,
    column_name: headers[typeAt] ?? '',
    type: meaning?.name ?? '',
    has_columns: shown.length > 0,
    columns: shown,
  })
  if (unused.length === 0) return [readAs]
  const notUsed = { ...where, columns: unused, has_hint: map !== undefined, code: map ?? '' }
  return [readAs, message('cli.not_used', notUsed)]
}

const ENDS = ['origin', 'destination']

/** `Land` beside `Zielland` is most likely where trips begin, but may be the payer's: the option is shown, not used. */
function otherEnd(
  headers: readonly string[],
  { columns, set }: TypePlan,
  words: ColumnWords,
): string | undefined {
  const used = new Set(columns.map(({ at }) => at))
  const said = new Set([...columns.map(({ param }) => param), ...Object.keys(set)])
  for (const [at, header] of headers.entries()) {
    const name = used.has(at) ? undefined : words.findColumn('', header)?.name
    const free = ENDS.map((end) => `${end}_${name}`).filter((param) => !said.has(param))
    // Where both are free, it may be either.
    if (name !== undefined && free.length === 1) return `${header}=${free[0]}`
  }
  return undefined
}

function shownColumn({ header, param, constants }: Column): string {
  const more = Object.entries(constants).map(([name, value]) => ` ${name}=${value}`)
  return param === DATE ? `'${header}' → year` : `'${header}' → ${param}${more.join('')}`
}
