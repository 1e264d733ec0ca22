/** Rows between the request that brought them and their answers: one form for all that were sent, a row a line. */
import type { Row } from '../batch/row.ts'

/** JSON escapes tabs and line ends, so these part what is in it. */
const BETWEEN = '\t'
const END = '\n'

/** Characters of an id that comes back with its row. */
const ID_CHARACTERS_MAX = 200

/** A row as a line: its id, then what it asks or what is wrong with it. */
export function storedRow(row: Pick<Row, 'id' | 'question'>): string {
  const { id, question } =
    row.id !== undefined && row.id.length > ID_CHARACTERS_MAX ? withShortId(row.id) : row
  return `${id === undefined ? '' : JSON.stringify(id)}${BETWEEN}${JSON.stringify(question)}${END}`
}

/** A character of two units, of which the second is cut off. */
const HALF_A_CHARACTER = /[\uD800-\uDBFF]$/

/** Of an id that is too long, enough is kept to know it by. */
function withShortId(id: string): Pick<Row, 'id' | 'question'> {
  const message = `id has ${id.length} characters; at most ${ID_CHARACTERS_MAX} are kept.`
  return {
    id: id.slice(0, ID_CHARACTERS_MAX).replace(HALF_A_CHARACTER, ''),
    question: { code: 'validation_error', field: 'id', message },
  }
}

/** `first`: the number of the first of them. */
export function* rowsOf(text: string, first: number): Generator<Row> {
  let number = first
  for (let start = 0; start < text.length; number++) {
    const tab = text.indexOf(BETWEEN, start)
    const end = text.indexOf(END, tab)
    const id = tab === start ? undefined : (JSON.parse(text.slice(start, tab)) as string)
    yield { number, id, question: JSON.parse(text.slice(tab + 1, end)) }
    start = end + 1
  }
}

/** What is left of a text when so many of its rows are done. */
export const withoutFirst = (text: string, rows: number): string => text.slice(endOf(text, rows))

export const firstRows = (text: string, rows: number): string => text.slice(0, endOf(text, rows))

function endOf(text: string, rows: number): number {
  let end = 0
  for (let row = 0; row < rows; row++) end = text.indexOf(END, end) + 1
  return end
}
