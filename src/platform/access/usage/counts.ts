/** Answers by key, day and endpoint. */
export interface UsageRow {
  keyId: string
  /** YYYY-MM-DD, UTC. */
  day: string
  /** The path of the endpoint. */
  endpoint: string
  answers: number
}

export class Counts {
  /** By key, then day, then endpoint: no text is put together for a request. */
  readonly #keys = new Map<string, Map<string, Map<string, number>>>()

  get isEmpty(): boolean {
    return this.#keys.size === 0
  }

  addRows(rows: readonly UsageRow[]): void {
    for (const { keyId, day, endpoint, answers } of rows) this.add(keyId, day, endpoint, answers)
  }

  /** All answers. */
  get size(): number {
    return this.rows().reduce((sum, { answers }) => sum + answers, 0)
  }

  add(keyId: string, day: string, endpoint: string, answers = 1): void {
    let days = this.#keys.get(keyId)
    if (days === undefined) {
      days = new Map()
      this.#keys.set(keyId, days)
    }
    let endpoints = days.get(day)
    if (endpoints === undefined) {
      endpoints = new Map()
      days.set(day, endpoints)
    }
    endpoints.set(endpoint, (endpoints.get(endpoint) ?? 0) + answers)
  }

  /** Answers of a key in a month (YYYY-MM). */
  answers(keyId: string, month: string): number {
    let sum = 0
    for (const [day, endpoints] of this.#keys.get(keyId) ?? []) {
      if (!day.startsWith(month)) continue
      for (const answers of endpoints.values()) sum += answers
    }
    return sum
  }

  /** In the order of key, day and endpoint, so that writers who come together lock rows in the same order. */
  rows(): UsageRow[] {
    const rows: UsageRow[] = []
    for (const [keyId, days] of this.#keys) {
      for (const [day, endpoints] of days) {
        for (const [endpoint, answers] of endpoints) rows.push({ keyId, day, endpoint, answers })
      }
    }
    return rows.sort(
      (a, b) => compare(a.keyId, b.keyId) || compare(a.day, b.day) || compare(a.endpoint, b.endpoint),
    )
  }
}

/** As texts are stored: by their characters. */
export function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
