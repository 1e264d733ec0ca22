/** The three forms of a batch: how its rows are read, and how answers are written. */

import { namesGivenTwice } from '../../api/request/json-keys.ts'
import { givenTwice, readRow } from '../../api/request/row.ts'
import { jsonPosition } from '../../contract/json-position.ts'
import { ApiError, problem } from '../../engine/errors.ts'
import { CSV_HEAD, csvCells, csvText } from './csv-lines.ts'
import { jsonLine } from './json-line.ts'
import { LEVELS_MAX } from './ndjson.ts'
import type { RowSyntax } from './piece.ts'
import type { Row, RowAnswer } from './row.ts'
import { withBoundedId } from './row-id.ts'
import { storedRow } from './stored-rows.ts'
import type { BatchSummary } from './summary.ts'

/** Of a stream: as many as ten million rows have. */
export const STREAM_BYTES_MAX = 1_073_741_824

/** Of an array, which is read as a whole. */
export const ARRAY_ROWS_MAX = 1000
export const ARRAY_BOUNDS = { bytesMax: 2_097_152, timeMs: 10_000, levelsMax: LEVELS_MAX }

export interface RowFormat {
  /** Its name among ROW_FORMATS. */
  readonly type: string
  readonly contentType: string
  /** How its rows are written; those of a list are read as a whole, and stored. */
  readonly syntax: RowSyntax
  /** Before the first answer. */
  readonly head: string
  /** Between two answers. */
  readonly between: string
  /** The answers of a piece. */
  writer(): ChunkWriter
  close(closing: BatchSummary): string
}

/** Answers of one piece, in their order. */
export interface ChunkWriter {
  add(row: Row, answer: RowAnswer): void
  text(): string
}

export const NDJSON = 'application/x-ndjson'
export const JSON_ARRAY = 'application/json'
export const CSV = 'text/csv'

const ndjson: RowFormat = {
  type: NDJSON,
  contentType: `${NDJSON}; charset=utf-8`,
  syntax: 'ndjson',
  head: '',
  between: '',
  writer() {
    let text = ''
    return {
      add(row, answer) {
        text += jsonLine(row, answer)
      },
      text: () => text,
    }
  },
  close: (closing) => `${JSON.stringify({ closing })}\n`,
}

const BETWEEN = ','

const array: RowFormat = {
  type: JSON_ARRAY,
  contentType: `${JSON_ARRAY}; charset=utf-8`,
  syntax: 'stored',
  head: '{"data":[',
  between: BETWEEN,
  writer() {
    const parts: string[] = []
    return {
      add: (row, answer) => void parts.push(jsonLine(row, answer).trimEnd()),
      text: () => parts.join(BETWEEN),
    }
  },
  close: (closing) => `],"meta":${JSON.stringify(closing)}}`,
}

/** Together they take a third of the time that each takes by itself. */
const RECORDS_TOGETHER = 50

const csv: RowFormat = {
  type: CSV,
  contentType: `${CSV}; charset=utf-8; header=present`,
  syntax: 'csv',
  head: CSV_HEAD,
  between: '',
  writer() {
    let text = ''
    let records: ReturnType<typeof csvCells>[] = []
    const write = () => {
      if (records.length > 0) text += csvText(records)
      records = []
    }
    return {
      add(row, answer) {
        if (records.push(csvCells(row, answer)) >= RECORDS_TOGETHER) write()
      },
      text() {
        write()
        return text
      },
    }
  },
  close: () => '',
}

export const ROW_FORMATS: ReadonlyMap<string, RowFormat> = new Map([
  [NDJSON, ndjson],
  [JSON_ARRAY, array],
  [CSV, csv],
])

export const NO_LIST = problem('validation_error.batch_no_list', {})

function rowsIn(text: string): Row[] {
  if (text.trim() === '') throw new ApiError(problem('validation_error.batch_empty', {}))
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch (error) {
    throw new ApiError(problem('validation_error.batch_not_json', jsonPosition(error)))
  }
  if (!Array.isArray(list)) throw new ApiError(NO_LIST)
  if (list.length > ARRAY_ROWS_MAX) {
    const values = { count: list.length, maximum: ARRAY_ROWS_MAX }
    throw new ApiError(problem('payload_too_large.batch_list', values))
  }
  const twice = new Map([...namesGivenTwice(text, list)].map(({ element, name }) => [element, name]))
  return list.map((value, at) => {
    const name = twice.get(at)
    const row = withBoundedId({ number: at + 1, ...readRow(value) })
    return name === undefined ? row : { ...row, question: givenTwice(name) }
  })
}

/** The rows of a list, as stored-rows.ts has them. Throws an ApiError for what is no list of rows. */
export function storedList(text: string): string {
  return rowsIn(text).map(storedRow).join('')
}
