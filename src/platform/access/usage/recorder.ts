/** Counts answers in memory, brings them to the database every second, and knows how many each key has had. */
import { setTimeout as pause } from 'node:timers/promises'
import { dayOf } from '../calendar.ts'
import { growingCache } from '../growing-cache.ts'
import type { UsageRow } from './counts.ts'
import { type LeaseDesk, type Outbox, outbox } from './outbox.ts'
import type { MonthTotal, UsageStore } from './store.ts'

export interface Recorder {
  /** Answers of a key at an endpoint, on a day (YYYY-MM-DD): today, or the one that they were booked for. */
  count(keyId: string, endpoint: string, answers?: number, day?: string): void
  /** Answers that another process counted. */
  addRows(rows: readonly UsageRow[]): void
  /** Brings what was counted to the database; false when that failed: it stays counted and is tried again. */
  flush(): Promise<boolean>
  /**
   * The answers of a key's month (YYYY-MM) as far as they are known here: what the database holds and what is on its way
   * there. Undefined when the database has not been asked yet.
   */
  known(keyId: string, month: string): number | undefined
  /** Of these, what was counted here and is not in the database yet. */
  unsaved(keyId: string, month: string): number
  /** Asks the database. When it fails, what was counted here is all that is known. */
  load(keyId: string, month: string): Promise<number>
  /** A last flush; gives the number of answers that could not be saved. */
  close(): Promise<number>
}

export interface RecorderOptions {
  store: Pick<UsageStore, 'save' | 'answersOf'>
  /** Absent where nobody is limited. */
  leases?: LeaseDesk
  /** Told of the first failure of an outage of the database, and of its end. */
  onOutage?: ((error: Error | undefined) => void) | undefined
  flushEveryMs?: number
  closeWithinMs?: number
}

/** What a kill -9 may lose at most. */
const FLUSH_EVERY_MS = 1000
/** Keys whose total of the month is remembered; others are asked for again. */
const TOTALS_MAX = 100_000
/** At the end of the process the database is tried for this long. */
const CLOSE_WITHIN_MS = 5000
const CLOSE_PAUSE_MS = 200

export function openRecorder(options: RecorderOptions): Recorder {
  const {
    store,
    leases = NO_LEASES,
    onOutage,
    flushEveryMs = FLUSH_EVERY_MS,
    closeWithinMs = CLOSE_WITHIN_MS,
  } = options
  /** What the database holds. */
  const totals = growingCache<{ month: string; answers: number }>(TOTALS_MAX)
  /** A batch around midnight may hold two months of a key: the younger one stays. */
  const learn = ({ keyId, month, answers }: MonthTotal) => {
    const known = totals.get(keyId)
    if (known === undefined || known.month <= month) totals.set(keyId, { month, answers })
  }
  const onTried = changes(onOutage)
  const box = outbox({ store, leases, onSaved: (saved) => saved.forEach(learn), onTried })
  const timer = setInterval(() => void box.flush(), flushEveryMs)
  timer.unref()

  const known = (keyId: string, month: string) => {
    const total = totals.get(keyId)
    return total?.month === month ? total.answers + box.unsaved(keyId, month) : undefined
  }
  return {
    count: (keyId, endpoint, answers, day = dayOf(Date.now())) => box.open.add(keyId, day, endpoint, answers),
    addRows: (rows) => box.open.addRows(rows),
    flush: () => box.flush(),
    unsaved: box.unsaved,
    known,
    async load(keyId, month) {
      // When the database fails, the next flush brings the total: it is not asked again for every request.
      const answers = await store.answersOf(keyId, month).catch((error) => {
        onTried(error)
        return 0
      })
      // A flush may have been quicker, and knows better.
      if (totals.get(keyId)?.month !== month) totals.set(keyId, { month, answers })
      return known(keyId, month) ?? answers
    },
    async close() {
      clearInterval(timer)
      await empty(box, closeWithinMs)
      return box.size
    },
  }
}

/** Passes a failure on when it is the first in a row, and the success that ends the row. */
function changes(onOutage: RecorderOptions['onOutage']): (error: Error | undefined) => void {
  let isOut = false
  return (error) => {
    if (isOut === (error !== undefined)) return
    isOut = error !== undefined
    onOutage?.(error)
  }
}

/** Sends the batch on its way, then what was counted meanwhile, and gives back what is left of leases. */
async function empty(box: Outbox, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs
  // One that is under way was sealed before the end.
  await box.flush()
  do {
    if (await box.flush(true)) continue
    if (Date.now() > deadline) return
    await pause(CLOSE_PAUSE_MS)
  } while (!box.isEmpty)
}

const NO_LEASES: LeaseDesk = { seal: () => ({ lowered: [], asks: [] }), confirmed: () => {} }
