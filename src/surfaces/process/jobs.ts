/** Jobs of this process: where they are kept, and when it goes on with what an earlier one has left. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '../../contract/operation.ts'
import { REOPENED } from '../../platform/access/events.ts'
import { takePlace } from '../../platform/access/only-server.ts'
import { openSession } from '../../platform/access/open-database.ts'
import type { Session } from '../../platform/access/session.ts'
import { type Jobs, type JobTasks, openJobs } from '../jobs/jobs.ts'
import type { WorkerLog } from '../jobs/worker.ts'
import type { Config } from './config.ts'

export interface OwnJobs {
  readonly jobs: Jobs
  /** To be called when the server listens; what happens is logged from then on. */
  start(log: WorkerLog): Promise<void>
}

/** The first requests of a start come before. */
const STARTED_AFTER_MS = 500

/** `session`: the database of keys; without one, a server that asks for none opens it when a job comes. */
export function ownJobs(
  config: Config,
  context: Context,
  tasks: JobTasks,
  session: Session | undefined,
): OwnJobs {
  const { dataDir, databaseUrl, roadEngine, geocoderUrl } = config
  let log: WorkerLog = { error: () => {} }
  let own: Session | undefined
  const open = async () => {
    own ??= await openSession({ ...config, onReopened: (err) => log.error({ err }, REOPENED) })
    return own
  }
  const jobs = openJobs({
    context,
    tasks,
    services: [roadEngine?.name ?? '', roadEngine?.url ?? '', geocoderUrl ?? ''],
    open: async () => session ?? open(),
    close: async () => own?.close(),
    isThere: () =>
      session !== undefined || databaseUrl !== undefined || existsSync(join(dataDir, 'everygram.sqlite')),
    isShared: databaseUrl !== undefined,
    takePlace: () => takePlace(dataDir, 'jobs'),
    retentionDays: config.jobRetentionDays,
    storageBytesMax: config.storageBytesMax,
    log: { error: (details, message) => log.error(details, message) },
  })
  return {
    jobs,
    async start(given) {
      log = given
      await wait(STARTED_AFTER_MS, undefined, { ref: false })
      await jobs.start().catch((err) => given.error({ err }, 'jobs cannot be gone on with'))
    },
  }
}
