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
  'validation_error.cursor_of_jobs': 'cursor must be meta.next_cursor of another page; you sent {value}.',
  'validation_error.idempotency_key':
    'Idempotency-Key must be 1 to {maximum} visible characters without spaces.',
  'unavailable.jobs': 'Jobs are not available right now. Try again in a moment.',
  'storage_full.disk': 'The disk of this server is full, so it can store no job. Try again later.',
  'payload_too_large.job': 'A job can have at most {maximum} rows. Split the file.',
  'idempotency_key_reused.job':
    'This Idempotency-Key was already used with different data, for job {id}. Use a new key for a new job.',
  'rate_limited.unfinished_jobs':
    'You have {count} unfinished jobs, the maximum. Wait for one to finish, or cancel one.',
  'storage_full.jobs':
    'You have {count} stored jobs, the maximum {has_plan, select, true {of plan {plan}} other {on this server}}. Delete those you have downloaded.',
  'storage_full.plan':
    'There is no room for this job: your stored jobs can take {megabytes} MB in plan {plan}. Delete those you have downloaded, or send fewer rows.',
  'storage_full.server':
    'There is no room for this job: all jobs on this server can take {megabytes} MB (STORAGE_LIMIT). Delete those you have downloaded, or try again later.',
  'storage_full.results': 'The results of this job no longer fit. {reason}',
  'unauthorized.job_key_revoked': 'The API key that created this job was revoked.',
  'internal_error.job_damaged': 'Stored rows of this job are damaged. Send the job again.',
  'internal_error.job_row':
    'The server stopped each time it started this row. The server log has the ID of this job and the row number.',
  'validation_error.job_no_rows': 'The file has no rows.',
  'validation_error.job_unreadable':
    'None of the first {count} rows can be read; check the Content-Type. First problem: {reason}',
  'unavailable.job_partial':
    'This job was created with data edition {edition}, but the server now has other data (edition {own_edition}). The result contains the rows calculated before. Send the others again.',
  'unavailable.job_other_edition':
    'This job was created with data edition {edition}, but the server now has other data (edition {own_edition}). Send it again.',
  'job_not_done.failed_before': 'Job {id} has no result: it failed under an earlier release. {text}',
})
