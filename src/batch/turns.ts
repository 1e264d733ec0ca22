/** Pauses among rows, in which other requests are answered and signals heard. */
import { setImmediate as pause } from 'node:timers/promises'

/** Others are not kept waiting for longer. */
const TURN_MS = 10
/** The clock is looked at so often. */
const ROWS_A_LOOK = 16

/** For how long others have been waiting. */
export class Turns {
  #began = performance.now()
  #rows = 0

  /** Slow rows look at the clock each time. */
  isOver(isSlow: boolean): boolean {
    this.#rows++
    if (this.#rows < ROWS_A_LOOK && !isSlow) return false
    this.#rows = 0
    return performance.now() - this.#began >= TURN_MS
  }

  async next(): Promise<void> {
    await pause()
    this.#began = performance.now()
  }
}
