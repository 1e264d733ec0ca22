/** A circuit breaker: after some failures in a row a server is not asked for a while, then once, to see. */

const FAILURES_MAX = 3
const PAUSE_MS = 10_000

export interface Breaker {
  /** Undefined when the server is not asked or fails. */
  attempt<T>(ask: () => Promise<T>): Promise<T | undefined>
}

export function breaker(now: () => number = Date.now): Breaker {
  let failures = 0
  let pausedUntil = 0
  return {
    async attempt(ask) {
      if (now() < pausedUntil) return undefined
      // While one request tries the server again, others do not wait for it.
      if (failures >= FAILURES_MAX) pausedUntil = now() + PAUSE_MS
      try {
        const answer = await ask()
        failures = 0
        pausedUntil = 0
        return answer
      } catch {
        failures++
        if (failures >= FAILURES_MAX) pausedUntil = now() + PAUSE_MS
        return undefined
      }
    },
  }
}
