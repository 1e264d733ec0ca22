/** Rows from lines of JSON, as they come: no more of them is in memory than one piece of the stream and one line. */

import { nameGivenTwice } from '../../api/request/json-keys.ts'
import { givenTwice, type ReadRow, readRow } from '../../api/request/row.ts'
import { jsonPosition } from '../../contract/json-position.ts'
import { nestingOf } from '../../contract/nesting.ts'
import { problem } from '../../engine/errors.ts'
import { LINE_CHARACTERS_MAX, type Line, linesOf, TOO_LONG } from './lines.ts'
import type { Row } from './row.ts'
import { withBoundedId } from './row-id.ts'

/** Each is read when it is asked for: a long line keeps nobody waiting for the next ones. Empty lines are no rows. */
export async function* ndjsonRows(chunks: AsyncIterable<Buffer | string>): AsyncGenerator<Iterable<Row>> {
  let number = 0
  for await (const lines of linesOf(chunks)) yield rowsIn(lines)

  function* rowsIn(lines: readonly Line[]): Generator<Row> {
    for (const line of lines) if (line === TOO_LONG || !isBlank(line)) yield rowOfLine(++number, line)
  }
}

const OPEN = 0x7b
const BLANK = /^[ \t\r]*$/

/** Most lines begin with a brace. */
const isBlank = (line: string) => line.charCodeAt(0) !== OPEN && BLANK.test(line)

/** The row of a line that is not blank. */
export function rowOfLine(number: number, line: Line): Row {
  if (line === TOO_LONG) {
    const question = problem('validation_error.line_too_long', { maximum: LINE_CHARACTERS_MAX })
    return { number, id: undefined, question }
  }
  const { id, question } = readLine(line)
  return withBoundedId({ number, id, question })
}

function readLine(line: string): ReadRow {
  let value: unknown
  // A short line cannot be nested so deeply that to read it takes long.
  if (line.length > NESTED_FROM && nestingOf(line, LEVELS_MAX) > LEVELS_MAX)
    return { id: idOfBroken(line), question: { ...TOO_DEEP, value: line } }
  try {
    value = JSON.parse(line)
  } catch (error) {
    const question = problem('validation_error.line_not_json', jsonPosition(error))
    return { id: idOfBroken(line), question: { ...question, value: line } }
  }
  const row = readRow(value)
  const twice = nameGivenTwice(line, value)
  return twice === undefined ? row : { ...row, question: givenTwice(twice) }
}

/** Characters. */
const NESTED_FROM = 1000
/** Levels of lists and objects; a row has two. */
export const LEVELS_MAX = 8
const TOO_DEEP = problem('validation_error.line_nested', { maximum: LEVELS_MAX })

/** A plain id at the beginning, which no other one follows. */
const ID_FIRST = /^\{"id": ?(?:"([\w .:/-]{0,100})"|(\d{1,15})),(?!.*"id")/s

/** A line that is cut off still says which it is. */
function idOfBroken(line: string): string | undefined {
  const [, text, number] = ID_FIRST.exec(line) ?? []
  return text ?? number
}
