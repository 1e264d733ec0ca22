/** The worker threads of a server. */
import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Context } from '../../../contract/operation.ts'
import { ApiError, problem } from '../../../engine/errors.ts'
import { CHANNELS, tellAway, tellFallback, tellRefused } from '../../../engine/helpers/events.ts'
import type { GeographyFiles } from '../../../geo/files.ts'
import type { SearchElsewhere } from '../../../geo/networks/route-cache.ts'
import { openPool, type Pool } from '../../../platform/workers/pool.ts'
import { type Tasks, tasksHere } from '../../tasks/tasks.ts'
import { searchIn, tasksInThreads } from '../../tasks/threads.ts'
import type { Config } from '../config.ts'
import { methodPages } from '../data/method-pages.ts'
import type { FromThread, ThreadData, ToThread } from './messages.ts'

/** Of a process. The event loop has the core that they leave. */
const THREADS_MAX = 2
/** A row that makes no progress for so long makes none. */
const STALL_MS = 10_000
/** Batches, jobs and requests that wait for a turn; each has one task at a time. */
const WAITING_MAX = 1000
/** Megabytes of a thread's own heap: two of them, the process and the geography fit into 512 MiB. */
const HEAP_MB = 160
/** Of it what is new: with less, a tenth more of its time goes into clearing up behind rows. */
const YOUNG_HEAP_MB = 64
/** The first requests of a start come before. */
const WARM_AFTER_MS = 1500

export interface Threads {
  readonly tasks: Tasks
  /** For journeys that are not known yet. */
  readonly search: SearchElsewhere
  /** To be called when the server listens: what happens is logged from then on. */
  start(log: ThreadLog): void
}

/** The files of the geography, in memory that all threads share. */
export type BringGeography = () => Promise<GeographyFiles>

export interface ThreadLog {
  error(details: object, message: string): void
}

/** From source, where there is no bundle that a thread could begin with, all is done on the thread that asks. */
export function openThreads(config: Config, context: Context, geography: BringGeography): Threads {
  if (!IS_BUNDLED)
    return { tasks: tasksHere(context, methodPages()), search: () => undefined, start: () => {} }
  let log: ThreadLog = { error: () => {} }
  const pool: Pool = openPool({
    size: threadCount(),
    stallMs: STALL_MS,
    waitingMax: WAITING_MAX,
    start: (progress) =>
      new Worker(new URL('thread.js', import.meta.url), {
        workerData: { progress, config } satisfies ThreadData,
        resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
      }),
    onLost: (err) => log.error({ err }, 'a worker thread was lost; another one begins'),
    onTell: (message) => hear(message as FromThread, pool, geography),
  })
  return {
    tasks: tasksInThreads(pool),
    search: searchIn(pool),
    start(given) {
      log = given
      setTimeout(() => pool.warm(), WARM_AFTER_MS).unref()
    },
  }
}

/** The bundle is CommonJS, the source is TypeScript. */
const IS_BUNDLED = import.meta.url.endsWith('.cjs')

/** Of the processes of a cluster each has one. */
function threadCount(): number {
  if (cluster.isWorker) return 1
  return Math.max(1, Math.min(THREADS_MAX, availableParallelism() - 1))
}

async function hear(message: FromThread, pool: Pool, geography: BringGeography) {
  if ('fallback' in message) return tellFallback(message.fallback)
  if ('refused' in message) return tellRefused(message.refused)
  if ('answered' in message) return CHANNELS.answered.publish(message.answered)
  if ('away' in message) return tellAway(message.away.service, message.away.isAway)
  const told = await geography().then(
    (files): ToThread => ({ geography: files }),
    (error): ToThread => ({
      noGeography: error instanceof ApiError ? error.problems[0] : problem('unavailable.geography', {}),
    }),
  )
  pool.tell(told)
}
