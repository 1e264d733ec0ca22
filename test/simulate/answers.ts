/** What was answered to keys, as their clients saw it: the account that a server is held to. */

/** Answers that one request had. Where it was cut, nobody knows how many: between the two. */
export interface Given {
  readonly key: number
  readonly what: string
  /** By the clock of the server: when it was sent, and when the last of its answer came. */
  readonly fromMs: number
  readonly toMs: number
  readonly least: number
  readonly most: number
}

export interface Sum {
  readonly least: number
  readonly most: number
}

export class Answers {
  readonly #given: Given[] = []

  add(given: Given): void {
    this.#given.push(given)
  }

  of(key: number): readonly Given[] {
    return this.#given.filter((given) => given.key === key)
  }

  /** Months in which anything was asked, of all keys, in order. */
  months(): string[] {
    const all = this.#given.flatMap(({ fromMs, toMs }) => [monthAt(fromMs), monthAt(toMs)])
    return [...new Set(all)].sort()
  }

  /** `least`: what was answered in this month for certain; `most`: what may have been. */
  inMonth(key: number, month: string): Sum {
    const touching = this.of(key).filter(
      ({ fromMs, toMs }) => monthAt(fromMs) <= month && month <= monthAt(toMs),
    )
    const inside = touching.filter(({ fromMs, toMs }) => monthAt(fromMs) === monthAt(toMs))
    return { least: sum(inside, 'least'), most: sum(touching, 'most') }
  }

  inAll(key: number): Sum {
    return { least: sum(this.of(key), 'least'), most: sum(this.of(key), 'most') }
  }
}

export const monthAt = (ms: number): string => new Date(ms).toISOString().slice(0, 'YYYY-MM'.length)

const sum = (given: readonly Given[], field: 'least' | 'most'): number =>
  given.reduce((total, each) => total + each[field], 0)
