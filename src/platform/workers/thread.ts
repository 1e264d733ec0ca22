/** One thread of a pool: begun, given a task at a time, watched, ended. */
import type { Worker } from 'node:worker_threads'
import { type EndReason, TaskFailed, ThreadEnded } from './errors.ts'
import {
  beginSteps,
  type FromThread,
  lifeOf,
  newProgress,
  type Progress,
  stepsOf,
  type ToThread,
} from './messages.ts'

export interface Task {
  readonly name: string
  /** Cloned into the thread. */
  readonly input: unknown
  /** Of the input: handed over instead of copied. */
  readonly transfer?: readonly ArrayBuffer[] | undefined
}

export interface ThreadOptions {
  /** Begins the thread, which serves tasks (serve.ts) and shares `progress`. */
  start(progress: Progress): Worker
  /** How often `watch` may see no progress before the thread is ended. */
  readonly patience: number
  /** It can take its first task. */
  onReady(): void
  /** It takes no more. `isReady`: whether it ever did. */
  onEnd(isReady: boolean, error: unknown): void
  /** What it says beside results. */
  onTell(message: unknown): void
}

interface Running {
  readonly call: number
  resolve(value: unknown): void
  reject(error: Error): void
}

export class Thread {
  readonly #options: ThreadOptions
  readonly #progress = newProgress()
  readonly #worker: Worker
  readonly #ended: Promise<void>
  #running: Running | undefined
  #calls = 0
  #isReady = false
  #isOver = false
  #reason: EndReason | undefined
  #error: unknown
  #life = 0
  #unchanged = 0
  /** Whose task it had last: what it has kept for one is there for the next. */
  caller: unknown

  constructor(options: ThreadOptions) {
    this.#options = options
    this.#worker = options.start(this.#progress)
    this.#worker.unref()
    this.#worker.on('message', (message: FromThread) => this.#hear(message))
    this.#worker.on('messageerror', (error) => this.#fail(error))
    this.#worker.on('error', (error: Error & { code?: string }) => {
      this.#error = error
      this.#reason ??= error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'ended'
    })
    this.#ended = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#over()
        resolve()
      })
    })
  }

  get isReady(): boolean {
    return this.#isReady && !this.#isOver
  }

  get isIdle(): boolean {
    return this.isReady && this.#running === undefined
  }

  /** To be called while it is idle. Rejects with a TaskFailed or a ThreadEnded. */
  run({ name, input, transfer = [] }: Task): Promise<unknown> {
    const call = ++this.#calls
    beginSteps(this.#progress)
    this.#unchanged = 0
    this.#worker.ref()
    return new Promise((resolve, reject) => {
      this.#running = { call, resolve, reject }
      this.#worker.postMessage({ call, name, input } satisfies ToThread, [...transfer])
    })
  }

  tell(message: unknown): void {
    if (!this.#isOver) this.#worker.postMessage({ tell: message } satisfies ToThread)
  }

  /** To be called at regular intervals: ends a thread that has made no progress for long. */
  watch(): void {
    const life = lifeOf(this.#progress)
    this.#unchanged = life === this.#life ? this.#unchanged + 1 : 0
    this.#life = life
    if (this.#running === undefined || this.#unchanged < this.#options.patience) return
    this.#reason = 'stalled'
    void this.#worker.terminate()
  }

  /** Its task, if it has one, is lost. */
  async end(): Promise<void> {
    await this.#worker.terminate()
    await this.#ended
  }

  #hear(message: FromThread): void {
    if ('ready' in message) {
      this.#isReady = true
      this.#options.onReady()
      return
    }
    if ('tell' in message) {
      this.#options.onTell(message.tell)
      return
    }
    const running = this.#running
    if (message.call !== running?.call) return
    this.#running = undefined
    this.#worker.unref()
    if ('fault' in message) running.reject(new TaskFailed(message.fault))
    else running.resolve(message.value)
  }

  /** What it said could not be read: whatever it was, its task has no result. */
  #fail(error: Error): void {
    this.#error = error
    this.#reason ??= 'ended'
    void this.#worker.terminate()
  }

  #over(): void {
    this.#isOver = true
    const running = this.#running
    this.#running = undefined
    const reason = this.#reason ?? 'ended'
    const error = new ThreadEnded(reason, stepsOf(this.#progress), { cause: this.#error })
    running?.reject(error)
    this.#options.onEnd(this.#isReady, this.#error ?? error)
  }
}
