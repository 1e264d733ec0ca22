/** The texts that cells of a workbook share: kept together, in a few bytes more than their characters. */

import { cellText } from './cell-text.ts'
import { fileError } from './error.ts'
import { type XmlEvents, XmlScanner } from './xml-scanner.ts'

/** More than a sheet of 300,000 rows with 20 columns can have. */
const TEXTS_MAX = 8_000_000
const CHARACTERS_MAX = 67_108_864
/** Characters of texts that are kept in one string. */
const BLOCK_CHARACTERS = 65_536
/** Texts that many cells share stand near the beginning: these are cut out of their block once. */
const READY_MAX = 65_536
const FIRST_CAPACITY = 1024

export interface SharedTexts {
  /** Undefined where there is none at `at`. */
  at(at: number): string | undefined
}

export const NO_TEXTS: SharedTexts = { at: () => undefined }

/** Reads the part of a workbook that holds them. Throws a FileError for more than memory should hold. */
export async function readSharedTexts(xml: AsyncIterable<string>): Promise<SharedTexts> {
  const texts = new Texts()
  const scanner = new XmlScanner(new TextReader((text) => texts.add(text)))
  for await (const piece of xml) scanner.push(piece)
  return texts
}

/** `<si>` with its `<t>`, alone or in runs; `<rPh>` says how Japanese is spoken and is no part of the text. */
class TextReader implements XmlEvents {
  readonly #add: (text: string) => void
  #text = ''
  #isInText = false
  #isSpoken = false

  constructor(add: (text: string) => void) {
    this.#add = add
  }

  open(name: string): void {
    if (name === 'si') this.#text = ''
    else if (name === 't') this.#isInText = !this.#isSpoken
    else if (name === 'rPh') this.#isSpoken = true
  }

  text(text: string): void {
    if (this.#isInText) this.#text = cellText(this.#text, text)
  }

  close(name: string): void {
    if (name === 't') this.#isInText = false
    else if (name === 'rPh') this.#isSpoken = false
    else if (name === 'si') this.#add(withEscapes(this.#text))
  }
}

class Texts implements SharedTexts {
  readonly #blocks: string[] = []
  readonly #ready: (string | undefined)[] = []
  #open: string[] = []
  #openCharacters = 0
  #characters = 0
  #count = 0
  // There are some thousand blocks at most, and a text begins within the characters of one.
  #block = new Uint16Array(FIRST_CAPACITY)
  #start = new Uint16Array(FIRST_CAPACITY)
  #length = new Uint16Array(FIRST_CAPACITY)

  add(text: string): void {
    this.#characters += text.length
    if (this.#count === TEXTS_MAX || this.#characters > CHARACTERS_MAX) throw tooMany()
    if (this.#count === this.#block.length) this.#grow()
    this.#block[this.#count] = this.#blocks.length
    this.#start[this.#count] = this.#openCharacters
    this.#length[this.#count] = text.length
    this.#count++
    this.#open.push(text)
    this.#openCharacters += text.length
    if (this.#openCharacters < BLOCK_CHARACTERS) return
    this.#blocks.push(this.#open.join(''))
    this.#open = []
    this.#openCharacters = 0
  }

  at(at: number): string | undefined {
    if (!(at < this.#count)) return undefined
    if (at >= READY_MAX) return this.#cut(at)
    this.#ready[at] ??= this.#cut(at)
    return this.#ready[at]
  }

  #cut(at: number): string {
    const start = this.#start[at] ?? 0
    return this.#blockAt(this.#block[at] ?? 0).slice(start, start + (this.#length[at] ?? 0))
  }

  #blockAt(at: number): string {
    if (at === this.#blocks.length) this.#blocks.push(this.#open.join(''))
    return this.#blocks[at] ?? ''
  }

  #grow(): void {
    const capacity = this.#block.length * 2
    const grown = (from: Uint16Array) => {
      const empty = new Uint16Array(capacity)
      empty.set(from)
      return empty
    }
    this.#block = grown(this.#block)
    this.#start = grown(this.#start)
    this.#length = grown(this.#length)
  }
}

const tooMany = () => fileError('file.too_much_text', { count: TEXTS_MAX, max: CHARACTERS_MAX })

const ESCAPE = /_x([0-9A-F]{4})_/gi
const HEX = 16

/** `_x000D_`: how workbooks write characters that XML cannot (ECMA-376, part 1, 22.9.2.19). */
export function withEscapes(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(ESCAPE, (_, code: string) => String.fromCharCode(Number.parseInt(code, HEX)))
}
