/** Names that stand twice in one object of a JSON text: JSON.parse takes the last of them in silence. */

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a

/** A name that an object has twice, and in which element of a list that is the whole text. */
export interface Repeated {
  readonly name: string
  /** From 0. */
  readonly element: number
}

/** `text` must be JSON, and `value` what it was read as: a text without a name too many is not looked through. */
export function namesGivenTwice(text: string, value: unknown): Iterable<Repeated> {
  return colonsAfterTexts(text) === keysIn(value) ? [] : repeatedNames(text)
}

/** The first of them; undefined where none is. */
export function nameGivenTwice(text: string, value: unknown): string | undefined {
  for (const { name } of namesGivenTwice(text, value)) return name
  return undefined
}

/** At least as many as there are names; more where a text has a quote and a colon in it. */
function colonsAfterTexts(text: string): number {
  let count = 0
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) {
    let before = at - 1
    while (text.charCodeAt(before) <= 0x20) before--
    if (text.charCodeAt(before) === QUOTE) count++
  }
  return count
}

function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  let count = 0
  if (Array.isArray(value)) for (const item of value) count += keysIn(item)
  else
    for (const name in value) {
      count += 1
      const inner = (value as Record<string, unknown>)[name]
      if (typeof inner === 'object') count += keysIn(inner)
    }
  return count
}

function* repeatedNames(text: string): Generator<Repeated> {
  /** Of each object that is open its names; of a list none. */
  const open: Set<string>[] = []
  let element = 0
  for (const { sign, name } of partsOf(text)) {
    if (OPENING.has(sign)) open.push(new Set())
    else if (CLOSING.has(sign)) open.pop()
    else if (sign === ',' && open.length === 1) element++
    else if (name !== undefined) {
      const names = open.at(-1) as Set<string>
      if (names.has(name)) yield { name, element }
      names.add(name)
    }
  }
}

const OPENING: ReadonlySet<string> = new Set(['{', '['])
const CLOSING: ReadonlySet<string> = new Set(['}', ']'])

interface Part {
  readonly sign: string
  /** Of a text that is the name of a value. */
  readonly name?: string
}

/** Signs outside of texts, and names. */
function* partsOf(text: string): Generator<Part> {
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign !== '"') {
      yield { sign }
      continue
    }
    const end = endOfText(text, at)
    if (isFollowedByColon(text, end)) yield { sign, name: JSON.parse(text.slice(at, end + 1)) as string }
    at = end
  }
}

/** Of the quote that closes the text which begins at `from`. */
function endOfText(text: string, from: number): number {
  let at = from + 1
  while (text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1
  return at
}

function isFollowedByColon(text: string, end: number): boolean {
  let at = end + 1
  while (text.charCodeAt(at) <= 0x20) at++
  return text.charCodeAt(at) === COLON
}
