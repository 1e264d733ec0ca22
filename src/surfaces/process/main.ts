/** The process: one server, and its end. As a worker of `everygram serve --workers` the primary tells when. */
import cluster from 'node:cluster'
import type { Readiness } from '../http/health/readiness.ts'
import { runWorker } from './cluster/worker.ts'
import { readConfig } from './config.ts'
import { announce } from './first-run.ts'
import { prepare } from './in-pieces.ts'
import { startServer } from './server.ts'
import { shutDown, shutdownLimits } from './shutdown.ts'
import { onEndSignals } from './signals.ts'
import { sayCannotStart } from './start-failure.ts'

/** `isWarm` is called when all is ready but nobody can ask yet. Ends the process where the server cannot start. */
export async function runServer(isWarm: () => void): Promise<void> {
  try {
    await (cluster.isWorker ? runWorker(isWarm) : runAlone(isWarm))
  } catch (error) {
    sayCannotStart(error)
    process.exit(1)
  }
}

async function runAlone(isWarm: () => void): Promise<void> {
  const config = readConfig(process.env)
  const readiness: Readiness = { closing: false }
  const { app, url, context, firstKey, bootstrap, verified } = await startServer(config, {
    readiness,
    isWarm,
  })
  onEndSignals(
    () => void shutDown(app, readiness, shutdownLimits(config)).then((code) => process.exit(code)),
    (code) => process.exit(code),
  )
  if ((await verified).length > 0) return
  const { edition } = context
  app.log.info({ edition: edition.name, editionHash: edition.hash, auth: config.auth }, 'ready')
  // Only now: a start that fails must not use the first key up.
  await announce({ url, dataDir: config.dataDir, firstKey, bootstrap, log: app.log })
  await prepare(context)
}
