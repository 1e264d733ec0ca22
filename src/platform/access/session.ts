/**
 * How the stores reach their database. SQLite says at once that another process is writing, and waits for nobody by
 * itself, since it would keep everything else in this process waiting too: what was refused so is tried again here.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from './database.ts'

/** As long as an answer of PostgreSQL is waited for. */
const FREE_WITHIN_MS = 2000
const RETRY_PAUSE_MS = 5

export class Session {
  readonly #db: Kysely<Database>
  readonly #check: () => Promise<void>
  readonly #forget: () => void

  /**
   * `check` rejects when the database is no longer the one that was opened. `forget` removes from the disk what was
   * deleted, as far as the database leaves it there.
   */
  constructor(
    db: Kysely<Database>,
    check: () => Promise<void> = async () => {},
    forget: () => void = () => {},
  ) {
    this.#db = db
    this.#check = check
    this.#forget = forget
  }

  /** A question that changes nothing. */
  async read<T>(question: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    await this.#check()
    return untilFree(() => question(this.#db))
  }

  /** A change: all of it or nothing. `work` may be begun several times. */
  async transaction<T>(work: (tx: Transaction<Database>) => Promise<T>): Promise<T> {
    await this.#check()
    return untilFree(() => this.#once(work))
  }

  /** To be called when something was deleted that nobody is to find. */
  forgetDeleted(): void {
    this.#forget()
  }

  close(): Promise<void> {
    return this.#db.destroy()
  }

  /** After a full disk SQLite has already rolled back, and the library's own roll-back hides why. */
  async #once<T>(work: (tx: Transaction<Database>) => Promise<T>): Promise<T> {
    const failures: unknown[] = []
    const noted = (tx: Transaction<Database>) =>
      work(tx).catch((error) => {
        failures.push(error)
        throw error
      })
    try {
      return await this.#db.transaction().execute(noted)
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
