/** How much of the machine other processes use: figures taken on a busy machine mean little. */
import { cpus } from 'node:os'

const MICROS_PER_MS = 1000

/** Milliseconds of CPU that all processes together have used. */
function busyMs(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)
}

function ownMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / MICROS_PER_MS
}

/** Begins to watch; the function tells the share of all cores used by others than this process and `serverMs`. */
export function watchOthers(): (serverMs: number) => number {
  const started = { at: performance.now(), busy: busyMs(), own: ownMs() }
  return (serverMs) => {
    const others = busyMs() - started.busy - (ownMs() - started.own) - serverMs
    return Math.max(0, others / ((performance.now() - started.at) * cpus().length))
  }
}
