/** Answers that were reserved one after another, settled in the same order. */

/** A part of what was settled, and what it was reserved by. */
export interface SettledPart<Source> {
  readonly source: Source
  readonly given: number
  readonly unused: number
}

export class Reservations<Source> {
  readonly #open: { readonly source: Source; left: number }[] = []

  add(source: Source, answers: number): void {
    this.#open.push({ source, left: answers })
  }

  /** Throws where more is settled than was reserved. */
  settle(given: number, unused: number): SettledPart<Source>[] {
    const parts: SettledPart<Source>[] = []
    let [givenLeft, unusedLeft] = [given, unused]
    while (givenLeft + unusedLeft > 0) {
      const [first] = this.#open
      if (first === undefined) throw new Error(`${givenLeft + unusedLeft} answers were not reserved`)
      const ofGiven = Math.min(givenLeft, first.left)
      const ofUnused = Math.min(unusedLeft, first.left - ofGiven)
      parts.push({ source: first.source, given: ofGiven, unused: ofUnused })
      givenLeft -= ofGiven
      unusedLeft -= ofUnused
      first.left -= ofGiven + ofUnused
      if (first.left === 0) this.#open.shift()
    }
    return parts
  }
}
