/** Counts answers in memory, brings them to the database every second, and knows how many each key has had. */
import { setTimeout as pause } from 'node:timers/promises'
import { dayOf } from '../calendar.ts'
import { growingCache } from '../growing-cache.ts'
import type { MonthAnswers } from '../limits/limiter.ts'
import type { UsageRow } from './counts.ts'
import { type Outbox, outbox } from './outbox.ts'
import type { MonthTotal, UsageStore } from './store.ts'

export interface Recorder extends MonthAnswers {
  /** One more answer of a key at an endpoint. */
  count(keyId: string, endpoint: string): void
  /** Answers that another process counted. */
  addRows(rows: readonly UsageRow[]): void
  /** Brings what was counted to the database; false when that failed: it stays counted and is tried again. */
  flush(): Promise<boolean>
  /** A last flush; gives the number of answers that could not be saved. */
  close(): Promise<number>
}

export interface RecorderOptions {
  store: Pick<UsageStore, 'save' | 'answersOf'>
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
  const { store, onOutage, flushEveryMs = FLUSH_EVERY_MS, closeWithinMs = CLOSE_WITHIN_MS } = options
  /** What the database holds. */
  const totals = growingCache<{ month: string; answers: number }>(TOTALS_MAX)
  /** A batch around midnight may hold two months of a key: the younger one stays. */
  const learn = ({ keyId, month, answers }: MonthTotal) => {
    const known = totals.get(keyId)
    if (known === undefined || known.month <= month) totals.set(keyId, { month, answers })
  }
  const onTried = changes(onOutage)
  const box = outbox({ store, onSaved: (saved) => saved.forEach(learn), onTried })
  const timer = setInterval(() => void box.flush(), flushEveryMs)
  timer.unref()

  const known = (keyId: string, month: string) => {
    const total = totals.get(keyId)
    return total?.month === month ? total.answers + box.unsaved(keyId, month) : undefined
  }
  return {
    count: (keyId, endpoint) => box.open.add(keyId, dayOf(Date.now()), endpoint),
    addRows: (rows) => box.open.addRows(rows),
    flush: box.flush,
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

/** Sends the batch on its way, then what was counted meanwhile. */
async function empty(box: Outbox, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs
  while (box.size > 0) {
    if (await box.flush()) continue
    if (Date.now() > deadline) return
    await pause(CLOSE_PAUSE_MS)
  }
}
