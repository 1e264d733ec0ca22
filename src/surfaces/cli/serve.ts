/** everygram serve [--workers [N]]. */

import { availableParallelism } from 'node:os'
import { message } from '../../messages/messages.ts'
import { UsageError } from './usage.ts'

/** Far above any machine; a slip of the finger must not start a million processes. */
const WORKERS_MAX = 1024

/** `isWarm`: see runServer; of workers each has its own. */
export async function serve(args: readonly string[], isWarm: () => void): Promise<void> {
  const workers = workerCount(args)
  if (workers === undefined) {
    const { runServer } = await import('../process/main.ts')
    return runServer(isWarm)
  }
  const { runWorkers } = await import('../process/cluster/primary.ts')
  await runWorkers(workers)
}

/** Undefined without --workers; all cores without a number. */
function workerCount(args: readonly string[]): number | undefined {
  const [option, given, ...more] = args.flatMap((arg) => arg.split(/(?<=^--workers)=/))
  if (option === undefined) return undefined
  if (option !== '--workers' || more.length > 0) {
    throw new UsageError(message('cli.serve_arguments', { value: args.join(' ') }))
  }
  if (given === undefined) return availableParallelism()
  const count = /^\d{1,4}$/.test(given) ? Number(given) : 0
  if (count >= 1 && count <= WORKERS_MAX) return count
  throw new UsageError(message('cli.workers', { max: WORKERS_MAX, value: given }))
}
