/** The database as a process reaches it that may be killed, cut off, or not hear that something was written. */
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../src/platform/access/database.ts'
import { Session } from '../../../src/platform/access/session.ts'

/** What was written is written. */
export class LostConfirmation extends Error {}

export class FaultySession extends Session {
  readonly #inner: Session
  /** The process was killed: nothing of it reaches the database any more. */
  isDead = false
  /** The database does not answer. */
  isAway = false
  /** The next change is written, and its confirmation is lost. */
  losesConfirmation = false

  constructor(inner: Session) {
    // Nothing of its own is used.
    super(undefined as never)
    this.#inner = inner
  }

  override async read<T>(question: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    this.#need()
    return this.#inner.read(question)
  }

  override async transaction<T>(work: (tx: Transaction<Database>) => Promise<T>): Promise<T> {
    this.#need()
    const done = await this.#inner.transaction(async (tx) => {
      const result = await work(tx)
      // Killed before it was written.
      if (this.isDead) throw new Error('killed')
      return result
    })
    if (!this.losesConfirmation) return done
    this.losesConfirmation = false
    throw new LostConfirmation('the connection broke before the confirmation')
  }

  #need(): void {
    if (this.isDead) throw new Error('killed')
    if (this.isAway) throw new Error('the database is away')
  }
}
