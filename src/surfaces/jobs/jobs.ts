/** Batches that are answered later: made, looked at, ended, and worked on in this process. */
import { createHash } from 'node:crypto'
import type { Context } from '../../contract/operation.ts'
import { ENGINE_VERSION } from '../../engine/identity.ts'
import type { Place } from '../../platform/access/only-server.ts'
import type { Session } from '../../platform/access/session.ts'
import type { RowFormat } from '../batch/row-formats.ts'
import type { StoreChunk } from '../batch/store-chunk.ts'
import type { BatchSummary } from '../batch/summary.ts'
import type { ChunkOptions } from './chunk.ts'
import { startCleaner } from './cleaner.ts'
import type { Job, Maker } from './job.ts'
import { pgBossQueue } from './pg-boss-queue.ts'
import type { ChunkQueue } from './queue.ts'
import { type Received, receiveJob } from './receive.ts'
import { resultOf } from './result.ts'
import { sqliteQueue } from './sqlite-queue.ts'
import { Storage } from './storage.ts'
import { JobStore } from './store.ts'
import { WorkStore } from './work.ts'
import { startWorker, type Worker, type WorkerLog } from './worker.ts'

export interface Jobs {
  make(given: Received): Promise<Job>
  /** Undefined where there is none, or where it is another owner's. One that is deleted is found for a while. */
  find(owner: string, id: string): Promise<Job | undefined>
  list(owner: string, limit: number, before: Job | undefined): Promise<Job[]>
  /** False where it had ended before. */
  cancel(id: string): Promise<boolean>
  remove(id: string): Promise<void>
  result(
    job: Job,
    form: RowFormat,
    onClosing: (closing: BatchSummary) => void,
  ): Promise<AsyncGenerator<string | Buffer>>
  /** Goes on with what an earlier process has left, where there is a database. */
  start(): Promise<void>
  /** Ends work on chunks; jobs can still be asked about. */
  stop(): Promise<void>
  close(): Promise<void>
}

export interface JobTasks extends Pick<ChunkOptions, 'answerChunk' | 'forgetBatch'> {
  readonly storeChunk: StoreChunk
}

export interface JobsOptions {
  readonly context: Context
  /** What reads and answers rows. */
  readonly tasks: JobTasks
  /** Addresses of services that take part in answers. */
  readonly services: readonly string[]
  /** Opened when it is needed first. */
  open(): Promise<Session>
  /** Closes what was opened for jobs alone. */
  close?(): Promise<void>
  /** Whether there is a database: asking about jobs makes none. */
  isThere(): boolean
  /** Several machines work on the jobs of this database, which is PostgreSQL. */
  readonly isShared: boolean
  /** Of a folder: the place of the one process that works on its jobs. */
  takePlace(): Place
  readonly retentionDays: number
  /** For the rows and answers of all jobs. */
  readonly storageBytesMax: number
  readonly log: WorkerLog
}

interface JobProcess {
  readonly session: Session
  readonly maker: Maker
  readonly store: JobStore
  readonly worker: Worker
  end(): Promise<void>
}

export function openJobs(options: JobsOptions): Jobs {
  let opening: Promise<JobProcess> | undefined
  let isStopped = false
  const open = async () => {
    if (isStopped && opening === undefined) throw new Error('the process ends')
    opening ??= opened(options).catch((error) => {
      opening = undefined
      throw error
    })
    return await opening
  }
  const isThere = () => opening !== undefined || options.isThere()
  return {
    async make(given) {
      const { store, maker, worker } = await open()
      const job = await receiveJob(store, maker, given, options.tasks.storeChunk)
      worker.wake()
      return job
    },
    find: async (owner, id) => (isThere() ? (await open()).store.find(owner, id) : undefined),
    list: async (owner, limit, before) => (isThere() ? (await open()).store.list(owner, limit, before) : []),
    cancel: async (id) => (await open()).store.end(id, 'cancelled'),
    async remove(id) {
      await (await open()).store.end(id, 'deleted')
    },
    async result(job, form, onClosing) {
      const { session } = await open()
      return resultOf({ session, job, form, onClosing })
    },
    async start() {
      if (isThere()) await open()
    },
    async stop() {
      isStopped = true
      const running = await opening?.catch(() => undefined)
      await running?.end()
    },
    close: async () => options.close?.(),
  }
}

async function opened(options: JobsOptions): Promise<JobProcess> {
  const { tasks, retentionDays: days, log } = options
  const session = await options.open()
  const maker = makerOf(options)
  const queue = queueOf(options, session, maker.identity)
  const storage = new Storage(session, { bytesMax: options.storageBytesMax, days })
  const onGivenUp = (job: string, row: number) =>
    log.error({ job, row }, 'a row of a job ended the process each time that it was begun, and is given up')
  const store = new WorkStore({ session, queue, days, storage, onGivenUp })
  const worker = startWorker({ tasks, queue, store, log })
  const endCleaner = startCleaner({
    session,
    maker,
    days,
    othersMs: options.isShared ? OTHERS_MS : 0,
    queue,
    onError: (err) => log.error({ err }, 'jobs could not be cleaned up'),
  })
  return {
    session,
    maker,
    worker,
    store: new JobStore(session, queue, days, storage),
    async end() {
      await worker.end()
      await endCleaner()
      await queue.close()
    },
  }
}

/** While instances are exchanged, those of before may still go on with their jobs. */
const OTHERS_MS = 3_600_000

function queueOf({ isShared, takePlace, log }: JobsOptions, session: Session, identity: string): ChunkQueue {
  if (!isShared) return sqliteQueue(session, identity, takePlace)
  const onError = (err: Error) => log.error({ err }, 'the queue of jobs has failed')
  return pgBossQueue({ session, identity, onError })
}

function makerOf({ context, services }: JobsOptions): Maker {
  const { edition, editions, geographyHash } = context
  const all = editions.register.entries.map(({ name, hash }) => `${name} ${hash}`)
  const parts = [ENGINE_VERSION, edition.name, edition.hash, ...all, geographyHash, ...services]
  return {
    edition: edition.name,
    editionHash: edition.hash,
    engine: ENGINE_VERSION,
    identity: createHash('sha256').update(parts.join('\n')).digest('hex'),
  }
}
