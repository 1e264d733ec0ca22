/** Rows between the request that brought them and their answers: one form for all that were sent, a row a line. */
import type { ChunkReader, Piece } from './piece.ts'
import type { Row } from './row.ts'

/** JSON escapes tabs and line ends, so these part what is in it. */
const BETWEEN = '\t'
const END = '\n'

/** A row as a line: its id, then what it asks or what is wrong with it. */
export function storedRow({ id, question }: Pick<Row, 'id' | 'question'>): string {
  return `${id === undefined ? '' : JSON.stringify(id)}${BETWEEN}${JSON.stringify(question)}${END}`
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

/** Rows of a piece of such lines. */
export function storedChunk({ bytes, firstRow }: Piece): ChunkReader {
  let [at, number] = [0, firstRow]
  return {
    next() {
      const end = bytes.indexOf(END, at)
      if (end === -1) return undefined
      const [row] = rowsOf(bytes.toString('utf8', at, end + 1), number)
      number++
      at = end + 1
      return row
    },
    consumed: () => at,
    state: () => ({}),
    isBroken: () => false,
  }
}
