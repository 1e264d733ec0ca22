/**
 * A request written as an object: `{"id": …, "type": …, "params": {…}}`, as rows of batches and arguments of tools are.
 * Whatever stands in the wrong place is an error that says where it belongs.
 */
import { quote, shortened } from '../../contract/quote.ts'
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
  if (!isObject(value))
    return { id: undefined, question: problem('A row must be an object with type and params.') }
  const { id } = value
  const hasId = typeof id === 'string' || typeof id === 'number'
  return { id: hasId ? String(id) : undefined, question: questionOf(value) }
}

/** What is said of a name that stands twice in a row. */
export const givenTwice = (name: string): RowProblem =>
  problem(`${quote(name)} is given twice; give it once.`, shortened(name))

const KEYS: ReadonlySet<string> = new Set(['id', 'type', 'params'])

function questionOf(row: JsonRow): RowQuestion | RowProblem {
  const { type, params } = row
  if (typeof type !== 'string') return problem('A row needs its type as a text, such as "hotel".', 'type')
  for (const key in row) if (!KEYS.has(key)) return strayKey(key, type, row)
  if (!isObject(params)) return withoutParams(type, params)
  return paramsOf(type, params)
}

function paramsOf(type: string, params: JsonRow): RowQuestion | RowProblem {
  const texts: Record<string, string> = {}
  for (const name in params) {
    const given = params[name]
    // An object would keep it to itself.
    if (name === '__proto__') return problem(`Parameter ${quote(name)} is not known.`, name)
    if (typeof given === 'string') texts[name] = given
    else if (typeof given === 'number' || typeof given === 'boolean') texts[name] = String(given)
    else if (given !== null) {
      const message = `Parameter ${quote(name)} must be a text, a number or a boolean.`
      return problem(message, shortened(name))
    }
  }
  return { type, params: texts }
}

/** A key that no row has: most often a parameter, which belongs inside params. */
function strayKey(key: string, type: string, row: JsonRow): RowProblem {
  const { id: _id, type: _type, params, ...beside } = row
  const stray = { ...problem(strayMessage(key), shortened(key)), ...valueIn(row, key) }
  return params === undefined ? withoutParams(type, params, flat(beside)) : stray
}

/** What was meant for params: `parameters` may hold them, else they stand beside each other. */
function flat(beside: JsonRow): JsonRow {
  const [only, ...more] = Object.values(beside)
  return more.length === 0 && isObject(only) ? only : beside
}

/** Of what is said once for all rows. */
const OF_THE_BATCH = 'fields'

function strayMessage(key: string): string {
  return key === OF_THE_BATCH
    ? "Key 'fields' stands in a row; it belongs in the query: POST /v1/batch?fields=full."
    : `Key ${quote(key)} stands beside params: parameters belong inside params, and a row has nothing else but id and type.`
}

function withoutParams(type: string, params: unknown, given?: object): RowProblem {
  const name = findRowType(type)
  const example = JSON.stringify({ type: name ?? type, params: given ?? exampleOf(name) })
  const what = params === undefined ? 'A row needs params:' : 'params must be'
  return problem(
    `${what} an object of parameters by name, such as ${shortened(example, EXAMPLE_MAX)}.`,
    'params',
  )
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

const problem = (message: string, field?: string): RowProblem => ({
  code: 'validation_error',
  message,
  ...(field !== undefined && { field }),
})
