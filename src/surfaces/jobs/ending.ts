/** How jobs end other than by their last row, and what goes with them. */

import { setImmediate as pause } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { tellJob } from '../../engine/helpers/events.ts'
import type { Database } from '../../platform/access/database.ts'
import type { Session } from '../../platform/access/session.ts'
import { book, bytesOfChunk, JOB_BYTES, packedLength } from './account.ts'
import type { JobReason, JobState } from './job.ts'
import { writtenReason } from './reason.ts'
import { inDays, timeIn } from './rows.ts'

export interface Ending {
  readonly state: Extract<JobState, 'failed' | 'cancelled'> | 'deleted'
  /** How long it is still known that it was. */
  readonly days: number
  readonly error?: JobReason
}

const UNFINISHED = ['receiving', 'queued', 'running']

/** Ends a job, where it has not ended or is deleted; says whether it did. Its rows are then to be swept away. */
export async function endJob(
  tx: Transaction<Database>,
  id: string,
  { state, days, error }: Ending,
): Promise<boolean> {
  const isDeleted = state === 'deleted'
  const now = timeIn(0)
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set(({ fn, val }) => ({
      state,
      changed_at: now,
      ended_at: fn.coalesce('ended_at', val(now)),
      expires_at: inDays(days),
      error_code: error?.code ?? null,
      error_message: error === undefined ? null : writtenReason(error),
      ...(isDeleted && { idempotency_key: null, body_hash: null, row_type: null }),
    }))
    .where('id', '=', id)
    .where('state', isDeleted ? '!=' : 'in', isDeleted ? 'deleted' : UNFINISHED)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await endJobLeases(tx, id)
  tellJob(state)
  return true
}

/** What attempts at its chunks have booked: none of them can be saved any more. */
async function endJobLeases(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('usage_leases').where('holder', 'like', `job ${id} %`).execute()
}

/**
 * Ends a job before its last row, where it has not ended: what is answered is its result, and says why there is no more.
 * Says whether it did. The rows that are left are then to be swept away.
 */
export async function stopJob(
  tx: Transaction<Database>,
  id: string,
  { days, stopped }: { readonly days: number; readonly stopped: JobReason },
): Promise<boolean> {
  const now = timeIn(0)
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set({
      state: 'done',
      changed_at: now,
      ended_at: now,
      expires_at: inDays(days),
      error_code: stopped.code,
      error_message: writtenReason(stopped),
    })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await endJobLeases(tx, id)
  tellJob('done')
  return true
}

/** Chunks that are deleted in one turn: some megabytes, a few milliseconds. */
const TOGETHER = 8

/** Deletes rows and answers of a job, in short turns. `isOpen`: of chunks alone that are not answered. */
export async function sweepChunks(session: Session, id: string, { isOpen = false } = {}): Promise<void> {
  for (;;) {
    const deleted = await session.free((tx) => deleteChunks(tx, id, isOpen, session.isTight ? 1 : TOGETHER))
    if (deleted === 0) return
    // What is in the log takes room a second time until the log is emptied.
    if (session.isTight) await session.forgetDeleted()
    await pause()
  }
}

/** How many it deleted. */
async function deleteChunks(
  tx: Transaction<Database>,
  id: string,
  isOpen: boolean,
  atMost: number,
): Promise<number> {
  const all = tx
    .selectFrom('job_chunks')
    .select(['first_row', packedLength.as('packed')])
    .where('job_id', '=', id)
  const wanted = isOpen ? all.where('totals', 'is', null) : all
  const chunks = await wanted.limit(atMost).execute()
  if (chunks.length === 0) return 0
  const bytes = chunks.reduce((sum, { packed }) => sum + bytesOfChunk(Number(packed)), 0)
  await book(tx, id, -bytes)
  await tx
    .deleteFrom('job_chunks')
    .where('job_id', '=', id)
    .where(
      'first_row',
      'in',
      chunks.map(({ first_row }) => first_row),
    )
    .execute()
  return chunks.length
}

/** Deleted jobs of an owner that are still known: further ones would pile up by making and deleting. */
const DELETED_KNOWN_MAX = 100

/** Of so many deleted jobs of an owner the oldest are forgotten. */
export async function forgetOldest(tx: Transaction<Database>, owner: string, deleted: number): Promise<void> {
  if (deleted <= DELETED_KNOWN_MAX) return
  const oldest = await tx
    .selectFrom('jobs')
    .select('id')
    .where('owner', '=', owner)
    .where('state', '=', 'deleted')
    // One that is being swept still has chunks.
    .where('bytes', '<=', JOB_BYTES)
    .orderBy('ended_at')
    .limit(deleted - DELETED_KNOWN_MAX)
    .execute()
  if (oldest.length === 0) return
  await tx
    .deleteFrom('jobs')
    .where(
      'id',
      'in',
      oldest.map(({ id }) => id),
    )
    .execute()
}
