/** Why a task has no result. */
import type { Fault } from './messages.ts'

/** `stalled`: it made no progress; `memory`: it took too much of it; `ended`: its thread ended for another reason. */
export type EndReason = 'stalled' | 'memory' | 'ended'

/** The task ended its thread. Another one has begun in its place. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded'
  readonly reason: EndReason
  /** Steps of the task that were begun. */
  readonly steps: number

  constructor(reason: EndReason, steps: number, options?: ErrorOptions) {
    super(`a worker thread was lost: ${WORDS[reason]}, at step ${steps} of its task`, options)
    this.reason = reason
    this.steps = steps
  }
}

const WORDS: Readonly<Record<EndReason, string>> = {
  stalled: 'it made no progress',
  memory: 'it was out of memory',
  ended: 'it ended by itself',
}

/** The task threw; its thread goes on. */
export class TaskFailed extends Error {
  override readonly name = 'TaskFailed'

  constructor({ message, stack }: Fault) {
    super(message)
    // Where it was thrown says more than where it was heard of.
    if (stack !== undefined) this.stack = stack
  }
}

/** No thread can take the task: too many wait, none can be started, or the pool is closed. */
export class NoThread extends Error {
  override readonly name = 'NoThread'
}
