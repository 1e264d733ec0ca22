/** The id at the beginning of a line of JSON, read without what follows: `{"id":"r1",`, with or without blanks behind signs. */

export interface IdFirst {
  readonly id: string | undefined
  /** Where that which is asked begins; 0 where the line does not begin with a plain id. */
  readonly from: number
}

const NONE: IdFirst = { id: undefined, from: 0 }

const BEGIN = '{"id":'
const [BLANK, QUOTE, COMMA, ZERO, NINE] = [0x20, 0x22, 0x2c, 0x30, 0x39]
/** Longer ones are read with the row. */
const TEXT_MAX = 100
const DIGITS_MAX = 15

/** What needs no escape and is in most ids. */
const PLAIN = Uint8Array.from({ length: 128 }, (_, code) =>
  /[\w .:/-]/.test(String.fromCharCode(code)) ? 1 : 0,
)

export function idFirst(line: string): IdFirst {
  if (!line.startsWith(BEGIN)) return NONE
  const start = BEGIN.length + (line.charCodeAt(BEGIN.length) === BLANK ? 1 : 0)
  return line.charCodeAt(start) === QUOTE ? textId(line, start + 1) : numberId(line, start)
}

function textId(line: string, start: number): IdFirst {
  let end = start
  while (PLAIN[line.charCodeAt(end)] === 1) end++
  if (line.charCodeAt(end) !== QUOTE || end - start > TEXT_MAX) return NONE
  return found(line, start, end, end + 1)
}

function numberId(line: string, start: number): IdFirst {
  let end = start
  for (let code = line.charCodeAt(end); code >= ZERO && code <= NINE; code = line.charCodeAt(end)) end++
  if (end === start || end - start > DIGITS_MAX) return NONE
  return found(line, start, end, end)
}

function found(line: string, start: number, end: number, comma: number): IdFirst {
  if (line.charCodeAt(comma) !== COMMA) return NONE
  const from = comma + (line.charCodeAt(comma + 1) === BLANK ? 2 : 1)
  return { id: line.slice(start, end), from }
}
