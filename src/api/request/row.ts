/**
 * A request written as an object: `{"id": …, "type": …, "params": {…}}`, as rows of batches and arguments of tools are.
 * Whatever stands in the wrong place is an error that says where it belongs.
 */
import { shortened } from '../../contract/quote.ts'
import { problem } from '../../engine/errors.ts'
import type { RowProblem } from './names.ts'
import { findRowType, ROW_TYPES } from './types.ts'

/** Parameters as texts, as in a query. */
export interface RowQuestion {
  readonly type: string
  readonly params: Readonly<Record<string, string>>
  /** The names are those of the columns of a table. */
  readonly isOfColumns?: true
}

export interface ReadRow {
  readonly id: string | undefined
  /** What it asks, or what is wrong with it. */
  readonly question: RowQuestion | RowProblem
}

/** Of a value that was read as JSON. */
export function readRow(value: unknown): ReadRow {
  if (!isObject(value)) return { id: undefined, question: problem('validation_error.row', {}) }
  const { id } = value
  const hasId = typeof id === 'string' || typeof id === 'number'
  return { id: hasId ? String(id) : undefined, question: questionOf(value) }
}

/** Of a name that a row has twice. */
export const givenTwice = (name: string): RowProblem =>
  problem('validation_error.name_twice', { name }, { field: shortened(name) })

const KEYS: ReadonlySet<string> = new Set(['id', 'type', 'params'])

function questionOf(row: JsonRow): RowQuestion | RowProblem {
  const { type, params } = row
  if (typeof type !== 'string') return problem('validation_error.row_type', {}, { field: 'type' })
  for (const key in row) if (!KEYS.has(key)) return strayKey(key, type, row)
  if (!isObject(params)) return withoutParams(type)
  return paramsOf(type, params)
}

function paramsOf(type: string, params: JsonRow): RowQuestion | RowProblem {
  const texts: Record<string, string> = {}
  for (const name in params) {
    const given = params[name]
    // An object would keep it to itself.
    if (name === '__proto__') return unknownName(name)
    if (typeof given === 'string') texts[name] = given
    else if (typeof given === 'number' || typeof given === 'boolean') texts[name] = String(given)
    else if (given !== null) return wrongKind(name)
  }
  return { type, params: texts }
}

const unknownName = (name: string): RowProblem =>
  problem(
    'validation_error.unknown',
    { name, is_strict: false, near: [], has_suggestion: false },
    { field: name },
  )

function wrongKind(name: string): RowProblem {
  const param = shortened(name)
  return problem('validation_error.parameter_kind', { param }, { field: param })
}

/** A key that no row has: most often a parameter, which belongs inside params. */
function strayKey(key: string, type: string, row: JsonRow): RowProblem {
  const { id: _id, type: _type, params, ...beside } = row
  const stray = { ...strayProblem(key), ...valueIn(row, key) }
  return params === undefined ? withoutParams(type, flat(beside)) : stray
}

/** What was meant for params: `parameters` may hold them, else they stand beside each other. */
function flat(beside: JsonRow): JsonRow {
  const [only, ...more] = Object.values(beside)
  return more.length === 0 && isObject(only) ? only : beside
}

/** Of what is said once for all rows. */
const OF_THE_BATCH = 'fields'

function strayProblem(key: string): RowProblem {
  const about = { field: shortened(key) }
  return key === OF_THE_BATCH
    ? problem('validation_error.row_fields', {}, about)
    : problem('validation_error.row_key', { name: key }, about)
}

function withoutParams(type: string, given?: object): RowProblem {
  const name = findRowType(type)
  const example = JSON.stringify({ type: name ?? type, params: given ?? exampleOf(name) })
  const said = { example: shortened(example, EXAMPLE_MAX) }
  return problem('validation_error.row_params', said, { field: 'params' })
}

/** Characters; longer examples help nobody. */
const EXAMPLE_MAX = 300

/** The parameters of the first of an operation's examples. */
function exampleOf(type: string | undefined): object {
  const [query = ''] = Object.values(ROW_TYPES.get(type ?? '')?.examples.answers ?? {})
  return Object.fromEntries(new URLSearchParams(query))
}

type JsonRow = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is JsonRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function valueIn(row: JsonRow, key: string): { value?: string } {
  const value = row[key]
  return typeof value === 'object' ? {} : { value: String(value) }
}
