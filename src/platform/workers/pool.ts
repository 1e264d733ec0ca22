/**
 * Threads for work that may be long, so that the one that answers others never waits for it. They begin when they are
 * needed first. A task that makes no progress, or takes too much memory, ends its thread and nothing else: another thread
 * begins in its place, and whoever asked is told with a ThreadEnded.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { NoThread, ThreadEnded } from './errors.ts'
import { FairQueue } from './fair-queue.ts'
import type { Progress } from './messages.ts'
import { type Task, Thread } from './thread.ts'

export type { Task } from './thread.ts'

export interface PoolOptions {
  /** Threads at most. */
  readonly size: number
  /** Milliseconds: a task that makes no progress for so long is ended. */
  readonly stallMs: number
  /** Tasks that may wait; further ones are refused. */
  readonly waitingMax: number
  /** Begins a thread, which serves tasks (serve.ts) and shares `progress`. */
  start(progress: Progress): Worker
  /** A thread has ended before the pool was closed. */
  onLost?(error: unknown): void
  /** A thread says something beside results. */
  onTell?(message: unknown): void
}

export interface Asked {
  /** Whoever asks, as any value: several have their turns one after the other. */
  readonly caller?: unknown
  /** Aborted: nobody waits for the result any more. */
  readonly signal?: AbortSignal | undefined
}

export interface Pool {
  /** Whether a thread can take tasks now, without having to begin. */
  readonly isReady: boolean
  /** Rejects with a TaskFailed, a ThreadEnded, a NoThread, or the reason of the signal. */
  run(task: Task, asked?: Asked): Promise<unknown>
  /** Tells each thread something that has no result. */
  tell(message: unknown): void
  /** Begins one thread where there is none. */
  warm(): void
  /** Waits for the tasks at hand, for `graceMs` at most; those that wait are refused. */
  close(graceMs: number): Promise<void>
}

interface Waiting {
  readonly task: Task
  resolve(value: unknown): void
  reject(error: unknown): void
}

/** How often a thread is looked at before it is ended. */
const LOOKS = 4

export function openPool(options: PoolOptions): Pool {
  return new ThreadPool(options)
}

class ThreadPool implements Pool {
  readonly #options: PoolOptions
  readonly #queue = new FairQueue<Waiting>()
  readonly #threads = new Set<Thread>()
  readonly #running = new Set<Promise<unknown>>()
  #watching: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: PoolOptions) {
    this.#options = options
  }

  get isReady(): boolean {
    return [...this.#threads].some(({ isReady }) => isReady)
  }

  run(task: Task, { caller, signal }: Asked = {}): Promise<unknown> {
    if (this.#isClosed) return Promise.reject(new NoThread('The server is closing.'))
    if (this.#queue.length >= this.#options.waitingMax)
      return Promise.reject(new NoThread(`${this.#queue.length} tasks are waiting, which is as many as may.`))
    if (signal?.aborted) return Promise.reject(signal.reason)
    return new Promise((resolve, reject) => {
      const waiting = { task, resolve, reject }
      const abort = () => {
        this.#queue.remove(caller, waiting)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', abort)
      const settled =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          signal?.removeEventListener('abort', abort)
          settle(value)
        }
      Object.assign(waiting, { resolve: settled(resolve), reject: settled(reject) })
      this.#queue.add(caller, waiting)
      this.#next()
    })
  }

  tell(message: unknown): void {
    for (const thread of this.#threads) thread.tell(message)
  }

  warm(): void {
    if (this.#threads.size === 0 && !this.#isClosed) this.#begin()
  }

  async close(graceMs: number): Promise<void> {
    this.#isClosed = true
    for (const { reject } of this.#queue.clear()) reject(new NoThread('The server is closing.'))
    const waiting = new AbortController()
    const late = wait(graceMs, undefined, { signal: waiting.signal }).catch(() => {})
    await Promise.race([Promise.allSettled(this.#running), late])
    waiting.abort()
    clearInterval(this.#watching)
    await Promise.all([...this.#threads].map((thread) => thread.end()))
  }

  #next(): void {
    while (this.#queue.length > 0) {
      const idle = [...this.#threads].filter(({ isIdle }) => isIdle)
      if (idle.length === 0) {
        if (this.#threads.size < this.#options.size) this.#begin()
        return
      }
      const { caller, item } = this.#queue.take() as { caller: unknown; item: Waiting }
      const thread = idle.find((one) => one.caller === caller) ?? (idle[0] as Thread)
      this.#give(thread, caller, item)
    }
  }

  #give(thread: Thread, caller: unknown, { task, resolve, reject }: Waiting): void {
    thread.caller = caller
    this.#watch()
    const done = thread.run(task).then(resolve, reject)
    this.#running.add(done)
    void done.then(() => {
      this.#running.delete(done)
      this.#next()
    })
  }

  #begin(): void {
    const { start, stallMs: _, onLost, onTell } = this.#options
    try {
      const thread: Thread = new Thread({
        start,
        patience: LOOKS,
        onReady: () => this.#next(),
        onEnd: (isReady, error) => {
          this.#threads.delete(thread)
          if (this.#isClosed) return
          onLost?.(error)
          if (isReady) this.#begin()
          else this.#refuse(error)
        },
        onTell: (message) => onTell?.(message),
      })
      this.#threads.add(thread)
    } catch (error) {
      onLost?.(error)
      this.#refuse(error)
    }
  }

  /** No thread can be begun: where there is no other one, nobody waits for what will not come. */
  #refuse(cause: unknown): void {
    if (this.#threads.size > 0) return
    for (const { reject } of this.#queue.clear())
      reject(new NoThread('No worker thread could be started.', { cause }))
  }

  /** While there is work; a thread that waits for a service still turns its event loop. */
  #watch(): void {
    if (this.#watching) return
    this.#watching = setInterval(() => {
      for (const thread of this.#threads) thread.watch()
      if (this.#running.size > 0) return
      clearInterval(this.#watching)
      this.#watching = undefined
    }, this.#options.stallMs / LOOKS)
    this.#watching.unref()
  }
}

export const isLost = (error: unknown): error is ThreadEnded => error instanceof ThreadEnded
