/** Signs that were written in percent or as escapes of JSON, and where in the text each of them stands. */

/** `%65`, `%u0065`, `\u0065`, `\x65` and `\\`: what may stand for one character. */
const WRITTEN = /%u([0-9a-f]{4})|%([0-9a-f]{2})|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|\\\\/gi
const HEX = 16
/** Written in one another as often as nobody does by mistake. */
const TIMES_MAX = 10

export interface Plain {
  readonly text: string
  /** Where the character at `at` begins in what was given; of the length of the text: its end. */
  from(at: number): number
}

/** The text with all signs as they are meant. */
export function plainOf(given: string): Plain {
  let text = given
  let starts: Uint32Array | undefined
  for (let times = 0; times < TIMES_MAX; times++) {
    const next = once(text, starts)
    if (next === undefined) break
    text = next.text
    starts = next.starts
  }
  const known = starts
  return { text, from: (at) => known?.[at] ?? at }
}

/** Undefined where nothing is written so. */
function once(text: string, before: Uint32Array | undefined) {
  const startAt = (at: number) => before?.[at] ?? at
  const starts = new Uint32Array(text.length + 1)
  const parts: string[] = []
  let length = 0
  let done = 0
  const copy = (to: number) => {
    parts.push(text.slice(done, to))
    for (let at = done; at < to; at++) starts[length++] = startAt(at)
    done = to
  }
  for (const match of text.matchAll(WRITTEN)) {
    const [written, ...codes] = match
    const code = codes.find((one) => one !== undefined)
    copy(match.index)
    parts.push(code === undefined ? '\\' : String.fromCharCode(Number.parseInt(code, HEX)))
    starts[length++] = startAt(match.index)
    done = match.index + written.length
  }
  if (done === 0 && parts.length === 0) return undefined
  copy(text.length)
  starts[length] = startAt(text.length)
  return { text: parts.join(''), starts: starts.subarray(0, length + 1) }
}
