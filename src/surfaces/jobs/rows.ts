/** Jobs as they are stored. */
import type { Selectable } from 'kysely'
import type { ErrorCode } from '../../engine/errors.ts'
import { ENGLISH, LANGUAGES } from '../../messages/locale.ts'
import type { Database } from '../../platform/access/database.ts'
import { JOB_BYTES } from './account.ts'
import type { Job, JobQuestion, JobReason, Maker, StoredState } from './job.ts'

type JobRow = Selectable<Database['jobs']>

const MS_PER_DAY = 86_400_000

/** `ms` later than now, as times are stored. */
export const timeIn = (ms: number) => new Date(Date.now() + ms).toISOString()

export const inDays = (days: number) => timeIn(days * MS_PER_DAY)

export function jobOf(row: JobRow): Job {
  return {
    id: row.id,
    owner: row.owner,
    state: row.state as StoredState,
    form: row.form,
    isFull: row.is_full === 1,
    type: row.row_type ?? undefined,
    language: LANGUAGES.find((one) => one === row.language) ?? ENGLISH,
    edition: row.edition,
    editionHash: row.edition_hash,
    engine: row.engine,
    identity: row.identity,
    rows: row.rows,
    rowsDone: row.rows_done,
    rowsFailed: row.rows_failed,
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    expiresAt: row.expires_at,
    error: row.state === 'done' ? undefined : reasonOf(row),
    stopped: row.state === 'done' ? reasonOf(row) : undefined,
    bytes: Number(row.bytes),
  }
}

function reasonOf({ error_code: code, error_message: message }: JobRow): JobReason | undefined {
  return code === null ? undefined : { code: code as ErrorCode, message: message ?? '' }
}

/** One whose body is still coming. */
export function newRow(id: string, question: JobQuestion, maker: Maker, expiresAt: string): JobRow {
  const now = timeIn(0)
  return {
    id,
    owner: question.owner,
    state: 'receiving' satisfies StoredState,
    form: question.form,
    is_full: question.isFull ? 1 : 0,
    row_type: question.type ?? null,
    language: question.language,
    edition: maker.edition,
    edition_hash: maker.editionHash,
    engine: maker.engine,
    identity: maker.identity,
    rows: 0,
    rows_done: 0,
    rows_failed: 0,
    created_at: now,
    started_at: null,
    ended_at: null,
    changed_at: now,
    expires_at: expiresAt,
    idempotency_key: null,
    body_hash: null,
    error_code: null,
    error_message: null,
    bytes: JOB_BYTES,
  }
}
