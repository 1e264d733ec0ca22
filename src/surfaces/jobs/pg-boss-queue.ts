/**
 * The queue of several machines: pg-boss, in the database that keeps the jobs. It is loaded when there is a job. Each
 * maker of answers has a queue of its own, so that no process is handed what it would answer from another edition.
 */
import { CompiledQuery, type Kysely } from 'kysely'
import type PgBoss from 'pg-boss'
import type { Database } from '../../platform/access/database.ts'
import type { Session } from '../../platform/access/session.ts'
import type { ChunkName, ChunkQueue, Taken } from './queue.ts'

/**
 * A chunk is answered for five seconds and one row more (chunk.ts). Whose process has died is looked for every five
 * seconds, so another takes it over within some twenty.
 */
const LEASE_SECONDS = 15
const LOOKED_FOR_SECONDS = 5
/** Rows say themselves how often they were begun; the queue is not to give up before. */
const RETRIES = 1_000_000
/** Longer than any job waits. */
const KEPT_DAYS = 400
const QUEUE_NAME = 'everygram-'
const NAME_DIGITS = 16
/** Chunks that are named in one statement. */
const TOGETHER = 1000
/** A chunk before this one of another job goes first. */
const ROWS_A_STEP = 1000

export interface PgBossOptions {
  readonly session: Session
  readonly identity: string
  onError(error: Error): void
}

export function pgBossQueue({ session, identity, onError }: PgBossOptions): ChunkQueue {
  const name = nameOf(identity)
  let opening: Promise<PgBoss> | undefined
  const open = () => {
    opening ??= openBoss(session, name, onError).catch((error) => {
      opening = undefined
      throw error
    })
    return opening
  }
  return {
    async add(tx, chunks) {
      const boss = await open()
      // Others may have removed it as unused; where there is none, what is put in is dropped in silence.
      await boss.createQueue(name, queueOptions(name))
      for (let at = 0; at < chunks.length; at += TOGETHER)
        await boss.insert(
          chunks.slice(at, at + TOGETHER).map((chunk) => entryOf(name, chunk)),
          { db: statements(tx) },
        )
    },
    async take() {
      if (!(await hasWork(session, identity))) return undefined
      const boss = await open()
      const [found] = await boss.fetch<ChunkName>(name)
      return found && { ...found.data, ticket: found.id }
    },
    async finish(tx, { ticket }) {
      if (ticket !== undefined) await (await open()).deleteJob(name, ticket, { db: statements(tx) })
    },
    async giveBack({ ticket }: Taken) {
      if (ticket !== undefined) await (await open()).fail(name, ticket)
    },
    async tidy() {
      const boss = await opening?.catch(() => undefined)
      if (boss) await deleteOthers(session, boss, name)
    },
    async close() {
      const boss = await opening?.catch(() => undefined)
      await boss?.stop({ graceful: false })
    },
  }
}

/** Looked at before the queue is: a server without jobs never loads it. */
async function hasWork(session: Session, identity: string): Promise<boolean> {
  const found = await session.read((db) =>
    db
      .selectFrom('jobs')
      .select('id')
      .where('state', 'in', ['queued', 'running'])
      .where('identity', '=', identity)
      .limit(1)
      .executeTakeFirst(),
  )
  return found !== undefined
}

async function openBoss(session: Session, name: string, onError: (error: Error) => void): Promise<PgBoss> {
  const { default: Boss } = await import('pg-boss')
  const executeSql = (text: string, values: unknown[] = []) =>
    session.read((db) => statements(db).executeSql(text, values))
  const boss = new Boss({
    db: { executeSql },
    // Nothing is done at a time of day.
    schedule: false,
    maintenanceIntervalSeconds: LOOKED_FOR_SECONDS,
  })
  boss.on('error', onError)
  await boss.start()
  await boss.createQueue(name, queueOptions(name))
  return boss
}

function queueOptions(name: string): PgBoss.Queue {
  return {
    name,
    policy: 'standard',
    retryLimit: RETRIES,
    retryDelay: 0,
    expireInSeconds: LEASE_SECONDS,
    retentionDays: KEPT_DAYS,
  }
}

/** Queues of makers of which no job is known any more. */
async function deleteOthers(session: Session, boss: PgBoss, own: string): Promise<void> {
  const jobs = await session.read((db) => db.selectFrom('jobs').select('identity').distinct().execute())
  const needed = new Set([own, ...jobs.map(({ identity }) => nameOf(identity))])
  for (const { name } of await boss.getQueues())
    if (name.startsWith(QUEUE_NAME) && !needed.has(name)) await boss.deleteQueue(name)
}

const nameOf = (identity: string) => QUEUE_NAME + identity.slice(0, NAME_DIGITS)

/** Jobs take turns: the first chunks of all go before the second ones of any. */
function entryOf(name: string, data: ChunkName): PgBoss.JobInsert<ChunkName> {
  return { name, data, priority: -Math.ceil(data.firstRow / ROWS_A_STEP) }
}

/** Statements of the queue by the connection, or within the transaction, of the stores. */
function statements(db: Kysely<Database>) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
      // biome-ignore lint/suspicious/noExplicitAny: as pg-boss declares it.
      return { rows: rows as any[] }
    },
  }
}
