/** The workers of a primary process: started, started again when they crash, ended together. */
import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { type End, isReady, type Ready } from './messages.ts'
import { restartPauses } from './restarts.ts'

/** On top of what a worker allows itself. */
const KILL_AFTER_MS = 1000

export interface Workers {
  /** Resolves with what the worker says when it is ready, or with undefined when it ends before; it has said why. */
  startFirst(): Promise<Ready | undefined>
  /** Resolves when the worker is ready or has ended. */
  start(): Promise<unknown>
  /** Ends all. Gives the exit code: 0 when all ended well. Who takes longer than `longestMs` is killed. */
  end(longestMs: number): Promise<number>
  kill(): void
}

export function keepWorkers(log: Pick<Logger, 'error'>): Workers {
  const pauses = restartPauses()
  let isEnding = false
  const start = () => {
    const worker = cluster.fork()
    keep(worker)
    return becomesReady(worker)
  }
  const keep = (worker: Worker) => {
    const startedAt = performance.now()
    // A worker that is told before it listens to us has not heard it.
    worker.on('message', (message) => isReady(message) && isEnding && tellEnd(worker))
    worker.once('exit', (code, signal) => {
      if (isEnding) return
      const pauseMs = pauses(performance.now() - startedAt)
      log.error(
        { worker: worker.process.pid, code, signal, pauseMs },
        'a worker ended; another one is started',
      )
      setTimeout(() => !isEnding && start(), pauseMs)
    })
  }
  return {
    start,
    async startFirst() {
      const first = cluster.fork()
      const ready = await becomesReady(first)
      if (ready) keep(first)
      return ready
    },
    async end(longestMs) {
      isEnding = true
      for (const worker of all()) tellEnd(worker)
      const codes = await Promise.all(all().map((worker) => exitCode(worker, longestMs + KILL_AFTER_MS)))
      return Math.max(0, ...codes)
    },
    kill() {
      for (const worker of all()) worker.process.kill('SIGKILL')
    },
  }
}

const all = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

function becomesReady(worker: Worker): Promise<Ready | undefined> {
  return new Promise((resolve) => {
    worker.on('message', (message) => isReady(message) && resolve(message))
    worker.once('exit', () => resolve(undefined))
  })
}

/** One that has just gone need not be told. */
function tellEnd(worker: Worker): void {
  worker.send({ everygram: 'end' } satisfies End, undefined, undefined, () => {})
}

function exitCode(worker: Worker, killAfterMs: number): Promise<number> {
  return new Promise((resolve) => {
    const late = setTimeout(() => worker.process.kill('SIGKILL'), killAfterMs)
    worker.once('exit', (code) => {
      clearTimeout(late)
      resolve(code ?? 1)
    })
  })
}
