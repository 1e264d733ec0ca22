/** Rows of a piece of a body of CSV: its quotes say where a record ends, and the parser of CSV reads the whole ones. */
import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { brokenRow, CSV_OPTIONS, type CsvHead, csvRow, emptyCsv, headOf } from './csv-rows.ts'
import { type ChunkReader, type Piece, ROW_BYTES_MAX } from './piece.ts'

const QUOTE = 0x22
const RETURN = 0x0d
const NEW_LINE = 0x0a
const BYTE_ORDER_MARK = Buffer.from('\uFEFF')

/** Throws an ApiError for a first line that names nothing. */
export function csvChunk({ bytes, isLast, firstRow, state, type }: Piece): ChunkReader {
  const isMarked = !state.isBegun && BYTE_ORDER_MARK.equals(bytes.subarray(0, BYTE_ORDER_MARK.length))
  const begin = isMarked ? BYTE_ORDER_MARK.length : 0
  const lineEnd = state.csv?.lineEnd ?? lineEndOf(bytes, isLast)
  const end = lineEnd === undefined ? 0 : wholeEnd(bytes, begin, lineEnd, isLast)
  // Nothing whole is there yet.
  if (lineEnd === undefined || end <= begin)
    return isLast ? emptyAtLast(state.csv?.head, bytes) : nothingYet(state)
  const { records, error } = recordsIn(bytes.subarray(begin, end), lineEnd)
  const ofHead = state.csv?.head === undefined && records.length > 0 ? 1 : 0
  const head = state.csv?.head ?? (records[0] && headOf(records[0], type))
  if (head === undefined && error === undefined && isLast) throw emptyCsv()
  let at = ofHead
  let isBroken = false
  return {
    next() {
      const number = firstRow + at - ofHead
      const record = records[at]
      if (record !== undefined && head !== undefined) {
        at++
        return csvRow(number, record, head)
      }
      if (error === undefined || isBroken) return undefined
      isBroken = true
      return brokenRow(number)
    },
    consumed() {
      if (isBroken) return bytes.length
      return at === records.length && error === undefined ? end : endOfRecords(bytes, begin, lineEnd, at).end
    },
    state: () => ({ isBegun: true, csv: { lineEnd, ...(head && { head }) } }),
    isBroken: () => isBroken,
  }
}

function nothingYet(state: Piece['state']): ChunkReader {
  return { next: () => undefined, consumed: () => 0, state: () => state, isBroken: () => false }
}

/** Blank lines at the end, or nothing at all. Throws an ApiError where no line was before. */
function emptyAtLast(head: CsvHead | undefined, { length }: Buffer): ChunkReader {
  if (head === undefined) throw emptyCsv()
  return { next: () => undefined, consumed: () => length, state: () => ({}), isBroken: () => false }
}

/** How lines end, as the first of them does outside of quotes; undefined where that cannot be known yet. */
function lineEndOf(bytes: Buffer, isLast: boolean): string | undefined {
  let isQuoted = false
  for (const [at, byte] of bytes.entries()) {
    if (byte === QUOTE) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (byte === NEW_LINE) return '\n'
    else if (byte === RETURN && at + 1 < bytes.length) return bytes[at + 1] === NEW_LINE ? '\r\n' : '\r'
  }
  return isLast || bytes.length >= ROW_BYTES_MAX ? '\n' : undefined
}

/** Where the last whole record ends: all of it at the end of the body, and where no record can be as long as this one. */
function wholeEnd(bytes: Buffer, begin: number, lineEnd: string, isLast: boolean): number {
  if (isLast) return bytes.length
  const { end } = endOfRecords(bytes, begin, lineEnd, Number.POSITIVE_INFINITY)
  return end === begin && bytes.length >= ROW_BYTES_MAX ? bytes.length : end
}

/**
 * The end of so many records, or of the last one, and how many there are. A quote inside of quotes is written twice, so
 * that an even number of them is before every end. What is no CSV is told by its parser.
 */
function endOfRecords(bytes: Buffer, begin: number, lineEnd: string, most: number) {
  const first = lineEnd.charCodeAt(0)
  let [start, end, records, isQuoted] = [begin, begin, 0, false]
  for (let at = begin; at < bytes.length && records < most; at++) {
    const byte = bytes[at]
    if (byte === QUOTE) isQuoted = !isQuoted
    if (isQuoted || byte !== first || (lineEnd.length > 1 && bytes[at + 1] !== NEW_LINE)) continue
    // Empty lines are no records.
    if (at > start) records++
    end = at + lineEnd.length
    start = end
    at = end - 1
  }
  return { end, records }
}

/** Records up to the first that cannot be read. */
function recordsIn(bytes: Buffer, lineEnd: string): { records: string[][]; error?: CsvError } {
  const records: string[][] = []
  const options = { ...CSV_OPTIONS, record_delimiter: lineEnd }
  try {
    return { records: parse(bytes, options) as string[][] }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    parseUntilError(bytes, options, records)
    return { records, error }
  }
}

function parseUntilError(bytes: Buffer, options: object, records: string[][]): void {
  const keep = (record: string[]) => void records.push(record)
  try {
    parse(bytes, { ...options, on_record: keep as never })
  } catch {
    // Known by then.
  }
}
