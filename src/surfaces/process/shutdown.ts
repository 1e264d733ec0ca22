/** The end of a process: no new traffic, then every request in flight, then the end; never longer than allowed. */
import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '../http/app.ts'
import type { Readiness } from '../http/health/readiness.ts'
import type { Config } from './config.ts'

export interface ShutdownLimits {
  /** Between /readyz turning 503 and the end of listening: until every load balancer has seen it. */
  graceMs: number
  /** How long requests in flight may take after that. */
  timeoutMs: number
}

/** How long closing the stores may take when connections had to be cut. */
const LAST_MS = 2000
const MS_PER_SECOND = 1000

export function shutdownLimits({ shutdownGraceSeconds, shutdownTimeoutSeconds }: Config): ShutdownLimits {
  return {
    graceMs: shutdownGraceSeconds * MS_PER_SECOND,
    timeoutMs: shutdownTimeoutSeconds * MS_PER_SECOND,
  }
}

/** The longest that shutDown may take. */
export function shutdownMsMax({ graceMs, timeoutMs }: ShutdownLimits): number {
  return graceMs + timeoutMs + LAST_MS
}

/** Gives the exit code: 0, or 1 when requests had to be cut off or something would not close. */
export async function shutDown(app: App, readiness: Readiness, limits: ShutdownLimits): Promise<0 | 1> {
  readiness.closing = true
  app.log.info(limits, 'closing')
  await pause(limits.graceMs)
  const closed = app.close().then(
    () => true,
    (error) => {
      app.log.error({ err: error }, 'closing failed')
      return true
    },
  )
  if (await within(closed, limits.timeoutMs)) return 0
  app.log.warn('requests in flight were cut off')
  app.server.closeAllConnections()
  await within(closed, LAST_MS)
  return 1
}

/** Closes what is left at the very end; false when it takes too long or fails. */
export function closeWithin(last: { close(): Promise<void> } | undefined): Promise<boolean> {
  const closed = last?.close().then(
    () => true,
    () => false,
  )
  return within(closed ?? Promise.resolve(true), LAST_MS)
}

async function within(done: Promise<boolean>, milliseconds: number): Promise<boolean> {
  const timer = new AbortController()
  const late = pause(milliseconds, false, { signal: timer.signal }).catch(() => false)
  return Promise.race([done, late]).finally(() => timer.abort())
}
