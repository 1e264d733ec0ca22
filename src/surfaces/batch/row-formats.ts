/** The three forms of a batch: how its rows are read, and how answers are written. */
import { namesGivenTwice } from '../../api/request/json-keys.ts'
import { givenTwice, readRow } from '../../api/request/row.ts'
import { ApiError, type Problem } from '../../engine/errors.ts'
import { CSV_HEAD, csvCells, csvText } from './csv-lines.ts'
import { csvRows } from './csv-rows.ts'
import { jsonLine } from './json-line.ts'
import { ndjsonRows } from './ndjson.ts'
import type { Row } from './row.ts'
import type { BatchSummary, Writer } from './run.ts'

/** Of a stream: as many as ten million rows have. */
export const STREAM_BYTES_MAX = 1_073_741_824

/** Of an array, which is read as a whole. */
export const ARRAY_ROWS_MAX = 1000
export const ARRAY_BOUNDS = { bytesMax: 2_097_152, timeMs: 10_000, levelsMax: 8 }

/** A text where it is read as a whole. */
export type RowFormatBody = string | AsyncIterable<Buffer>

export interface RowFormat {
  /** Its name among ROW_FORMATS. */
  readonly type: string
  readonly contentType: string
  rows(body: RowFormatBody, type: string | undefined): AsyncIterable<Iterable<Row>>
  writer(): Writer
  /** Between what two writers have written. */
  readonly between: string
  close(closing: BatchSummary): string
}

export const NDJSON = 'application/x-ndjson'
export const JSON_ARRAY = 'application/json'
export const CSV = 'text/csv'

const chunksOf = (body: RowFormatBody) => body as AsyncIterable<Buffer>

const ndjson: RowFormat = {
  type: NDJSON,
  contentType: `${NDJSON}; charset=utf-8`,
  rows: (body) => ndjsonRows(chunksOf(body)),
  writer: () => ({ write: jsonLine }),
  between: '',
  close: (closing) => `${JSON.stringify({ closing })}\n`,
}

const array: RowFormat = {
  type: JSON_ARRAY,
  contentType: `${JSON_ARRAY}; charset=utf-8`,
  rows: (body) => arrayRows(body as string),
  writer() {
    let isFirst = true
    return {
      head: '{"data":[',
      write(row, answer) {
        const line = jsonLine(row, answer).trimEnd()
        const text = isFirst ? line : `,${line}`
        isFirst = false
        return text
      },
    }
  },
  between: ',',
  close: (closing) => `],"meta":${JSON.stringify(closing)}}`,
}

const csv: RowFormat = {
  type: CSV,
  contentType: `${CSV}; charset=utf-8; header=present`,
  rows: (body, type) => csvRows(chunksOf(body), type),
  writer: () => ({ head: CSV_HEAD, write: (row, answer) => csvText([csvCells(row, answer)]) }),
  between: '',
  close: () => '',
}

export const ROW_FORMATS: ReadonlyMap<string, RowFormat> = new Map([
  [NDJSON, ndjson],
  [JSON_ARRAY, array],
  [CSV, csv],
])

async function* arrayRows(text: string): AsyncGenerator<Row[]> {
  yield rowsIn(text)
}

export const NO_LIST: Problem = {
  code: 'validation_error',
  message: 'The body must be a list of rows, each with type and params.',
}

/** Throws an ApiError for what is no list of rows. */
export function rowsIn(text: string): Row[] {
  if (text.trim() === '') throw refused('The body is empty: send a list of rows.')
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch (error) {
    throw refused(`The body is not JSON: ${(error as Error).message}`)
  }
  if (!Array.isArray(list)) throw new ApiError(NO_LIST)
  if (list.length > ARRAY_ROWS_MAX) {
    const message = `The list has ${list.length} rows; at most ${ARRAY_ROWS_MAX} are taken as application/json. Send more of them as application/x-ndjson, a row a line.`
    throw new ApiError({ code: 'payload_too_large', message })
  }
  const twice = new Map([...namesGivenTwice(text, list)].map(({ element, name }) => [element, name]))
  return list.map((value, at) => {
    const name = twice.get(at)
    const row = readRow(value)
    return { number: at + 1, ...row, ...(name !== undefined && { question: givenTwice(name) }) }
  })
}

function refused(message: string): ApiError {
  return new ApiError({ code: 'validation_error', message })
}
