/** The metrics of one process, in the form of Prometheus. Loaded only when METRICS is on. */
import type { Server } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, type MetricObject, Registry } from 'prom-client'
import type { Edition } from '../../factors/edition.ts'
import { countEvents } from './counts.ts'
import type { Metrics } from './metrics.ts'

export interface ProcessMetrics extends Metrics {
  /** The text as data, to be added up with those of other workers. */
  data(): Promise<MetricObject[]>
}

export interface Measured {
  readonly edition: Edition
  readonly server: Server
  readonly release: string
}

/** From a cached small answer to a search for a route. */
const DURATION_BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export function openProcessMetrics(measured: Measured): ProcessMetrics {
  const registry = new Registry()
  // Event-loop lag, garbage collection, heap, resident memory, CPU time, open files.
  collectDefaultMetrics({ register: registry })
  describeProcess(registry, measured)
  const requests = new Histogram({
    name: 'everygram_http_request_duration_seconds',
    help: 'Requests by route template and status: rate and errors from _count, duration from _bucket.',
    labelNames: ['route', 'status'] as const,
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [registry],
  })
  const stopCounting = countEvents(registry)
  return {
    contentType: registry.contentType,
    observeRequest: (route, status, seconds) => requests.observe({ route, status }, seconds),
    text: () => registry.metrics(),
    data: () => registry.getMetricsAsJSON() as unknown as Promise<MetricObject[]>,
    close() {
      stopCounting()
      registry.clear()
    },
  }
}

function describeProcess(registry: Registry, { edition, server, release }: Measured): void {
  const registers = [registry]
  new Gauge({
    name: 'everygram_edition_info',
    help: 'The data edition, its hash and the release: always 1.',
    labelNames: ['edition', 'hash', 'release'],
    aggregator: 'first',
    registers,
  }).set({ edition: edition.name, hash: edition.hash, release }, 1)
  new Gauge({ name: 'everygram_processes', help: 'Processes that answer.', registers }).set(1)
  new Gauge({
    name: 'everygram_connections',
    help: 'Open connections.',
    registers,
    async collect() {
      this.set(await connectionsOf(server))
    },
  })
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
