/**
 * Run by test/process/cluster-limits.test.ts: a primary process and workers that take and settle by themselves. Prints
 * a line of JSON for what each worker got, and one at the end.
 */
import cluster from 'node:cluster'
import { once } from 'node:events'
import type { Standing } from '../../src/platform/access/meter.ts'
import { openPrimaryAccess, openWorkerAccess } from '../../src/platform/access/open.ts'
import { type LimitedPlan, limitsOf } from '../../src/platform/access/plans.ts'

const dataDir = process.env.DATA_DIR ?? ''
const WORKERS = 3
const plan = limitsOf('scale') as LimitedPlan

/** What a worker is told to do, with the key that it does it for. */
interface Task {
  keyId: string
  times: number
  /** Ends as after a crash, with what it took neither answered nor given back. */
  crashes: boolean
}

if (cluster.isPrimary) await primary()
else worker()

async function primary(): Promise<void> {
  const access = await openPrimaryAccess({ dataDir, instances: 1 }, cluster)
  const start = () => cluster.fork()
  const workers = Array.from({ length: WORKERS }, start)
  // The first message of each says that it listens.
  await Promise.all(workers.map((one) => once(one, 'message')))
  const tell = async (one: ReturnType<typeof start>, task: Task) => {
    const ended = once(one, 'exit')
    one.send({ task })
    await ended
  }
  // The key has 60 answers left, of which one worker reserves 30 and loses them.
  const [first, ...others] = workers
  if (first) await tell(first, { keyId: 'lastDays', times: 30, crashes: true })
  await Promise.all(others.map((one) => tell(one, { keyId: 'lastDays', times: 35, crashes: false })))
  await access.close()
  process.stdout.write(`${JSON.stringify({ done: true })}\n`)
}

function worker(): void {
  const opened = openWorkerAccess({ dataDir })
  process.on('message', async ({ task }: { task?: Task }) => {
    if (!task) return
    const access = await opened
    const { keyId } = task
    const taken = Array.from({ length: task.times }, () => access.meter.take({ keyId, plan, counts: true }))
    const standings: Standing[] = await Promise.all(taken)
    const outcomes = standings.map(({ outcome }) => outcome)
    // Every third answer is an error and does not count.
    const counts = (i: number) => !task.crashes && i % 3 !== 0
    const counted = outcomes.filter((outcome, i) => outcome === 'granted' && counts(i)).length
    process.stdout.write(`${JSON.stringify({ crashes: task.crashes, outcomes, counted })}\n`)
    if (task.crashes) process.kill(process.pid, 'SIGKILL')
    for (const [i, standing] of standings.entries()) {
      if (standing.outcome !== 'granted') continue
      const [given, unused] = counts(i) ? [1, 0] : [0, 1]
      const { month, ticket } = standing
      access.meter.settle({ keyId, month, ticket }, { given, unused, endpoint: '/v1/hotel/emissions' })
    }
    await access.close()
    process.exit(0)
  })
  void opened.then(() => process.send?.('ready'))
}
