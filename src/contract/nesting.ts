/** How deep a JSON text is nested: known before anything is made of it. */

const QUOTE = 0x22
const BACKSLASH = 0x5c
/** `[` and `{`, `]` and `}`: each two differ in this bit alone. */
const CURLY_BIT = 0x20
const OPENING = 0x7b
const CLOSING = 0x7d

/** Levels of lists and objects; counts only as far as `levelsMax` + 1. */
export function nestingOf(json: string, levelsMax: number): number {
  let [level, deepest] = [0, 0]
  for (let at = 0; at < json.length && deepest <= levelsMax; at++) {
    const sign = json.charCodeAt(at)
    if (sign === QUOTE) at = endOfText(json, at + 1)
    else if ((sign | CURLY_BIT) === CLOSING) level--
    else if ((sign | CURLY_BIT) === OPENING) deepest = Math.max(deepest, ++level)
  }
  return deepest
}

/** Of the quote that closes the text which begins at `from`, or of the end. */
function endOfText(json: string, from: number): number {
  let at = from
  for (let sign = json.charCodeAt(at); at < json.length && sign !== QUOTE; sign = json.charCodeAt(at))
    at += sign === BACKSLASH ? 2 : 1
  return at
}
