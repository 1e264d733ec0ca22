/** Pools of threads that run a TypeScript file of the tests. */
import { Worker } from 'node:worker_threads'
import { onTestFinished } from 'vitest'
import { openPool, type Pool, type PoolOptions } from '../../src/platform/workers/pool.ts'

/** Megabytes of a thread's own heap. */
const HEAP_MB = 64

/** Closed when the test is over. `file`: beside this one. */
export function testPool(file: string, options: Partial<PoolOptions> = {}, workerData: object = {}): Pool {
  const pool = openPool({
    size: 2,
    stallMs: 400,
    waitingMax: 100,
    start: (progress) =>
      new Worker(new URL('typescript-thread.js', import.meta.url), {
        resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
        workerData: { ...workerData, file: new URL(file, import.meta.url).href, progress },
      }),
    ...options,
  })
  onTestFinished(() => pool.close(0))
  return pool
}
