/** What time ends: jobs past their days, bodies that never came whole, jobs that nobody here can go on with. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Session } from '../../platform/access/session.ts'
import { endJob, sweepChunks } from './ending.ts'
import type { Maker, StoredState } from './job.ts'
import { timeIn } from './rows.ts'

const EVERY_MS = 60_000
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
  /** What belongs to the queue. */
  tidy(): Promise<void>
  onError(error: unknown): void
}

/** The function ends it. */
export function startCleaner(options: CleanerOptions): () => Promise<void> {
  const ending = new AbortController()
  const run = async () => {
    while (!ending.signal.aborted) {
      await clean(options).catch(options.onError)
      await wait(EVERY_MS, undefined, { ref: false, signal: ending.signal }).catch(() => {})
    }
  }
  const running = run()
  return async () => {
    ending.abort()
    await running
  }
}

/** One round. */
export async function clean(options: CleanerOptions): Promise<void> {
  await endExpired(options)
  await failForeign(options)
  await sweepEnded(options.session)
  await options.tidy()
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
    if (!isForgotten) await session.transaction((tx) => endJob(tx, id, { state: 'deleted', days }))
    await sweepChunks(session, id)
    if (isForgotten) await session.transaction((tx) => tx.deleteFrom('jobs').where('id', '=', id).execute())
  }
}

/** Answers of two editions are not mixed: a job whose own is gone ends. */
async function failForeign({ session, maker, days, othersMs }: CleanerOptions): Promise<void> {
  const foreign = await session.read((db) =>
    db
      .selectFrom('jobs')
      .select(['id', 'edition', 'edition_hash', 'engine'])
      .where('state', 'in', ['queued', 'running'])
      .where('identity', '!=', maker.identity)
      .where('changed_at', '<', timeIn(-othersMs))
      .limit(TOGETHER)
      .execute(),
  )
  for (const { id, edition } of foreign) {
    const message = `The job was to be answered from edition ${edition} as it was when the job was made. No server goes on with it: they were changed meanwhile, and now answer from edition ${maker.edition}. Send it again.`
    const error = { code: 'unavailable', message } as const
    await session.transaction((tx) => endJob(tx, id, { state: 'failed', days, error }))
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
