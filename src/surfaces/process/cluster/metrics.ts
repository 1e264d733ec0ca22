/**
 * One answer to /metrics for all workers. The worker that is asked asks the primary, which collects a part from every
 * worker and adds the parts up; a worker that does not answer in time is left out.
 */
import type { Cluster, Worker } from 'node:cluster'
import type { Logger } from 'pino'
import type { MetricObject } from 'prom-client'

type Message =
  | { everygram: 'metrics asked' | 'metrics part asked'; id: number }
  | { everygram: 'metrics part'; id: number; part: MetricObject[] }
  | { everygram: 'metrics'; id: number; text: string }

const PART_WAIT_MS = 1000
const TEXT_WAIT_MS = 3000

let lastId = 0

/** In a worker: the metrics of all, from the primary. Rejects when it does not answer. */
export function askAllWorkers(): Promise<string> {
  const id = ++lastId
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer)
      process.off('message', onMessage)
      act()
    }
    const onMessage = (message: Message) => {
      if (message.everygram === 'metrics' && message.id === id) settle(() => resolve(message.text))
    }
    const timer = setTimeout(
      () => settle(() => reject(new Error('the primary process did not answer'))),
      TEXT_WAIT_MS,
    )
    process.on('message', onMessage)
    send(process, { everygram: 'metrics asked', id })
  })
}

/** In a worker: its part, whenever the primary asks. */
export function serveOwnPart(data: () => Promise<MetricObject[]>): void {
  process.on('message', (message: Message) => {
    if (message.everygram !== 'metrics part asked') return
    const { id } = message
    void data().then((part) => send(process, { everygram: 'metrics part', id, part }))
  })
}

/**
 * In the primary: answers every worker that asks; one that gets no answer gives up in time and says so. What happens in
 * the primary itself is a part like any other.
 */
export async function servePrimaryMetrics(cluster: Cluster, log: Pick<Logger, 'error'>): Promise<void> {
  const { addUp, openEventCounts } = await import('./add-up.ts')
  const ownPart = openEventCounts()
  const failed = (error: Error) => log.error({ err: error }, 'metrics could not be collected')
  cluster.on('message', (worker: Worker, message: Message) => {
    if (message.everygram !== 'metrics asked') return
    const { id } = message
    const asked = partsOfAll(cluster, ownPart).then(addUp)
    asked.then((text) => send(worker, { everygram: 'metrics', id, text }), failed)
  })
}

async function partsOfAll(
  cluster: Cluster,
  ownPart: () => Promise<MetricObject[]>,
): Promise<MetricObject[][]> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected())
  const parts = await Promise.all([ownPart(), ...workers.map((worker) => partOf(worker as Worker))])
  return parts.filter((part) => part.length > 0)
}

/** Nothing when the worker does not answer in time. */
function partOf(worker: Worker): Promise<MetricObject[]> {
  const id = ++lastId
  return new Promise((resolve) => {
    const settle = (part: MetricObject[]) => {
      clearTimeout(timer)
      worker.off('message', onMessage)
      resolve(part)
    }
    const onMessage = (message: Message) => {
      if (message.everygram === 'metrics part' && message.id === id) settle(message.part)
    }
    const timer = setTimeout(settle, PART_WAIT_MS, [])
    worker.on('message', onMessage)
    send(worker, { everygram: 'metrics part asked', id })
  })
}

/** A receiver that has just gone is no fault. */
function send(to: NodeJS.Process | Worker, message: Message): void {
  to.send?.(message, undefined, undefined, () => {})
}
