/**
 * What time ends: jobs past their days, bodies that never came whole, jobs that nobody here can go on with. And what is
 * kept right by and by: the account of the store, and room on the disk for giving room back.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Session } from '../../platform/access/session.ts'
import { mendAccounts } from './account.ts'
import { endJob, sweepChunks } from './ending.ts'
import { goOnWithForeign } from './foreign.ts'
import type { Maker, StoredState } from './job.ts'
import type { ChunkQueue } from './queue.ts'
import { timeIn } from './rows.ts'

const EVERY_MS = 60_000
/** So much the clocks of two machines may differ. */
const MENDED_BACK_MS = 300_000
/** Jobs that are looked at in a round. */
const TOGETHER = 20
/** Of these nothing is kept but that they were. */
const WITHOUT_ROWS = ['failed', 'cancelled', 'deleted'] as const satisfies readonly StoredState[]

export interface CleanerOptions {
  readonly session: Session
  readonly maker: Maker
  /** How long an end is remembered. */
  readonly days: number
  /** How long a job of other makers is left to them. */
  readonly othersMs: number
  readonly queue: ChunkQueue
  onError(error: unknown): void
}

/** The function ends it. */
export function startCleaner(options: CleanerOptions): () => Promise<void> {
  const ending = new AbortController()
  const run = async () => {
    let since = ''
    while (!ending.signal.aborted) {
      const before = timeIn(-MENDED_BACK_MS)
      await clean(options, since).catch(options.onError)
      since = before
      await wait(EVERY_MS, undefined, { ref: false, signal: ending.signal }).catch(() => {})
    }
  }
  const running = run()
  return async () => {
    ending.abort()
    await running
  }
}

/** One round. `since`: accounts of what was written before are right. */
export async function clean(options: CleanerOptions, since = ''): Promise<void> {
  const { session, queue } = options
  // First: from then on what is booked is right.
  await mendAccounts(session, since)
  await endExpired(options)
  await goOnWithForeign({ ...options, atMost: TOGETHER })
  await sweepEnded(session)
  await session.keepReserve()
  await queue.tidy()
}

/** What was deleted before, or never was whole, is forgotten; everything else is deleted. */
async function endExpired({ session, days }: CleanerOptions): Promise<void> {
  const expired = await session.read((db) =>
    db
      .selectFrom('jobs')
      .select(['id', 'state'])
      .where('expires_at', '<', timeIn(0))
      .limit(TOGETHER)
      .execute(),
  )
  for (const { id, state } of expired) {
    const isForgotten = state === 'deleted' || state === 'receiving'
    if (!isForgotten) await session.free((tx) => endJob(tx, id, { state: 'deleted', days }))
    await sweepChunks(session, id)
    if (isForgotten) await session.free((tx) => tx.deleteFrom('jobs').where('id', '=', id).execute())
  }
}

/** Rows of a job that failed, or whose end was cut by the end of a process; of one that was stopped, those without answers. */
async function sweepEnded(session: Session): Promise<void> {
  const left = await session.read((db) =>
    db
      .selectFrom('jobs')
      .innerJoin('job_chunks', 'job_chunks.job_id', 'jobs.id')
      .select(['jobs.id', 'jobs.state'])
      .distinct()
      .where((is) =>
        is.or([
          is('jobs.state', 'in', WITHOUT_ROWS),
          is.and([
            is('jobs.state', '=', 'done'),
            is('jobs.error_code', 'is not', null),
            is('job_chunks.totals', 'is', null),
          ]),
        ]),
      )
      .limit(TOGETHER)
      .execute(),
  )
  for (const { id, state } of left) await sweepChunks(session, id, { isOpen: state === 'done' })
}
