/** A look at the database of keys and usage that changes nothing: for people who ask why a server does not start. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'libsql'
import { MIGRATION_NAMES, MIGRATION_TABLES } from './migrations.ts'
import type { DatabaseOptions } from './open-database.ts'
import { isBusy } from './session.ts'

export interface DatabaseState {
  /** Whether there is one; the first start makes it. */
  readonly exists: boolean
  /** Of this release, those that the next start will run. */
  readonly pending: readonly string[]
  /** Migrations that this release does not know: a newer one has been here. */
  readonly unknown: readonly string[]
  /** Why it cannot be written, if it cannot. */
  readonly readOnly?: string
  /** What is wrong inside of the file. */
  readonly damage?: string
  /** Milliseconds since 1970 by the clock of the database server. */
  readonly clockMs?: number
  /** Whether a server counts on this folder just now. */
  readonly isServed?: boolean
}

/** Rejects with what keeps it from being opened; a message never holds a password. */
export function inspectDatabase({ dataDir, databaseUrl }: DatabaseOptions): Promise<DatabaseState> {
  return databaseUrl === undefined ? inspectSqlite(dataDir) : inspectPostgres(databaseUrl)
}

const NOTHING: DatabaseState = { exists: false, pending: MIGRATION_NAMES, unknown: [] }

async function inspectSqlite(dataDir: string): Promise<DatabaseState> {
  const file = join(dataDir, 'everygram.sqlite')
  if (!existsSync(file)) return NOTHING
  // Where nobody has it open, one that may write takes the files beside it away again when it closes.
  const sqlite = new Sqlite(file, { readonly: existsSync(`${file}-wal`) })
  try {
    const rows = (text: string) => sqlite.prepare(text).all() as Record<string, unknown>[]
    const [check] = rows('PRAGMA quick_check(1)')
    const damage = check?.quick_check === 'ok' ? undefined : String(check?.quick_check)
    const tables = new Set(rows('SELECT name FROM sqlite_master').map(({ name }) => name))
    const done = MIGRATION_TABLES.filter((table) => tables.has(table)).flatMap((table) =>
      rows(`SELECT name FROM ${table}`).map(({ name }) => name),
    )
    return { ...migrationsOf(done), isServed: isLocked(dataDir), ...(damage && { damage }) }
  } finally {
    sqlite.close()
  }
}

/** A server holds its lock as long as it lives. */
function isLocked(dataDir: string): boolean {
  const file = join(dataDir, 'server.lock')
  if (!existsSync(file)) return false
  const lock = new Sqlite(file, { readonly: true })
  try {
    lock.prepare('SELECT name FROM sqlite_master').all()
    return false
  } catch (error) {
    if (!isBusy(error)) throw error
    return true
  } finally {
    lock.close()
  }
}

const TIMEOUT_MS = 5000

async function inspectPostgres(url: string): Promise<DatabaseState> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    application_name: 'everygram doctor',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const one = async (text: string) => (await client.query(text)).rows as Record<string, unknown>[]
    const [now] = await one(
      `SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms, current_setting('transaction_read_only') AS read_only,
              has_schema_privilege(current_schema(), 'CREATE') AS may_create`,
    )
    const done: unknown[] = []
    for (const table of MIGRATION_TABLES) {
      const [found] = await one(`SELECT to_regclass('${table}') AS oid`)
      if (found?.oid == null) continue
      done.push(...(await one(`SELECT name FROM ${table}`)).map(({ name }) => name))
    }
    const state = migrationsOf(done)
    const readOnly = whyReadOnly(now, state)
    return { ...state, clockMs: Number(now?.ms), ...(readOnly && { readOnly }) }
  } finally {
    await client.end().catch(() => {})
  }
}

function whyReadOnly(
  now: Record<string, unknown> | undefined,
  { pending }: DatabaseState,
): string | undefined {
  if (now?.read_only === 'on') return 'it takes no writes, as a standby does'
  if (pending.length > 0 && now?.may_create !== true)
    return 'its user may not make tables, which a start has to'
  return undefined
}

function migrationsOf(done: readonly unknown[]): DatabaseState {
  return {
    exists: true,
    pending: MIGRATION_NAMES.filter((name) => !done.includes(name)),
    unknown: done.map(String).filter((name) => !MIGRATION_NAMES.includes(name)),
  }
}
