/**
 * Lines that differ in their numbers alone: the words between the numbers say the same of each. They are read once, by
 * JSON.parse; after that such a line is known by its words, and only its numbers are read.
 */
import { type SmallDecimal, smallDecimal } from '../core/scaled.ts'

/** What lines with the same words have alike; one object for all of them. */
export interface Wording {
  /** The parameters that the numbers are, in the order of the line. */
  readonly names: readonly string[]
}

export interface Worded {
  readonly wording: Wording
  readonly numbers: readonly SmallDecimal[]
}

interface Known extends Wording {
  /** Before, between and after the numbers. */
  readonly words: readonly string[]
}

/** Of a batch; few have more. Begun anew when there are more. */
const KNOWN_MAX = 5000
/** More numbers than any question has. */
const NUMBERS_MAX = 8

const [ZERO, COLON, POINT, BLANK] = [0x30, 0x3a, 0x2e, 0x20]
const DIGITS = 10
/** Any odd number that spreads: hashes only tell where to look. */
const SPREAD = 31

/** For one stream of lines. */
export class Wordings {
  /** By hash. `once`: words that were seen once, which alone is no reason to read them apart. */
  #known = new Map<number, Known | 'once' | 'unusable'>()
  #hash = 0
  /** Where the numbers of the line that was scanned begin and end, and how many they are. */
  readonly #begin = new Int32Array(NUMBERS_MAX)
  readonly #end = new Int32Array(NUMBERS_MAX)
  #count = 0

  /** Undefined for a line that has to be read as a whole. */
  find(line: string, from: number): Worded | undefined {
    if (!this.#scan(line, from)) return undefined
    const known = this.#known.get(this.#hash)
    if (known === 'unusable') return undefined
    if (typeof known === 'object')
      return this.#isIn(line, from, known) ? this.#worded(line, known) : undefined
    if (known === undefined && this.#known.size >= KNOWN_MAX) this.#known = new Map()
    this.#known.set(this.#hash, known === undefined ? 'once' : (this.#learnt(line, from) ?? 'unusable'))
    return undefined
  }

  /** Finds the numbers: digits after a colon. False where there is none, or too many. */
  #scan(line: string, from: number): boolean {
    const length = line.length
    let [hash, before, count] = [0, 0, 0]
    for (let at = from; at < length; at++) {
      const code = line.charCodeAt(at)
      if (before === COLON && isDigit(code)) {
        if (count === NUMBERS_MAX) return false
        this.#begin[count] = at
        at = numberEnd(line, at + 1)
        this.#end[count++] = at--
        // Whatever its digits are.
        hash = Math.imul(hash, SPREAD)
        before = 0
      } else {
        hash = (Math.imul(hash, SPREAD) + code) | 0
        if (code !== BLANK) before = code
      }
    }
    this.#hash = hash
    this.#count = count
    return count > 0
  }

  #isIn(line: string, from: number, { words }: Known): boolean {
    const count = this.#count
    if (words.length !== count + 1) return false
    let start = from
    for (let at = 0; at <= count; at++) {
      const word = words[at] as string
      const end = at === count ? line.length : (this.#begin[at] as number)
      if (end - start !== word.length || !line.startsWith(word, start)) return false
      start = this.#end[at] as number
    }
    return true
  }

  /** Undefined for numbers that the calculation has to look at. */
  #worded(line: string, wording: Known): Worded | undefined {
    const numbers: SmallDecimal[] = []
    for (let at = 0; at < this.#count; at++) {
      const [begin, end] = [this.#begin[at] as number, this.#end[at] as number]
      // JSON has no 07.
      if (line.charCodeAt(begin) === ZERO && isDigit(line.charCodeAt(begin + 1))) return undefined
      const number = smallDecimal(line, begin, end)
      if (number === undefined) return undefined
      numbers.push(number)
    }
    return { wording, numbers }
  }

  #learnt(line: string, from: number): Known | undefined {
    const count = this.#count
    const words = Array.from({ length: count + 1 }, (_, at) => {
      return line.slice(at === 0 ? from : this.#end[at - 1], at === count ? line.length : this.#begin[at])
    })
    const names = namesIn(words, from > 0)
    // Parsed from a text of their own: a part of a line would keep all that was read with it.
    return names && { names, words: JSON.parse(JSON.stringify(words)) }
  }
}

const isDigit = (code: number) => code >= ZERO && code < ZERO + DIGITS

/** After digits, a point and digits. */
function numberEnd(line: string, from: number): number {
  let at = from
  while (isDigit(line.charCodeAt(at))) at++
  if (line.charCodeAt(at) !== POINT || !isDigit(line.charCodeAt(at + 1))) return at
  at += 2
  while (isDigit(line.charCodeAt(at))) at++
  return at
}

const ANOTHER_ID = '"id"'

/** Which parameter each number is; undefined where one of them is none, as in a text, or where the id is among the words. */
function namesIn(words: readonly string[], hasOpened: boolean): string[] | undefined {
  if (words.some((word) => word.includes(ANOTHER_ID))) return undefined
  let text = hasOpened ? '{' : ''
  for (const [at, word] of words.entries()) text += at === 0 ? word : `{"at":${at - 1}}${word}`
  const names = Array.from({ length: words.length - 1 }, () => '')
  for (const [name, value] of Object.entries(paramsIn(text))) {
    const at = (value as { at?: unknown } | null)?.at
    if (typeof at === 'number') names[at] = name
  }
  return names.includes('') ? undefined : names
}

function paramsIn(text: string): object {
  try {
    return (JSON.parse(text) as { params?: object | null } | null)?.params ?? {}
  } catch {
    return {}
  }
}
