/** Jobs as they are shown to whoever made them. */
import type { PresentedNotice } from '../../../contract/notices.ts'
import { seconds, zuluNow } from '../../../contract/timestamp.ts'
import type { Job, JobState } from '../../jobs/job.ts'
import type { JobAnswer, JobShown, JobsAnswer } from './schema.ts'

export const JOBS_PATH = '/v1/jobs'

/** As the router has it. */
export const JOB_ROUTE = `${JOBS_PATH}/:job_id`

export const jobPath = (id: string) => `${JOBS_PATH}/${id}`

const MS = 1000
/** Digits of a hash that are shown elsewhere too: meta.edition_hash. */
const HASH_DIGITS = 12

export function jobAnswer(job: Job, notices: PresentedNotice[] = []): JobAnswer {
  const { id, ...attributes } = shownJob(job)
  return {
    data: { type: 'job', id, attributes: { ...attributes, notices } },
    meta: { reported_at: zuluNow() },
  }
}

export function jobsAnswer(
  jobs: readonly Job[],
  next: string | null,
  notices: PresentedNotice[],
): JobsAnswer {
  return {
    data: jobs.map(shownJob),
    meta: {
      returned: jobs.length,
      next_cursor: next,
      reported_at: zuluNow(),
      notices,
    },
  }
}

function shownJob(job: Job): JobShown {
  const { id, state, rows, rowsDone, rowsFailed, error, stopped, bytes } = job
  const rate = rateOf(job)
  return {
    id,
    state: state as JobState,
    content_type: job.form as JobShown['content_type'],
    fields: job.isFull ? 'full' : 'short',
    rows,
    rows_done: rowsDone,
    errors: rowsFailed,
    rows_per_second: rate === undefined ? null : Math.floor(rate),
    seconds_left: rate === undefined || state !== 'running' ? null : Math.ceil((rows - rowsDone) / rate),
    created_at: seconds(job.createdAt),
    started_at: job.startedAt && seconds(job.startedAt),
    ended_at: job.endedAt && seconds(job.endedAt),
    expires_at: seconds(job.expiresAt),
    edition: job.edition,
    edition_hash: job.editionHash.slice(0, HASH_DIGITS),
    engine: job.engine,
    error: error ?? null,
    complete: state === 'done' && stopped === undefined,
    stopped: stopped ?? null,
    bytes,
    links: {
      self: jobPath(id),
      result: `${jobPath(id)}/result`,
      report: `${jobPath(id)}/report`,
      cancel: `${jobPath(id)}/cancel`,
    },
  }
}

/** Rows a second, since it was begun; undefined before the first are done. */
function rateOf({ startedAt, endedAt, rowsDone }: Job): number | undefined {
  if (startedAt === null || rowsDone === 0) return undefined
  const until = endedAt === null ? Date.now() : Date.parse(endedAt)
  const ms = until - Date.parse(startedAt)
  return ms <= 0 ? undefined : (rowsDone * MS) / ms
}
