/** A worker: a server like any other, which the primary process tells when to end. Node ends it should the primary die. */
import type { Readiness } from '../../http/health/readiness.ts'
import { readConfig } from '../config.ts'
import { announce } from '../first-run.ts'
import { prepare } from '../in-pieces.ts'
import { startServer } from '../server.ts'
import { shutDown, shutdownLimits } from '../shutdown.ts'
import { isEnd, type Ready } from './messages.ts'

export async function runWorker(isWarm: () => void): Promise<void> {
  const config = readConfig(process.env)
  const readiness: Readiness = { closing: false }
  // While it starts there is nothing to finish.
  let end = (): void => process.exit(0)
  process.on('message', (message) => isEnd(message) && end())
  process.on('SIGTERM', () => end())
  // Ctrl-C goes to every process of a terminal; the primary decides what it means.
  process.on('SIGINT', () => {})
  const { app, url, context, firstKey, bootstrap, verified } = await startServer(config, {
    readiness,
    isWarm,
    isWorker: true,
  })
  end = () => {
    end = () => {}
    void shutDown(app, readiness, shutdownLimits(config)).then((code) => process.exit(code))
  }
  const isWhole = (await verified).length === 0
  // Of all workers one makes it, if it is needed. Before `ready`: where it cannot be kept the start has failed.
  if (isWhole) await announce({ url, dataDir: config.dataDir, firstKey, bootstrap, log: app.log })
  process.send?.({
    everygram: 'ready',
    url,
    edition: context.edition.name,
    editionHash: context.edition.hash,
    isWhole,
  } satisfies Ready)
  if (isWhole) await prepare(context)
}
