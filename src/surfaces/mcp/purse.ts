/** Answers that were booked for one message, wherever it is answered. */
import type { ErrorCode } from '../../engine/errors.ts'
import type { Allowance } from '../batch/allowance.ts'
import { StoppedBatch } from '../batch/stopped.ts'

/** Of one message: as many as compare takes questions. */
export const ANSWERS_MAX = 20

export interface BookedAnswers {
  readonly answers: number
  /** Why there are no more. */
  readonly end: { readonly code: ErrorCode; readonly message: string }
}

export class Purse implements Allowance {
  readonly #end: BookedAnswers['end']
  #left: number
  #given = 0

  constructor({ answers, end }: BookedAnswers) {
    this.#left = answers
    this.#end = end
  }

  get given(): number {
    return this.#given
  }

  async reserve(wanted: number): Promise<number> {
    if (this.#left === 0) throw new StoppedBatch(this.#end)
    const granted = Math.min(wanted, this.#left)
    this.#left -= granted
    return granted
  }

  settle(given: number, unused: number): void {
    this.#given += given
    this.#left += unused
  }
}
