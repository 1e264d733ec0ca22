/** Answers by address, to ask with If-None-Match whether they still hold: a 304 is small and free of the month's quota. */

export interface KeptAnswer {
  readonly etag: string
  readonly text: string
}

export class KeptAnswers {
  readonly #charactersMax: number
  /** The one asked for longest ago first. */
  readonly #answers = new Map<string, KeptAnswer>()
  #characters = 0

  /** Keeps texts of as many characters as `charactersMax`. */
  constructor(charactersMax: number) {
    this.#charactersMax = charactersMax
  }

  find(address: string): KeptAnswer | undefined {
    const found = this.#answers.get(address)
    if (found === undefined) return undefined
    this.#answers.delete(address)
    this.#answers.set(address, found)
    return found
  }

  keep(address: string, answer: KeptAnswer): void {
    this.#forget(address)
    if (answer.text.length > this.#charactersMax) return
    this.#answers.set(address, answer)
    this.#characters += answer.text.length
    for (const oldest of this.#answers.keys()) {
      if (this.#characters <= this.#charactersMax) return
      this.#forget(oldest)
    }
  }

  #forget(address: string): void {
    this.#characters -= this.#answers.get(address)?.text.length ?? 0
    this.#answers.delete(address)
  }
}
