import { AggregatorRegistry, type MetricObject, Registry } from 'prom-client'
import { countEvents } from '../../../platform/metrics/counts.ts'

/** The text of the metrics of several processes: added up, averaged or the first, as each metric says. */
export function addUp(parts: readonly MetricObject[][]): Promise<string> {
  // What the types call metrics is their data; see AggregatorRegistry.clusterMetrics.
  return AggregatorRegistry.aggregate(parts as never[]).metrics()
}

/** Counts the events of this process; the function gives them as data. */
export function openEventCounts(): () => Promise<MetricObject[]> {
  const registry = new Registry()
  countEvents(registry)
  return () => registry.getMetricsAsJSON() as unknown as Promise<MetricObject[]>
}
