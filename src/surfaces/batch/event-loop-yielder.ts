/** Pauses among rows, in which other requests are answered and signals heard. */
import { setImmediate as pause } from 'node:timers/promises'

/** Others are not kept waiting for longer. */
const TURN_MS = 10

export class EventLoopYielder {
  #began = performance.now()

  /** Whether others have been waiting for long enough. */
  isDue(): boolean {
    return performance.now() - this.#began >= TURN_MS
  }

  async pause(): Promise<void> {
    await pause()
    this.#began = performance.now()
  }
}
