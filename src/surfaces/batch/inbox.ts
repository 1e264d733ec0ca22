/** A body as pieces to be answered: as large as they come, read no more than a piece or two ahead of the answers. */

import type { RowSyntax } from './piece.ts'

/** Of a piece: some hundred rows, a few milliseconds. Rows of CSV are short, and what is left of a piece is parsed again. */
const PIECE_BYTES = { ndjson: 32_768, csv: 8_192, stored: 65_536 }
/** What is read ahead while a piece is answered. */
const AHEAD_BYTES = 131_072

const NEW_LINE = 0x0a
const RETURN = 0x0d

export interface Taken {
  readonly bytes: Buffer
  /** Nothing comes after it. */
  readonly isLast: boolean
}

/** How much of a piece was answered. */
export interface Used {
  readonly consumed: number
  /** Whole rows are left in it. */
  readonly hasMore: boolean
}

export class Inbox {
  readonly #source: AsyncIterator<Uint8Array>
  #pieces: Uint8Array[] = []
  #length = 0
  #isEnded = false
  #error: unknown
  /** Whether a whole row may be there that was not seen. */
  #isWorthwhile = false
  readonly #usual: number
  #wanted: number
  #taken = 0
  #isReading = false
  #arrived: () => void = () => {}

  constructor(source: AsyncIterable<Uint8Array>, syntax: RowSyntax) {
    this.#usual = PIECE_BYTES[syntax]
    this.#wanted = this.#usual
    this.#source = source[Symbol.asyncIterator]()
  }

  /** The next piece, when there may be a whole row in it. Rejects as the body does, after all that came whole before. */
  async take(): Promise<Taken> {
    while (!this.#isReady()) {
      if (this.#error !== undefined) throw this.#error
      const arrival = new Promise<void>((resolve) => {
        this.#arrived = resolve
      })
      void this.#read()
      await arrival
    }
    void this.#read()
    const all = this.#joined()
    const bytes = all.length > this.#wanted ? all.subarray(0, this.#wanted) : all
    this.#taken = bytes.length
    this.#isWorthwhile = all.length > bytes.length
    return { bytes, isLast: this.#isEnded && bytes.length === all.length }
  }

  /** Of what was taken, so much is answered: the rest is the beginning of the next piece. */
  used({ consumed, hasMore }: Used): void {
    if (consumed > 0) this.#wanted = this.#usual
    // Without one whole row it needs more: of a list, whose rows have any length, all of it in the end.
    else if (!hasMore && this.#taken === this.#wanted) this.#wanted *= 2
    if (hasMore) this.#isWorthwhile = true
    const rest = this.#joined().subarray(consumed)
    this.#pieces = rest.length > 0 ? [rest] : []
    this.#length = rest.length
  }

  /** The rest of the body is not wanted. */
  close(): void {
    this.#isEnded = true
    void this.#source.return?.().catch(() => {})
  }

  #isReady(): boolean {
    return this.#isEnded || this.#length >= this.#wanted || this.#isWorthwhile
  }

  #joined(): Buffer {
    const [only] = this.#pieces
    const all =
      only !== undefined && this.#pieces.length === 1
        ? Buffer.from(only.buffer, only.byteOffset, only.byteLength)
        : Buffer.concat(this.#pieces)
    this.#pieces = [all]
    return all
  }

  /** Goes on while a piece is answered, and stops when enough is there. */
  async #read(): Promise<void> {
    if (this.#isReading || this.#isEnded || this.#error !== undefined) return
    this.#isReading = true
    try {
      while (!this.#isEnded && this.#length < this.#wanted + AHEAD_BYTES) {
        const { done, value } = await this.#source.next()
        if (done) this.#isEnded = true
        else this.#add(value)
        this.#arrived()
      }
    } catch (error) {
      this.#error = error
      this.#arrived()
    } finally {
      this.#isReading = false
    }
  }

  #add(piece: Uint8Array): void {
    if (piece.length === 0) return
    this.#pieces.push(piece)
    this.#length += piece.length
    if (piece.includes(NEW_LINE) || piece.includes(RETURN)) this.#isWorthwhile = true
  }
}
