/** Metrics of this installation: of this process, or, under `everygram serve --workers`, of all workers together. */
import cluster from 'node:cluster'
import type { Server } from 'node:http'
import type { Edition } from '../domains/edition.ts'
import type { Metrics } from './registry.ts'

export type OpenMetrics = (edition: Edition, server: Server) => Promise<Metrics>

/** prom-client is loaded here and nowhere else, so that it costs nothing when METRICS is off. */
export const openMetrics: OpenMetrics = async (edition, server) => {
  const { openMetrics: open } = await import('./registry.ts')
  const own = open(edition, server)
  if (!cluster.isWorker) return own
  const { askAllWorkers, serveOwnPart } = await import('../process/cluster/metrics.ts')
  serveOwnPart(own.data)
  return { ...own, text: askAllWorkers }
}
