/**
 * Answers on their way to the database, and with them what becomes of the leases that they were given from. A
 * batch keeps its number until the database has confirmed it, and the database takes a number once: no answer is lost or
 * counted twice while this process lives.
 */
import { randomUUID } from 'node:crypto'
import type { Grant } from '../../ledger/leases.ts'
import type { Sealed } from '../../ledger/pool.ts'
import { Counts } from './counts.ts'
import type { MonthTotal, UsageStore } from './store.ts'

export interface Outbox {
  /** What is counted now and goes with the next batch. */
  readonly open: Counts
  /** Answers of a key and month that the database has not confirmed. */
  unsaved(keyId: string, month: string): number
  /** All answers that the database has not confirmed. */
  readonly size: number
  /** Whether the database has confirmed all that there was. */
  readonly isEmpty: boolean
  /**
   * Sends a batch: the one that was not confirmed, else what is open. False when that failed. `isLast`: leases that are
   * free are given back with it.
   */
  flush(isLast?: boolean): Promise<boolean>
}

/** What goes with each batch to the database: leases that it lowers, and those that are wanted. */
export interface LeaseDesk {
  seal(isLast: boolean): Sealed
  confirmed(grants: readonly Grant[]): void
}

export interface OutboxOptions {
  store: Pick<UsageStore, 'save'>
  leases: LeaseDesk
  /** Told the totals of the keys of a confirmed batch. */
  onSaved(totals: readonly MonthTotal[]): void
  /** Told of every failure, and of every success (undefined). */
  onTried(error: Error | undefined): void
}

export function outbox({ store, leases, onSaved, onTried }: OutboxOptions): Outbox {
  const writer = randomUUID()
  let open = new Counts()
  let sending: ({ number: number; counts: Counts } & Sealed) | undefined
  let batches = 0
  let running: Promise<boolean> | undefined

  const send = async (isLast: boolean): Promise<boolean> => {
    if (sending === undefined) {
      const sealed = leases.seal(isLast)
      if (open.isEmpty && sealed.lowered.length + sealed.asks.length === 0) return true
      batches += 1
      sending = { number: batches, counts: open, ...sealed }
      open = new Counts()
    }
    const { counts, ...batch } = sending
    try {
      const { totals, grants } = await store.save({ writer, rows: counts.rows(), ...batch })
      sending = undefined
      onSaved(totals)
      leases.confirmed(grants)
      onTried(undefined)
      return true
    } catch (error) {
      onTried(error as Error)
      return false
    }
  }
  return {
    get open() {
      return open
    },
    unsaved: (keyId, month) => open.answers(keyId, month) + (sending?.counts.answers(keyId, month) ?? 0),
    get size() {
      return open.size + (sending?.counts.size ?? 0)
    },
    get isEmpty() {
      return open.isEmpty && sending === undefined
    },
    flush(isLast = false) {
      running ??= send(isLast).finally(() => {
        running = undefined
      })
      return running
    },
  }
}
