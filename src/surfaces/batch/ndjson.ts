/** Rows from lines of JSON, as they come: no more of them is in memory than one piece of the stream and one line. */
import { quote } from '../../contract/quote.ts'
import { LINE_CHARACTERS_MAX, type Line, linesOf, TOO_LONG } from './lines.ts'
import type { Row, RowQuestion } from './row.ts'
import type { RowProblem } from './type-names.ts'

/** Each is read when it is asked for: a long line keeps nobody waiting for the next ones. Empty lines are no rows. */
export async function* ndjsonRows(chunks: AsyncIterable<Buffer | string>): AsyncGenerator<Iterable<Row>> {
  let number = 0
  for await (const lines of linesOf(chunks)) yield rowsIn(lines)

  function* rowsIn(lines: readonly Line[]): Generator<Row> {
    for (const line of lines) if (line === TOO_LONG || !isBlank(line)) yield rowOf(++number, line)
  }
}

const OPEN = 0x7b
const BLANK = /^[ \t\r]*$/

/** Most lines begin with a brace. */
const isBlank = (line: string) => line.charCodeAt(0) !== OPEN && BLANK.test(line)

function rowOf(number: number, line: Line): Row {
  if (line === TOO_LONG) {
    const message = `The line is longer than ${LINE_CHARACTERS_MAX} characters, which is the limit.`
    return { number, id: undefined, question: problem(message) }
  }
  const { id, question } = readLine(line)
  return { number, id, question }
}

type ReadRow = Pick<Row, 'id' | 'question'>

function readLine(line: string): ReadRow {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (error) {
    const message = `The line is not JSON: ${(error as Error).message}`
    return { id: idOfBroken(line), question: { code: 'validation_error', message, value: line } }
  }
  return readRow(value)
}

/** A plain id at the beginning, which no other one follows. */
const ID_FIRST = /^\{"id": ?(?:"([\w .:/-]{0,100})"|(\d{1,15})),(?!.*"id")/s

/** A line that is cut off still says which it is. */
function idOfBroken(line: string): string | undefined {
  const [, text, number] = ID_FIRST.exec(line) ?? []
  return text ?? number
}

/** What an object asks: `{"id": …, "type": …, "params": {…}}`. */
export function readRow(value: unknown): ReadRow {
  if (!isObject(value))
    return { id: undefined, question: problem('A row must be an object with type and params.') }
  const { id, type, params } = value
  const hasId = typeof id === 'string' || typeof id === 'number'
  return { id: hasId ? String(id) : undefined, question: questionOf(type, params) }
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
