/** The default database: one SQLite file under DATA_DIR. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import Sqlite from 'libsql'
import { type Database, migrate } from './database.ts'
import { KeyStore } from './store.ts'

/** How long a statement waits for another process that writes. */
const BUSY_TIMEOUT_MS = 5000
/** Only the user that runs the service may look into DATA_DIR. */
const PRIVATE_FOLDER = 0o700

export async function openSqliteStore(dataDir: string): Promise<KeyStore> {
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER })
  const sqlite = new Sqlite(join(dataDir, 'everygram.sqlite'))
  sqlite.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}; PRAGMA journal_mode = WAL;`)
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: sqlite }) })
  await migrate(db)
  return new KeyStore(db)
}
