/** Finds the row that ends the thread which answers it, so that it alone is not answered. */
import { problem } from '../../engine/errors.ts'
import { ThreadEnded } from '../../platform/workers/errors.ts'
import type { ChunkQuestion } from './chunk.ts'
import { StoppedBatch } from './stopped.ts'

/** Rows of a batch: each keeps a thread busy until it is lost. */
const LOST_MAX = 10

export class LostRows {
  #rowsMax = Number.POSITIVE_INFINITY
  /** Rows before the one that is suspected. */
  #before = 0
  #isFirstLost = false
  #lost = 0

  /** How the next piece is to be answered. */
  get bounds(): Pick<ChunkQuestion, 'rowsMax' | 'isFirstLost'> {
    return { rowsMax: this.#rowsMax, isFirstLost: this.#isFirstLost }
  }

  /**
   * A thread has ended: the same piece is answered again, as far as it went, then the row alone at which it ended. Throws
   * what is no such end, and a StoppedBatch where that does not help.
   */
  isLost(error: unknown): void {
    if (!(error instanceof ThreadEnded)) throw error
    if (this.#isFirstLost || this.#lost >= LOST_MAX)
      throw new StoppedBatch(problem('internal_error.rows_lost', {}))
    if (this.#rowsMax === 1) {
      this.#isFirstLost = true
      this.#lost++
      return
    }
    // The step at which it ended, or half of them where it went as far as that before.
    const whole = Math.min(error.steps - 1, Math.floor(this.#rowsMax / 2))
    this.#before = Math.max(0, whole)
    this.#rowsMax = Math.max(1, whole)
  }

  /** So many rows were answered. */
  passed(rows: number): void {
    if (rows === 0) return
    this.#isFirstLost = false
    const isSuspect = this.#before === 0
    this.#before = Math.max(0, this.#before - rows)
    this.#rowsMax = isSuspect ? Number.POSITIVE_INFINITY : Math.max(1, this.#before)
  }
}
