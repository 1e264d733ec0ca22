/**
 * How the stores reach their database. SQLite says at once that another process is writing, and waits for nobody by
 * itself, since it would keep everything else in this process waiting too: what was refused so is tried again here.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { Connection, type Opened, type Reopening } from './connection.ts'
import type { Database } from './database.ts'
import { DiskFullError, isDiskFull } from './disk-full.ts'
import { NO_RESERVE, type Reserve } from './reserve.ts'

/** As long as an answer of PostgreSQL is waited for. */
const FREE_WITHIN_MS = 2000
const RETRY_PAUSE_MS = 5

export interface SessionParts {
  /** Rejects when the database is no longer the one that was opened. */
  check?(): Promise<void>
  /** Room on the disk for giving room back. */
  readonly reserve?: Reserve
  /** How a connection that broke is opened again. */
  readonly reopening?: Reopening
}

export class Session {
  readonly #connection: Connection
  readonly #check: () => Promise<void>
  readonly #reserve: Reserve

  constructor(
    opened: Opened,
    { check = async () => {}, reserve = NO_RESERVE, reopening }: SessionParts = {},
  ) {
    this.#connection = new Connection(opened, reopening)
    this.#check = check
    this.#reserve = reserve
  }

  /** A question that changes nothing. */
  async read<T>(question: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    await this.#check()
    return untilFree(() => this.#connection.use(({ db }) => question(db)))
  }

  /** A change: all of it or nothing. `work` may be begun several times. Throws a DiskFullError where there is no room. */
  async transaction<T>(work: (tx: Transaction<Database>) => Promise<T>): Promise<T> {
    await this.#check()
    try {
      return await untilFree(() => this.#once(work))
    } catch (error) {
      throw isDiskFull(error) ? new DiskFullError(error) : error
    }
  }

  /** A change that gives room back: on a full disk it takes what is kept for it. forgetDeleted is to follow. */
  async free<T>(work: (tx: Transaction<Database>) => Promise<T>): Promise<T> {
    try {
      return await this.transaction(work)
    } catch (error) {
      if (!isDiskFull(error) || !this.#reserve.release()) throw error
      return await this.transaction(work)
    }
  }

  /** Whether the room for giving room back is in use: then only a little can be deleted at a time. */
  get isTight(): boolean {
    return !this.#reserve.isThere()
  }

  /** Keeps room for giving room back; false where the disk has none, and so none for anything else. */
  keepReserve(): Promise<boolean> {
    return this.#reserve.fill()
  }

  /** To be called when something was deleted that nobody is to find, or that gave room back. */
  async forgetDeleted(): Promise<void> {
    const forget = () => this.#connection.use(async (opened) => opened.forget())
    try {
      await forget()
    } catch (error) {
      if (!isDiskFull(error) || !this.#reserve.release()) throw error
      await forget()
    }
    await this.#reserve.fill()
  }

  close(): Promise<void> {
    return this.#connection.close()
  }

  /** Of a connection that broke the roll-back fails too, and would hide why. */
  async #once<T>(work: (tx: Transaction<Database>) => Promise<T>): Promise<T> {
    const failures: unknown[] = []
    const noted = (tx: Transaction<Database>) =>
      work(tx).catch((error) => {
        failures.push(error)
        throw error
      })
    try {
      return await this.#connection.use(({ db }) => db.transaction().execute(noted))
    } catch (error) {
      throw failures[0] ?? error
    }
  }
}

/** Whether SQLite was kept out by another connection. */
export function isBusy(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return (
    String(code).startsWith('SQLITE_BUSY') || /database( table)? is locked|SQLITE_BUSY/i.test(String(message))
  )
}

async function untilFree<T>(work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + FREE_WITHIN_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
      await pause(RETRY_PAUSE_MS)
    }
  }
}
