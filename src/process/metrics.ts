/** Metrics of this installation: of this process, or, under `everygram serve --workers`, of all workers together. */
import cluster from 'node:cluster'
import type { OpenMetrics } from '../metrics/metrics.ts'
import { askAllWorkers, serveOwnPart } from './cluster/metrics.ts'
import { RELEASE } from './package-root.ts'

/** prom-client is loaded here and nowhere else, so that it costs nothing when METRICS is off. */
export const openMetrics: OpenMetrics = async (edition, server) => {
  const { openProcessMetrics } = await import('../metrics/registry.ts')
  const own = openProcessMetrics({ edition, server, release: RELEASE })
  if (!cluster.isWorker) return own
  serveOwnPart(own.data)
  return { ...own, text: askAllWorkers }
}
