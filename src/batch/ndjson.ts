/** Rows from lines of JSON, as they come: no more of them is in memory than one piece of the stream and one line. */
import { quote } from '../contract/quote.ts'
import { idFirst } from './id-first.ts'
import { LINE_CHARACTERS_MAX, linesOf, TOO_LONG } from './lines.ts'
import type { Row, RowQuestion } from './row.ts'
import type { RowProblem } from './type-names.ts'
import { Wordings } from './wording.ts'

/** Rows that are handed on together: what lives while they are answered is cheap to collect. */
const TOGETHER = 128

/** Empty lines are no rows. */
export async function* ndjsonRows(chunks: AsyncIterable<Buffer | string>): AsyncGenerator<Row[]> {
  const wordings = new Wordings()
  let number = 0
  for await (const lines of linesOf(chunks)) {
    let rows: Row[] = []
    for (const line of lines) {
      if (line === TOO_LONG) rows.push(longRow(++number))
      else if (!isBlank(line)) rows.push(lineRow(++number, line, wordings))
      if (rows.length < TOGETHER) continue
      yield rows
      rows = []
    }
    if (rows.length > 0) yield rows
  }
}

const OPEN = 0x7b
const BLANK = /^[ \t\r]*$/

/** Most lines begin with a brace. */
const isBlank = (line: string) => line.charCodeAt(0) !== OPEN && BLANK.test(line)

function longRow(number: number): Row {
  const message = `The line is longer than ${LINE_CHARACTERS_MAX} characters, which is the limit.`
  return { number, id: undefined, key: undefined, read: () => ({ code: 'validation_error', message }) }
}

const ANOTHER_ID = '"id"'

function lineRow(number: number, line: string, wordings: Wordings): Row {
  const { id: first, from } = idFirst(line)
  const worded = wordings.find(line, from)
  const rest = line.slice(from)
  // A line that says its id elsewhere too is read first.
  if (worded !== undefined || !rest.includes(ANOTHER_ID))
    return { number, id: first, key: rest, worded, read: () => questionIn(line) }
  const { id, question } = readLine(line)
  return { number, id, key: undefined, read: () => question }
}

function questionIn(line: string): RowQuestion | RowProblem {
  return readLine(line).question
}

function readLine(line: string): { id?: string; question: RowQuestion | RowProblem } {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (error) {
    const message = `The line is not JSON: ${(error as Error).message}`
    return { question: { code: 'validation_error', message, value: line } }
  }
  return readRow(value)
}

/** What an object asks: `{"id": …, "type": …, "params": {…}}`. */
export function readRow(value: unknown): { id?: string; question: RowQuestion | RowProblem } {
  if (!isObject(value)) return { question: problem('A row must be an object with type and params.') }
  const { id, type, params } = value
  const hasId = typeof id === 'string' || typeof id === 'number'
  const question = questionOf(type, params)
  return { ...(hasId && { id: String(id) }), question }
}

function questionOf(type: unknown, params: unknown): RowQuestion | RowProblem {
  if (typeof type !== 'string') return problem('A row needs its type as a text, such as "hotel".', 'type')
  if (!isObject(params)) return problem('A row needs params: an object of parameters by name.', 'params')
  const texts: Record<string, string> = {}
  for (const name in params) {
    const given = params[name]
    if (name === '__proto__') return problem(`Parameter ${quote(name)} is not known.`, name)
    if (typeof given === 'string') texts[name] = given
    else if (typeof given === 'number' || typeof given === 'boolean') texts[name] = String(given)
    else if (given !== null)
      return problem(`Parameter ${quote(name)} must be a text, a number or a boolean.`, name)
  }
  return { type, params: texts }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const problem = (message: string, field?: string): RowProblem => ({
  code: 'validation_error',
  message,
  ...(field !== undefined && { field }),
})
