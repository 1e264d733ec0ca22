/** Errors of routes against published distances: means and distributions. */

export interface Judged {
  readonly from: string
  readonly to: string
  readonly publishedKm: number
  /** Undefined where no route was found. */
  readonly foundKm: number | undefined
  readonly continent: string
  readonly set: string
  readonly use: string
}

/** With the multipliers of the found distance between which nine of ten should lie. */
export interface JudgedRange extends Judged {
  readonly range: { readonly low: number; readonly high: number }
}

/** Signed, in per cent; a pair without a route counts as missed altogether. */
export function errorPercent({ publishedKm, foundKm }: Judged): number {
  return foundKm === undefined ? -100 : (foundKm / publishedKm - 1) * 100
}

export interface Summary {
  readonly pairs: number
  readonly meanAbsolute: number
  /** The middle one, with its sign: whether routes tend to be too long or too short. */
  readonly median: number
  readonly absolute90: number
  readonly worst: Judged | undefined
}

export function summarise(judged: readonly Judged[]): Summary {
  const signed = judged.map(errorPercent).sort((a, b) => a - b)
  const absolute = signed.map(Math.abs).sort((a, b) => a - b)
  const at = (values: readonly number[], share: number) =>
    values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
  return {
    pairs: judged.length,
    meanAbsolute: absolute.reduce((sum, value) => sum + value, 0) / Math.max(1, absolute.length),
    median: at(signed, 1 / 2),
    absolute90: at(absolute, 0.9),
    worst: judged.reduce<Judged | undefined>(
      (worst, pair) =>
        worst && Math.abs(errorPercent(worst)) >= Math.abs(errorPercent(pair)) ? worst : pair,
      undefined,
    ),
  }
}

/** How many pairs are off by at most so many per cent. */
export function sharesWithin(judged: readonly Judged[], limits: readonly number[]): number[] {
  return limits.map(
    (limit) =>
      judged.filter((pair) => Math.abs(errorPercent(pair)) <= limit).length / Math.max(1, judged.length),
  )
}

/** How many pairs lie inside the range of the answer; one without a route does not. */
export function shareInside(judged: readonly JudgedRange[]): number {
  const inside = judged.filter(({ publishedKm, foundKm, range }) => {
    const ratio = foundKm === undefined ? 0 : publishedKm / foundKm
    return ratio >= range.low && ratio <= range.high
  })
  return inside.length / Math.max(1, judged.length)
}
