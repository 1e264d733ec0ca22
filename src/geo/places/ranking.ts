/** The best few of many scored places. */

export interface Scored {
  readonly index: number
  readonly score: number
}

export interface Ranking {
  /** A place may come more than once: its best score counts. */
  add(index: number, score: number): void
  /** What a place must score to be listed. */
  threshold(): number
  /** Best first. */
  list(): readonly Scored[]
}

export function ranking(limit: number): Ranking {
  const best: Scored[] = []
  return {
    add(index, score) {
      const known = best.findIndex((one) => one.index === index)
      if (known >= 0) {
        if ((best[known]?.score ?? 0) >= score) return
        best.splice(known, 1)
      }
      const at = best.findIndex((one) => one.score < score || (one.score === score && one.index > index))
      best.splice(at < 0 ? best.length : at, 0, { index, score })
      if (best.length > limit) best.pop()
    },
    threshold: () => (best.length < limit ? 0 : (best.at(-1)?.score ?? 0)),
    list: () => best,
  }
}
