/** The database of several machines: PostgreSQL. */
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { message } from '../../messages/messages.ts'
import { WordedError } from '../../messages/worded-error.ts'
import type { Database } from './database.ts'
import { migrate } from './migrations.ts'

const CONNECTIONS_MAX = 5
/** A database that does not answer within these times is taken as away; requests go on with what is known. */
const CONNECT_TIMEOUT_MS = 2000
const QUERY_TIMEOUT_MS = 2000
/** The type bigint, which pg gives as text since it may pass 2^53; ours are counts, which do not. */
const INT8_OID = 20

/** How long a start waits for a database that is starting too, or that another instance is migrating. */
const START_WITHIN_MS = 10_000
const RETRY_PAUSE_MS = 200
/** Classes of SQLSTATE that no waiting mends: wrong user or password (28), no such database (3D). */
const HOPELESS = /^(28|3D)/

/** Opens the database and brings it to the present form; Kysely lets one instance at a time migrate. */
export async function openPostgres(url: string): Promise<Kysely<Database>> {
  const deadline = Date.now() + START_WITHIN_MS
  for (;;) {
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: postgresPool(url) }) })
    try {
      await migrate(db)
      return db
    } catch (error) {
      await db.destroy()
      if (Date.now() > deadline || isHopeless(error)) throw startFailure(error)
      await pause(RETRY_PAUSE_MS)
    }
  }
}

function isHopeless(error: unknown): boolean {
  return error instanceof pg.DatabaseError && HOPELESS.test(error.code ?? '')
}

/** The URL holds a password and stays out of the message. */
function startFailure(error: unknown): Error {
  const { message: text, code = '' } = error as { message: string; code?: string }
  return new WordedError(message('startup.postgres', { text: text || code }))
}

/** A pool that gives up a connection on which a query got no answer: the next query would wait behind it. */
function postgresPool(url: string): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'everygram',
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
  })
  // A connection that breaks while nobody uses it is not news: the pool opens another.
  pool.on('error', () => {})
  return {
    connect: async () => guarded(await pool.connect()),
    end: () => pool.end(),
  }
}

function guarded(client: pg.PoolClient): PostgresPoolClient {
  let broken: Error | undefined
  const breaks = (error: Error) => {
    broken = error
  }
  // Without a listener a connection that breaks between two statements would end the process.
  client.on('error', breaks)
  const query = async (text: string, parameters: readonly unknown[]) => {
    try {
      return await client.query(text, [...parameters])
    } catch (error) {
      // What the database itself refuses leaves the connection sound.
      if (!(error instanceof pg.DatabaseError)) breaks(error as Error)
      throw error
    }
  }
  const release = () => {
    client.off('error', breaks)
    client.release(broken)
  }
  return { query: query as unknown as PostgresPoolClient['query'], release }
}

function typeParser(oid: number, format?: 'text' | 'binary') {
  return oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format)
}
