/**
 * Answers on their way to the database. A batch keeps its number until the database has confirmed it, and the database
 * takes a number once: no answer is lost or counted twice while this process lives.
 */
import { randomUUID } from 'node:crypto'
import { Counts } from './counts.ts'
import type { MonthTotal, UsageStore } from './store.ts'

export interface Outbox {
  /** What is counted now and goes with the next batch. */
  readonly open: Counts
  /** Answers of a key and month that the database has not confirmed. */
  unsaved(keyId: string, month: string): number
  /** All answers that the database has not confirmed. */
  readonly size: number
  /** Sends a batch: the one that was not confirmed, else what is open. False when that failed. */
  flush(): Promise<boolean>
}

export interface OutboxOptions {
  store: Pick<UsageStore, 'save'>
  /** Told the totals of the keys of a confirmed batch. */
  onSaved(totals: readonly MonthTotal[]): void
  /** Told of every failure, and of every success (undefined). */
  onTried(error: Error | undefined): void
}

export function outbox({ store, onSaved, onTried }: OutboxOptions): Outbox {
  const writer = randomUUID()
  let open = new Counts()
  let sending: { number: number; counts: Counts } | undefined
  let batches = 0
  let running: Promise<boolean> | undefined

  const send = async (): Promise<boolean> => {
    if (sending === undefined) {
      if (open.isEmpty) return true
      batches += 1
      sending = { number: batches, counts: open }
      open = new Counts()
    }
    const { number, counts } = sending
    try {
      const totals = await store.save({ writer, number, rows: counts.rows() })
      sending = undefined
      onSaved(totals)
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
    flush() {
      running ??= send().finally(() => {
        running = undefined
      })
      return running
    },
  }
}
