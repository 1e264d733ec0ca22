/** One server in this process: its data, its stores, its app, listening. */
import { accessLog } from '../access/events.ts'
import { type Access, type FirstKey, openAccess, openWorkerAccess } from '../access/open.ts'
import { buildApp } from '../app.ts'
import type { Context } from '../domains/operation.ts'
import type { App } from '../http/app.ts'
import type { Readiness } from '../http/health/readiness.ts'
import { logOptions } from '../http/log/options.ts'
import { type Config, ConfigError } from './config.ts'
import { installedContext } from './context.ts'
import { editionNames, loadEdition } from './data/load.ts'
import { openMetrics } from './metrics.ts'
import { EDITIONS_DIR, RELEASE } from './package-root.ts'

export interface Start {
  app: App
  url: string
  context: Context
  /** Absent where no keys are asked for. */
  makeFirstKey: FirstKey['makeFirstKey'] | undefined
}

/**
 * Listens when it resolves. `isWorker`: limits and usage are counted in the primary process, and nothing is said of the
 * start. Throws ConfigError, DataError and whatever keeps the server from listening.
 */
export async function startServer(config: Config, readiness: Readiness, isWorker = false): Promise<Start> {
  const edition = loadEdition(EDITIONS_DIR, editionName(config), config.overlay)
  const context = installedContext(edition, config)
  const { events, writeTo } = accessLog()
  const access: (Access & FirstKey) | undefined = config.auth
    ? await (isWorker ? openWorkerAccess(config) : openAccess({ ...config, ...events }))
    : undefined
  const app = await buildApp(context, {
    release: RELEASE,
    logger: logOptions(config.logLevel),
    trustProxy: config.trustProxy,
    corsOrigins: config.corsOrigins,
    readiness,
    ...(config.metrics && { openMetrics }),
    ...(access && { access }),
  })
  writeTo(app.log)
  // The primary says once that the server listens.
  if (isWorker) app.log.level = 'silent'
  const url = await app.listen({ host: config.host, port: config.port })
  app.log.level = config.logLevel
  return { app, url, context, makeFirstKey: access?.makeFirstKey }
}

function editionName({ edition }: Config): string {
  const names = editionNames(EDITIONS_DIR)
  const name = edition ?? names.at(-1) ?? ''
  if (names.includes(name)) return name
  throw new ConfigError(`EDITION '${name}' does not exist; there is ${names.join(', ')}`)
}
