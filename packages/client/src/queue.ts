/** Requests in the order of their calls: some at once, and no faster than the service allows. */
import { retryAfterMs } from './error.ts'
import { Pace } from './pace.ts'

/** Until the service has answered: fewer than the least burst of a plan. */
const FIRST_AT_ONCE = 4
export const TOO_MANY = 429

export interface Place {
  /** In the order of calls: a request that is sent again keeps it. */
  readonly number: number
  /** Whether it is one of those at once. One whose rows come as they are made is not: what makes them may ask too. */
  readonly isCounted: boolean
}

export interface QueueLimits {
  readonly atOnceMax: number
  /** Who is told to wait for longer is told so at once, as when the month is used up. */
  readonly pauseMsMax: number
}

interface Waiting extends Place {
  readonly go: () => void
}

export class Queue {
  readonly #limits: QueueLimits
  readonly #pace = new Pace()
  readonly #waiting: Waiting[] = []
  /** One more with each answer, half as many when the service refuses. */
  #atOnce: number
  #onTheirWay = 0
  #calls = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Throws a RangeError for a queue that never moves. */
  constructor(limits: QueueLimits) {
    const { atOnceMax } = limits
    if (!(atOnceMax >= 1)) throw new RangeError(`atOnceMax must be at least 1; it is ${atOnceMax}.`)
    this.#limits = limits
    this.#atOnce = Math.min(FIRST_AT_ONCE, atOnceMax)
  }

  place(isCounted: boolean): Place {
    return { number: this.#calls++, isCounted }
  }

  /** Resolves when the request may go; rejects with the reason of the signal as soon as it is aborted. */
  async enter(place: Place, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    await new Promise<void>((resolve, reject) => {
      const abort = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        this.#goOn()
        reject(signal?.reason)
      }
      const go = () => {
        signal?.removeEventListener('abort', abort)
        resolve()
      }
      const waiting = { ...place, go }
      signal?.addEventListener('abort', abort, { once: true })
      const at = this.#waiting.findIndex(({ number }) => number > place.number)
      this.#waiting.splice(at === -1 ? this.#waiting.length : at, 0, waiting)
      this.#goOn()
    })
  }

  /** The head of the answer is there; without one the connection was lost. */
  leave({ isCounted }: Place, response?: Response): void {
    if (isCounted) this.#onTheirWay--
    if (response !== undefined) this.#learn(response)
    this.#goOn()
  }

  #learn({ status, headers }: Response): void {
    const nowMs = performance.now()
    this.#pace.learn(headers, this.#onTheirWay, nowMs)
    if (status !== TOO_MANY) {
      this.#atOnce = Math.min(this.#limits.atOnceMax, this.#atOnce + 1)
      return
    }
    this.#atOnce = Math.max(1, Math.floor(this.#atOnce / 2))
    const ms = retryAfterMs(headers.get('retry-after')) ?? 0
    if (ms <= this.#limits.pauseMsMax) this.#pace.pause(ms, nowMs)
  }

  /** The service refuses for so long: nobody asks before. */
  pause(ms: number): void {
    this.#pace.pause(ms, performance.now())
    this.#goOn()
  }

  /** Its timer keeps a process alive that waits for an answer, and is gone when nobody waits. */
  #goOn(): void {
    clearTimeout(this.#timer)
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      if (next.isCounted && this.#onTheirWay >= this.#atOnce) return
      const ms = this.#pace.waitMs(performance.now())
      if (ms > 0) {
        this.#timer = setTimeout(() => this.#goOn(), Math.ceil(ms))
        return
      }
      this.#waiting.shift()
      this.#pace.take()
      if (next.isCounted) this.#onTheirWay++
      next.go()
    }
  }
}
