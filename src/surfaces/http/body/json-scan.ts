/** What is wrong with a JSON text as a whole, known as soon as its bytes are read and before anything is made of them. */

export interface JsonLimits {
  /** Levels of lists and objects. */
  readonly levelsMax: number
  /** Of a list that is the whole text; absent: any number. */
  readonly elementsMax?: number
}

export type JsonExcess = 'levels' | 'elements'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/** Reads each byte once, in pieces of any size, and keeps none of them. */
export class JsonScan {
  readonly #limits: JsonLimits
  #level = 0
  #commas = 0
  #isList = false
  #isInText = false
  #isEscaped = false

  constructor(limits: JsonLimits) {
    this.#limits = limits
  }

  /** What is too much in the text so far; undefined while nothing is. */
  push(piece: Uint8Array): JsonExcess | undefined {
    const { levelsMax, elementsMax = Number.POSITIVE_INFINITY } = this.#limits
    for (let at = 0; at < piece.length; at++) {
      const byte = piece[at]
      if (this.#isInText) {
        at = this.#skipText(piece, at)
        continue
      }
      switch (byte) {
        case QUOTE:
          this.#isInText = true
          break
        case OPEN_LIST:
        case OPEN_OBJECT:
          if (this.#level === 0) this.#isList = byte === OPEN_LIST
          if (++this.#level > levelsMax) return 'levels'
          break
        case CLOSE_LIST:
        case CLOSE_OBJECT:
          this.#level--
          break
        case COMMA:
          if (this.#isList && this.#level === 1 && ++this.#commas >= elementsMax) return 'elements'
      }
    }
    return undefined
  }

  /** Gives where the text ends, or the piece. */
  #skipText(piece: Uint8Array, from: number): number {
    for (let at = from; at < piece.length; at++) {
      if (this.#isEscaped) this.#isEscaped = false
      else if (piece[at] === BACKSLASH) this.#isEscaped = true
      else if (piece[at] === QUOTE) {
        this.#isInText = false
        return at
      }
    }
    return piece.length
  }
}
