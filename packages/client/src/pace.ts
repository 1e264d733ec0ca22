/** How fast requests may go, by what the service says of its limits: RateLimit-Policy, RateLimit, Retry-After. */

/** A limit of a month is no pace: the service says in time when it is used up. */
const WINDOW_SECONDS_MAX = 60

/** A limit as both headers name it, `"burst";q=5;w=3` and `"burst";r=4;t=1`. */
interface Limit {
  /** Requests that go at once after a rest. */
  readonly burst: number
  readonly perMs: number
  /** Requests that may still go, as the service counts them. */
  readonly remaining: number
}

/** A bucket of requests like the service's own; without a limit it never empties. Times are of one clock, in ms. */
export class Pace {
  #limit: Omit<Limit, 'remaining'> | undefined
  #requests = 0
  #atMs = 0
  #pausedUntilMs = 0

  /** Milliseconds until the next request may go. */
  waitMs(nowMs: number): number {
    this.#refill(nowMs)
    const pauseMs = Math.max(0, this.#pausedUntilMs - nowMs)
    if (this.#limit === undefined || this.#requests >= 1) return pauseMs
    return Math.max(pauseMs, (1 - this.#requests) / this.#limit.perMs)
  }

  /** A request goes. */
  take(): void {
    this.#requests -= 1
  }

  /** `onTheirWay`: requests without an answer, which the service may not have counted yet. */
  learn(headers: Headers, onTheirWay: number, nowMs: number): void {
    const limit = limitIn(headers)
    if (limit === undefined) return
    this.#refill(nowMs)
    const left = limit.remaining - onTheirWay
    // Answers may come in another order than they were counted in.
    const isOlder = this.#limit !== undefined && onTheirWay > 0
    this.#requests = isOlder ? Math.min(this.#requests, left) : left
    this.#limit = limit
    this.#atMs = nowMs
  }

  /** Nothing goes for so long. */
  pause(ms: number, nowMs: number): void {
    this.#pausedUntilMs = Math.max(this.#pausedUntilMs, nowMs + ms)
  }

  #refill(nowMs: number): void {
    if (this.#limit === undefined) return
    const { burst, perMs } = this.#limit
    this.#requests = Math.min(burst, this.#requests + (nowMs - this.#atMs) * perMs)
    this.#atMs = nowMs
  }
}

function limitIn(headers: Headers): Limit | undefined {
  const [policies, states] = [itemsOf(headers, 'ratelimit-policy'), itemsOf(headers, 'ratelimit')]
  for (const [name, { q = 0, w = 0 }] of policies) {
    const remaining = states.get(name)?.r
    if (remaining !== undefined && q > 0 && w > 0 && w <= WINDOW_SECONDS_MAX)
      return { burst: q, perMs: q / (w * 1000), remaining }
  }
  return undefined
}

/** A list of names with numbers (RFC 9651, section 3.1), as far as these headers use it. */
function itemsOf(headers: Headers, header: string): Map<string, Record<string, number>> {
  const items = (headers.get(header) ?? '').split(',').map((item): [string, Record<string, number>] => {
    const [name = '', ...params] = item.trim().split(';')
    const pairs = params.map((param) => param.trim().split('='))
    return [name, Object.fromEntries(pairs.map(([key = '', value]) => [key, Number(value)]))]
  })
  return new Map(items)
}
