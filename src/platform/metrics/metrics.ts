/** Metrics of an installation; what makes them is loaded only when METRICS is on. */
import type { Server } from 'node:http'
import type { Edition } from '../../factors/edition.ts'

export interface Metrics {
  readonly contentType: string
  observeRequest(route: string, status: number, seconds: number): void
  /** The text of /metrics. */
  text(): Promise<string>
  close(): void
  /** Set where they are served on a port of their own, and not by the service. */
  readonly isApart?: boolean
}

export type OpenMetrics = (edition: Edition, server: Server) => Promise<Metrics>
