/** Rows of a piece of a body of JSON lines. */

import { LINE_CHARACTERS_MAX, TOO_LONG } from './lines.ts'
import { rowOfLine } from './ndjson.ts'
import type { ChunkReader, Piece } from './piece.ts'

const LINE_END = 0x0a
/** What a blank line may have: spaces, tabs, and returns before its end. */
const BLANKS: ReadonlySet<number> = new Set([0x20, 0x09, 0x0d])
const BYTE_ORDER_MARK = Buffer.from('\uFEFF')
/** Of a character in UTF-8, for each of its units in UTF-16. */
const BYTES_A_UNIT = 3

export function ndjsonChunk({ bytes, isLast, firstRow, state }: Piece): ChunkReader {
  let at =
    !state.isBegun && BYTE_ORDER_MARK.equals(bytes.subarray(0, BYTE_ORDER_MARK.length))
      ? BYTE_ORDER_MARK.length
      : 0
  let number = firstRow
  let isInLongLine = state.isInLongLine ?? false
  const lineFrom = (end: number, next: number) => {
    const line = isInLongLine ? TOO_LONG : lineOf(bytes, at, end)
    isInLongLine = false
    at = next
    return rowOfLine(number++, line)
  }
  return {
    next() {
      if (!isInLongLine) at = withoutBlankLines(bytes, at)
      const end = bytes.indexOf(LINE_END, at)
      if (end !== -1) return lineFrom(end, end + 1)
      const rest = bytes.length - at
      if (isLast && (isInLongLine || !isBlank(bytes, at))) return lineFrom(bytes.length, bytes.length)
      if (isLast) at = bytes.length
      else if (isInLongLine || rest > LINE_CHARACTERS_MAX * BYTES_A_UNIT) {
        isInLongLine = true
        at = bytes.length
      }
      return undefined
    },
    consumed: () => at,
    state: () => ({ isBegun: true, ...(isInLongLine && { isInLongLine }) }),
    isBroken: () => false,
  }
}

/** Where the first line begins that is not blank, as far as lines are whole. */
function withoutBlankLines(bytes: Buffer, from: number): number {
  let begin = from
  for (let at = from; ; at++) {
    const byte = bytes[at]
    if (byte === LINE_END) begin = at + 1
    else if (byte === undefined || !BLANKS.has(byte)) return begin
  }
}

function isBlank(bytes: Buffer, from: number): boolean {
  for (let at = from; at < bytes.length; at++) if (!BLANKS.has(bytes[at] as number)) return false
  return true
}

function lineOf(bytes: Buffer, from: number, end: number): string | typeof TOO_LONG {
  if (end - from > LINE_CHARACTERS_MAX * BYTES_A_UNIT) return TOO_LONG
  const line = bytes.toString('utf8', from, end)
  return line.length > LINE_CHARACTERS_MAX ? TOO_LONG : line
}
