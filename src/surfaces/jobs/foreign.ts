/**
 * Jobs that were taken by a server with other data, another engine or other services, and that nobody has gone on with:
 * answers of two such servers are not mixed.
 */

import type { Selectable } from 'kysely'
import { problem } from '../../engine/errors.ts'
import type { Database } from '../../platform/access/database.ts'
import type { Session } from '../../platform/access/session.ts'
import { endJob, stopJob, sweepChunks } from './ending.ts'
import type { Maker } from './job.ts'
import type { ChunkQueue } from './queue.ts'
import { timeIn } from './rows.ts'

export interface ForeignOptions {
  readonly session: Session
  readonly queue: ChunkQueue
  readonly maker: Maker
  readonly days: number
  /** How long a job of other makers is left to them. */
  readonly othersMs: number
  readonly atMost: number
}

type ForeignJob = Pick<
  Selectable<Database['jobs']>,
  'id' | 'identity' | 'edition' | 'edition_hash' | 'rows_done'
>

/**
 * One of which no row is answered is taken over, where its edition is the one that answers here: all its rows are answered
 * here then. One that was begun ends with the answers that it has; one of another edition fails.
 */
export async function goOnWithForeign(options: ForeignOptions): Promise<void> {
  const { session, maker, othersMs, atMost } = options
  const foreign = await session.read((db) =>
    db
      .selectFrom('jobs')
      .select(['id', 'identity', 'edition', 'edition_hash', 'rows_done'])
      .where('state', 'in', ['queued', 'running'])
      .where('identity', '!=', maker.identity)
      .where('changed_at', '<', timeIn(-othersMs))
      .limit(atMost)
      .execute(),
  )
  for (const job of foreign) {
    const isOfEdition = job.edition === maker.edition && job.edition_hash === maker.editionHash
    if (job.rows_done > 0) await keepAnswers(options, job)
    else if (isOfEdition) await takeOver(options, job)
    else await fail(options, job)
  }
}

async function takeOver(
  { session, queue, maker }: ForeignOptions,
  { id, identity }: ForeignJob,
): Promise<void> {
  await session.transaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('jobs')
      .set({ identity: maker.identity, engine: maker.engine, changed_at: timeIn(0) })
      .where('id', '=', id)
      .where('identity', '=', identity)
      .where('rows_done', '=', 0)
      .where('state', 'in', ['queued', 'running'])
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const chunks = await tx
      .selectFrom('job_chunks')
      .select(['job_id as jobId', 'first_row as firstRow'])
      .where('job_id', '=', id)
      .orderBy('first_row')
      .execute()
    await queue.add(tx, chunks)
  })
}

async function keepAnswers({ session, days, maker }: ForeignOptions, job: ForeignJob): Promise<void> {
  const stopped = problem('unavailable.job_partial', editionsOf(job, maker))
  await session.free((tx) => stopJob(tx, job.id, { days, stopped }))
  await sweepChunks(session, job.id, { isOpen: true })
}

async function fail({ session, days, maker }: ForeignOptions, job: ForeignJob): Promise<void> {
  const error = problem('unavailable.job_other_edition', editionsOf(job, maker))
  await session.free((tx) => endJob(tx, job.id, { state: 'failed', days, error }))
}

const editionsOf = (job: ForeignJob, maker: Maker) => ({
  edition: job.edition,
  own_edition: maker.edition,
})
