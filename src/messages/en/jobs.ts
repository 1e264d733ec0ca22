/** What is said of jobs: batches that are calculated later. */
import { texts } from '../infer.ts'

export const jobs = texts({
  'job_not_found.id': 'There is no job {id} for this key. GET /v1/jobs lists your jobs.',
  'job_gone.id': 'Job {id} was deleted or has expired. Send it again.',
  'job_not_done.waiting':
    'Job {id} is {state, select, queued {queued} other {running}}: {done} of {rows} rows are calculated. Try again after the time in Retry-After.',
  'job_not_done.failed': 'Job {id} has no result: it failed. {reason}',
  'job_not_done.cancelled': 'Job {id} has no result: it was cancelled.',
  'job_not_done.inventory':
    'The inventory of job {id} ({rows, plural, one {1 row} other {# rows}}) is being prepared. Try again after the time in Retry-After.',
  'validation_error.cursor': 'cursor must be meta.next_cursor of another page; you sent {value}.',
  'validation_error.idempotency_key':
    'Idempotency-Key must be 1 to {maximum} visible characters without spaces.',
  'unavailable.jobs': 'Jobs are not available right now. Try again in a moment.',
  'storage_full.jobs': 'The disk of this server is full, so it can store no job. Try again later.',
})
