/** Opening the database of keys and usage: SQLite by default, PostgreSQL with DATABASE_URL. */
import { Session } from './session.ts'
import { openSqlite } from './sqlite.ts'
import { KeyStore } from './store.ts'
import { UsageStore } from './usage/store.ts'

export interface DatabaseOptions {
  /** The folder of the SQLite file. */
  dataDir: string
  /** A PostgreSQL database to use instead. */
  databaseUrl?: string | undefined
  /** The connection to the SQLite file broke, with this error, and was replaced. */
  onReopened?: ((error: unknown) => void) | undefined
}

/** An open database in its present form, and what is kept in it. */
export interface Stores {
  session: Session
  keys: KeyStore
  usage: UsageStore
  close(): Promise<void>
}

/** Opens the database and brings it to the present form; instances that start together take turns. */
export async function openStores(options: DatabaseOptions): Promise<Stores> {
  const session = await openSession(options)
  return {
    session,
    keys: new KeyStore(session),
    usage: new UsageStore(session),
    close: () => session.close(),
  }
}

export function openSession({ dataDir, databaseUrl, onReopened }: DatabaseOptions): Promise<Session> {
  return databaseUrl === undefined ? openSqlite(dataDir, onReopened) : openPostgres(databaseUrl)
}

/** Loaded only where it is used: it takes time at the start. */
async function openPostgres(url: string): Promise<Session> {
  const { openPostgres: open } = await import('./postgres.ts')
  return new Session({ db: await open(url), forget: () => {} })
}
