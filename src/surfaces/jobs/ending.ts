/** How jobs end other than by their last row, and what goes with them. */
import { setImmediate as pause } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { ErrorCode } from '../../engine/errors.ts'
import { tellJob } from '../../engine/helpers/events.ts'
import type { Database } from '../../platform/access/database.ts'
import type { Session } from '../../platform/access/session.ts'
import type { JobState } from './job.ts'
import { inDays, timeIn } from './rows.ts'

export interface Ending {
  readonly state: Extract<JobState, 'failed' | 'cancelled'> | 'deleted'
  /** How long it is still known that it was. */
  readonly days: number
  readonly error?: { readonly code: ErrorCode; readonly message: string }
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
      error_message: error?.message ?? null,
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

/** Chunks that are deleted in one turn: some megabytes, a few milliseconds. */
const TOGETHER = 8

/** Deletes rows and answers of a job, in short turns. `isOpen`: of chunks alone that are not answered. */
export async function sweepChunks(session: Session, id: string, { isOpen = false } = {}): Promise<void> {
  for (;;) {
    const deleted = await session.transaction(async (tx) => {
      const all = tx.selectFrom('job_chunks').select('first_row').where('job_id', '=', id)
      const chunks = await (isOpen ? all.where('totals', 'is', null) : all).limit(TOGETHER).execute()
      if (chunks.length > 0)
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
    })
    if (deleted < TOGETHER) return
    await pause()
  }
}
