/**
 * `everygram serve --workers`: the primary process. It answers nothing itself: it starts a worker a core, counts limits
 * and usage for them all, adds up their metrics, and starts again what crashed.
 */
import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { type Logger, pino } from 'pino'
import { accessLog } from '../../../platform/access/events.ts'
import { openPrimaryAccess } from '../../../platform/access/open.ts'
import { logOptions } from '../../http/log/options.ts'
import { type Config, readConfig } from '../config.ts'
import { closeWithin, shutdownLimits, shutdownMsMax } from '../shutdown.ts'
import { onEndSignals } from '../signals.ts'
import { sayCannotStart } from '../start-failure.ts'
import { servePrimaryMetrics } from './metrics.ts'
import { keepWorkers } from './workers.ts'

/** Beside this file in the build. */
const WORKER = fileURLToPath(new URL('./main.js', import.meta.url))

/** Runs until a signal ends it. The first worker starts alone: it says what keeps it from starting. */
export async function runWorkers(count: number): Promise<void> {
  try {
    const config = readConfig(process.env)
    const log = pino(logOptions(config.logLevel))
    cluster.setupPrimary({ exec: WORKER, args: [] })
    if (config.metrics) await servePrimaryMetrics(cluster, log)
    const access = config.auth ? await openForWorkers(config, log) : undefined
    const workers = keepWorkers(log)
    const end = async () => {
      const code = await workers.end(shutdownMsMax(shutdownLimits(config)))
      // Only now: until its end a worker counts here.
      process.exit((await closeWithin(access)) ? code : 1)
    }
    onEndSignals(
      () => void end(),
      (code) => {
        workers.kill()
        process.exit(code)
      },
    )
    const ready = await workers.startFirst()
    if (!ready) process.exit(1)
    const { url, edition, editionHash, isWhole } = ready
    log.info(`Server listening at ${url}`)
    await Promise.all(Array.from({ length: count - 1 }, () => workers.start()))
    if (isWhole) log.info({ edition, editionHash, auth: config.auth, workers: count }, 'ready')
  } catch (error) {
    sayCannotStart(error)
    process.exit(1)
  }
}

function openForWorkers(config: Config, log: Logger): Promise<{ close(): Promise<void> }> {
  const { events, writeTo } = accessLog()
  writeTo(log)
  return openPrimaryAccess({ ...config, ...events }, cluster)
}
