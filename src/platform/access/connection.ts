/**
 * The connection to a database, opened again where it broke: after a disk failed to read, SQLite goes on with what it has
 * in memory, and finds the file damaged for as long as the connection lives, though the file is whole.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import { isDiskFull } from './disk-full.ts'

export interface Opened {
  readonly db: Kysely<Database>
  /** Removes from the disk what was deleted, as far as the database leaves it there. */
  forget(): void
}

export interface Reopening {
  open(): Promise<Opened>
  /** A connection that broke was replaced; `error`: how it broke. Told once a minute at most. */
  onReopened?: ((error: unknown) => void) | undefined
}

/** A disk that is broken is not asked more often. */
const REOPEN_PAUSE_MS = 1000
/** What is at work on a broken connection has so long to end. */
const ENDS_WITHIN_MS = 2000
const LOOK_EVERY_MS = 5
/** Where the file itself is damaged a new connection breaks too: one line a minute says so. */
const TOLD_EVERY_MS = 60_000

export class Connection {
  #opened: Opened
  readonly #reopening: Reopening | undefined
  /** How the present connection broke; undefined while it is well. */
  #broken: unknown
  #users = 0
  #isClosed = false
  #triedAtMs = Number.NEGATIVE_INFINITY
  #toldAtMs = Number.NEGATIVE_INFINITY
  #renewing: Promise<void> | undefined

  /** Without `reopening` whoever made `opened` mends it. */
  constructor(opened: Opened, reopening?: Reopening) {
    this.#opened = opened
    this.#reopening = reopening
  }

  /** Hands a connection to `work`, a new one where the last one broke. What fails is not tried again. */
  async use<T>(work: (opened: Opened) => Promise<T>): Promise<T> {
    if (this.#broken !== undefined) await this.#renew()
    this.#users++
    try {
      return await work(this.#opened)
    } catch (error) {
      if (this.#reopening && isBroken(error)) this.#broken ??= error
      throw error
    } finally {
      this.#users--
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#renewing?.catch(() => {})
    await this.#opened.db.destroy()
  }

  /** Rejects with how the connection broke where it cannot be replaced yet. */
  async #renew(): Promise<void> {
    if (this.#renewing === undefined) {
      if (this.#isClosed || performance.now() - this.#triedAtMs < REOPEN_PAUSE_MS) throw this.#broken
      this.#triedAtMs = performance.now()
      this.#renewing = this.#replace(this.#reopening as Reopening).finally(() => {
        this.#renewing = undefined
      })
    }
    await this.#renewing
  }

  /** Closed first: what several connections of a process share of a file lives as long as one of them. */
  async #replace({ open, onReopened }: Reopening): Promise<void> {
    const deadline = performance.now() + ENDS_WITHIN_MS
    while (this.#users > 0 && performance.now() < deadline) await pause(LOOK_EVERY_MS)
    const how = this.#broken
    await this.#opened.db.destroy().catch(() => {})
    this.#opened = await open()
    this.#broken = undefined
    if (performance.now() - this.#toldAtMs < TOLD_EVERY_MS) return
    this.#toldAtMs = performance.now()
    onReopened?.(how)
  }
}

/** SQLite could not read or write its file, or finds it damaged. */
export function isBroken(error: unknown): boolean {
  if (isDiskFull(error)) return false
  const { code, message } = error as { code?: unknown; message?: unknown }
  return (
    /^SQLITE_(IOERR|CORRUPT|NOTADB)/.test(String(code)) ||
    /disk I\/O error|database disk image is malformed|file is not a database/i.test(String(message))
  )
}
