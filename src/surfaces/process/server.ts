/** One server in this process: its data, its stores, its app, listening. */

import type { Context } from '../../contract/operation.ts'
import { WRONG_SHOWN, type WrongFile, wrongFileText } from '../../factors/files/release-file.ts'
import { accessLog } from '../../platform/access/events.ts'
import type { KeyParts } from '../../platform/access/key.ts'
import { type FirstKey, type OpenAccess, openAccess, openWorkerAccess } from '../../platform/access/open.ts'
import type { App } from '../http/app.ts'
import { buildApp } from '../http/assembly.ts'
import type { Readiness } from '../http/health/readiness.ts'
import { logOptions } from '../http/log/options.ts'
import { bootstrapKey } from './bootstrap-key.ts'
import type { Config } from './config.ts'
import { installedContext } from './context.ts'
import { methodPages } from './data/method-pages.ts'
import { ownJobs } from './jobs.ts'
import { metricsAt, openMetrics } from './metrics.ts'
import { APP_DIR, DOCS_DIR, PACKAGE_ROOT, RELEASE } from './package-root.ts'
import { installedRelease } from './release/installed.ts'
import { openVerification } from './release/verification.ts'
import { servedEditions } from './served.ts'
import { openTelemetry } from './telemetry.ts'
import { openThreads, type Threads } from './threads/threads.ts'

export interface Start {
  app: App
  url: string
  context: Context
  /** Absent where no keys are asked for. */
  firstKey: FirstKey | undefined
  /** The key that the operator made. */
  bootstrap: KeyParts | undefined
  /** Resolves when every file of the release was hashed, with those that are wrong, which the log has named. */
  verified: Promise<readonly WrongFile[]>
}

export interface StartOptions {
  /** Told whether the release is whole. */
  readonly readiness: Readiness
  /** Called when all is ready but nobody can ask yet. */
  readonly isWarm: () => void
  /** Limits and usage are counted in the primary process, and nothing is said of the start. */
  readonly isWorker?: boolean
}

/** Listens when it resolves. Throws ConfigError, DataError and whatever keeps the server from listening. */
export async function startServer(
  config: Config,
  { readiness, isWarm, isWorker = false }: StartOptions,
): Promise<Start> {
  // Before anything is opened, and long before anybody can ask.
  const bootstrap = bootstrapKey(config)
  const verification = openVerification({ root: PACKAGE_ROOT, files: installedRelease().files })
  readiness.release = verification
  let threads: Threads | undefined
  const context = installedContext(servedEditions(config), config, verification.geography, (...asked) =>
    threads?.search(...asked),
  )
  const { events, writeTo } = accessLog()
  const access: OpenAccess | undefined = config.auth
    ? await (isWorker ? openWorkerAccess : openAccess)({ ...config, ...events })
    : undefined
  threads = openThreads(config, context, verification.geography)
  const { tasks } = threads
  const { jobs, start } = ownJobs(config, context, tasks, access?.session)
  const app = await buildApp(context, {
    jobs,
    tasks,
    release: RELEASE,
    docs: DOCS_DIR,
    pages: APP_DIR,
    logger: logOptions(config.logLevel),
    trustProxy: config.trustProxy,
    corsOrigins: config.corsOrigins,
    readiness,
    methods: methodPages(),
    ...(config.metrics && {
      openMetrics:
        config.metricsPort === undefined ? openMetrics : metricsAt(config.host, config.metricsPort),
    }),
    ...(access && { access }),
    ...(config.otel && { telemetry: await openTelemetry() }),
  })
  writeTo(app.log)
  // The primary says once that the server listens.
  if (isWorker) app.log.level = 'silent'
  isWarm()
  const url = await app.listen({ host: config.host, port: config.port })
  app.log.level = config.logLevel
  const verified = verification.start()
  void verified.then((wrong) => {
    if (wrong.length > 0) return sayDamaged(app.log, wrong)
    threads.start(app.log)
    return start(app.log)
  })
  return { app, url, context, firstKey: access, bootstrap, verified }
}

/** Jobs that were begun wait: they go on where the release is whole. */
function sayDamaged(log: App['log'], wrong: readonly WrongFile[]): void {
  const files = wrong.slice(0, WRONG_SHOWN).map(wrongFileText)
  log.error({ wrong: wrong.length, files }, 'not ready: files of this release are not as they were built')
}
