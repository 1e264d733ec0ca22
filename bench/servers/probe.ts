/** Loaded into every measured server with --import: tells its CPU time and memory when the benchmark asks. */
import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { watchTurns } from '../../test/support/turns.js'

export interface Usage {
  /** Microseconds of CPU, user and system, of all threads of the process; of its workers too. */
  cpuMicros: number
  rssBytes: number
}

/** What is left when all that can go has gone. */
export interface Retained extends Usage {
  /** Of the heap and of buffers outside of it. */
  retainedBytes: number
}

/** Of the event loop of this process alone. */
export interface Turns {
  /** Milliseconds of CPU. */
  longestMs: number
}

const COLLECTIONS = 3
const COLLECTED_AFTER_MS = 50

let turns: ReturnType<typeof watchTurns> | undefined

process.on('message', (message) => {
  if (message === 'usage') void usageOfAll().then((usage) => process.send?.(usage))
  if (message === 'retained') void retained().then((found) => process.send?.(found))
  if (message === 'turns') process.send?.(nextTurns())
})
// No server outlives the benchmark.
process.on('disconnect', () => process.exit())

/** Since the last time that it was called, from when on turns are watched. */
function nextTurns(): Turns {
  const longestMs = turns?.end() ?? 0
  turns = watchTurns()
  return { longestMs }
}

/** Of this process alone. */
async function retained(): Promise<Retained> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  // What a buffer holds outside of the heap goes a while after the buffer itself has.
  for (let times = 0; times < COLLECTIONS; times++) {
    collect()
    await wait(COLLECTED_AFTER_MS)
  }
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed, external } = process.memoryUsage()
  return { cpuMicros: user + system, rssBytes: rss, retainedBytes: heapUsed + external }
}

/** Workers load this file as well, and are asked as the benchmark asks the primary process. */
async function usageOfAll(): Promise<Usage> {
  const { user, system } = process.cpuUsage()
  const own = { cpuMicros: user + system, rssBytes: process.memoryUsage.rss() }
  const others = Object.values(cluster.workers ?? {}).map((worker) => usageOf(worker as Worker))
  return (await Promise.all(others)).reduce(
    (sum, { cpuMicros, rssBytes }) => ({
      cpuMicros: sum.cpuMicros + cpuMicros,
      rssBytes: sum.rssBytes + rssBytes,
    }),
    own,
  )
}

function usageOf(worker: Worker): Promise<Usage> {
  return new Promise((resolve) => {
    const onMessage = (message: Partial<Usage>) => {
      if (message.cpuMicros === undefined) return
      worker.off('message', onMessage)
      resolve(message as Usage)
    }
    worker.on('message', onMessage)
    worker.send('usage')
  })
}
