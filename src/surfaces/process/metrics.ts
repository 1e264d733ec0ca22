/** Metrics of this installation: of this process, or, under `everygram serve --workers`, of all workers together. */
import cluster from 'node:cluster'
import { createServer, type Server } from 'node:http'
import type { Metrics, OpenMetrics } from '../../platform/metrics/metrics.ts'
import { askAllWorkers, serveOwnPart } from './cluster/metrics.ts'
import { RELEASE } from './package-root.ts'

/** A scraper sends a short GET; anything else is cut off early. */
const CONNECTIONS = {
  requestTimeout: 5000,
  headersTimeout: 5000,
  keepAliveTimeout: 72_000,
  maxHeaderSize: 8192,
}

/** prom-client is loaded here and nowhere else, so that it costs nothing when METRICS is off. */
export const openMetrics: OpenMetrics = async (edition, server) => {
  const { openProcessMetrics } = await import('../../platform/metrics/registry.ts')
  const own = openProcessMetrics({ edition, server, release: RELEASE })
  if (!cluster.isWorker) return own
  serveOwnPart(own.data)
  return { ...own, text: askAllWorkers }
}

/**
 * The same, served on a port of its own, which a network policy can keep from the public. Rejects when the port cannot be
 * had. Workers share it: any of them answers for all.
 */
export function metricsAt(host: string, port: number): OpenMetrics {
  return async (edition, server) => {
    const metrics = await openMetrics(edition, server)
    const apart = await listening(metrics, host, port)
    const close = () => {
      apart.close()
      apart.closeAllConnections()
      metrics.close()
    }
    return { ...metrics, isApart: true, close }
  }
}

async function listening({ text, contentType }: Metrics, host: string, port: number): Promise<Server> {
  const server = createServer(CONNECTIONS, async ({ method, url }, response) => {
    if (url !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(404).end()
      return
    }
    try {
      const body = await text()
      response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body)
    } catch {
      response.writeHead(503).end()
    }
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen({ host, port }, resolve))
  return server
}
