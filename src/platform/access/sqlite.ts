/** The default database: one SQLite file under DATA_DIR. */
import { existsSync, mkdirSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import Sqlite from 'libsql'
import { message } from '../../messages/messages.ts'
import { WordedError } from '../../messages/worded-error.ts'
import type { Opened } from './connection.ts'
import type { Database } from './database.ts'
import { isDiskFull } from './disk-full.ts'
import { migrate } from './migrations.ts'
import { makePrivate } from './private-file.ts'
import { reserveIn } from './reserve.ts'
import { isBusy, Session } from './session.ts'

/** How long a start waits for another process that writes. */
const FREE_WITHIN_MS = 5000
/** Only the user that runs the service may look into DATA_DIR. */
const PRIVATE_FOLDER = 0o700

/** How long to wait before trying again when several processes open a new database at once. */
const RETRY_PAUSE_MS = 50

/**
 * Opens the database and brings it to the present form; processes that start together take turns. `onReopened` is told
 * how a connection broke that was replaced since.
 */
export async function openSqlite(dataDir: string, onReopened?: (error: unknown) => void): Promise<Session> {
  makeFolder(dataDir)
  const file = join(dataDir, 'everygram.sqlite')
  const deadline = Date.now() + FREE_WITHIN_MS
  for (;;) {
    try {
      const opened = await open(file)
      const reopening = { open: () => open(file), onReopened }
      return new Session(opened, { check: await sameFile(file), reserve: reserveIn(dataDir), reopening })
    } catch (error) {
      // A start too needs some room: whoever starts on a full disk wants to delete.
      if (isDiskFull(error) && reserveIn(dataDir).release()) continue
      if (Date.now() > deadline || !isBusy(error)) throw startFailure(dataDir, error)
      await pause(RETRY_PAUSE_MS)
    }
  }
}

/**
 * Makes a folder and those above it. Step by step: asked to do that by itself, Node tries for ever where the file system
 * says that there is no such folder while the one above is there, as below /proc.
 */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: PRIVATE_FOLDER })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    const above = dirname(folder)
    if (code !== 'ENOENT' || existsSync(above)) throw startFailure(folder, error)
    makeFolder(above)
    makeFolder(folder)
  }
}

/**
 * Rejects when the file is gone, or another lies in its place: SQLite would go on with the one that it has open, and all
 * that was written would end with the process.
 */
async function sameFile(file: string): Promise<() => Promise<void>> {
  const opened = await stat(file)
  return async () => {
    const there = await stat(file).catch(() => undefined)
    if (there?.ino === opened.ino && there.dev === opened.dev) return
    throw new Error(`${file} was removed or replaced while it was in use: start the server again`)
  }
}

/** What the library says of a folder that cannot be written is a number of SQLite's. */
function startFailure(dataDir: string, error: unknown): Error {
  const { message: text } = error as Error
  return Object.assign(new WordedError(message('startup.sqlite', { folder: dataDir, text })), {
    cause: error,
  })
}

const ROLLBACK = 'ROLLBACK'

/**
 * Transactions take the file for writing at once, so that who is kept out is so before anything was done. By `exec`,
 * since the library leaves a prepared statement that was kept out unfinished until it is collected: beside one SQLite
 * commits nothing, and reads for ever what was there then. So a change outside a transaction is refused, kept out or not.
 */
function writingFromTheStart(sqlite: InstanceType<typeof Sqlite>): SqliteDatabase {
  const steps: ReadonlyMap<string, string> = new Map([
    ['begin', 'BEGIN IMMEDIATE'],
    ['commit', 'COMMIT'],
    ['rollback', ROLLBACK],
  ])
  const step = (text: string): SqliteStatement => ({
    reader: false,
    all: () => [],
    iterate: () => [][Symbol.iterator](),
    run: () => {
      // A full disk has rolled back already: saying so once more would hide what happened.
      if (text === ROLLBACK && !sqlite.inTransaction) return { changes: 0, lastInsertRowid: 0 }
      sqlite.exec(text)
      return { changes: 0, lastInsertRowid: 0 }
    },
  })
  return {
    prepare: (text) => {
      const taken = steps.get(text)
      if (taken !== undefined) return step(taken)
      const statement = sqlite.prepare(text) as SqliteStatement
      if (!statement.reader && !sqlite.inTransaction) throw new Error(`outside a transaction: ${text}`)
      return statement
    },
    close: () => void sqlite.close(),
  }
}

async function open(file: string): Promise<Opened> {
  makePrivate(file)
  const sqlite = new Sqlite(file)
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: writingFromTheStart(sqlite) }) })
  try {
    // Waiting in here would stop everything else in this process: who was kept out tries again by itself.
    sqlite.exec('PRAGMA busy_timeout = 0')
    sqlite.exec('PRAGMA journal_mode = WAL')
    // Not a sync of the disk for each second's usage, which would hold every answer up: a crash of the process loses
    // nothing, a power cut at most what was written since the last checkpoint.
    sqlite.exec('PRAGMA synchronous = NORMAL')
    // What is deleted is overwritten: rows that someone sent must not stay readable in pages that are free.
    sqlite.exec('PRAGMA secure_delete = ON')
    // Kysely neither locks SQLite nor puts migrations into a transaction: here all happen, or none, and one at a time.
    sqlite.exec('BEGIN IMMEDIATE')
    await migrate(db)
    sqlite.exec('COMMIT')
  } catch (error) {
    await db.destroy()
    throw error
  }
  // The write-ahead log has what was written last, deleted or not, until it is emptied. Another process that reads just
  // now keeps it as it is.
  return { db, forget: () => sqlite.exec('PRAGMA wal_checkpoint(TRUNCATE)') }
}
