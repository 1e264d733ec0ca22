/** /v1/jobs in the OpenAPI document. */
import { type Static, Type } from 'typebox'
import { messageFields } from '../../../contract/error-body.ts'
import {
  editionlessQuery,
  integerParam,
  nameParam,
  textParam,
  tokenParam,
} from '../../../contract/params/schema.ts'
import { notices } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { ERROR_STATUS, type ErrorCode } from '../../../engine/errors.ts'
import { CSV, JSON_ARRAY, NDJSON } from '../../batch/row-formats.ts'
import { JOB_STATES } from '../../jobs/job.ts'

const { closed, literal, object, oneOf, text } = shape

const JOB_ID = '^[0-9a-f]{32}$'
export const JOB_ID_FORM = new RegExp(JOB_ID)
const ID_CHARACTERS = 32

export const IDEMPOTENCY_KEY_CHARACTERS_MAX = 255
/** Visible ASCII. Quotes around it, which draft-ietf-httpapi-idempotency-key-header has, are part of it. */
export const IDEMPOTENCY_KEY = '^[!-~]{1,255}$'
export const IDEMPOTENCY_KEY_FORM = new RegExp(IDEMPOTENCY_KEY)

export const JobParams = Type.Object({
  job_id: Type.String({
    description: 'The id of the job, from the answer that made it.',
    pattern: JOB_ID,
    maxLength: ID_CHARACTERS,
    examples: ['5d41402abc4b2a76b9719d911017c592'],
  }),
})

export const PAGE = { most: 100, usual: 20 }

export const JobsQuery = editionlessQuery({
  limit: Type.Optional(
    integerParam({ description: 'Jobs on a page.', minimum: 1, maximum: PAGE.most, default: PAGE.usual }),
  ),
  cursor: Type.Optional(
    nameParam({ description: 'meta.next_cursor of the page before: what comes after it.', pattern: JOB_ID }),
  ),
})

export const NoQuery = editionlessQuery({})

export const REPORT_FORMATS = ['csv', 'xlsx', 'html'] as const

export const ReportQuery = editionlessQuery({
  format: Type.Optional(
    tokenParam(REPORT_FORMATS, {
      description:
        'A line for each row and scope (csv), the workbook (xlsx), or the statement for print (html).',
      default: 'csv',
    }),
  ),
  organisation: Type.Optional(
    textParam({ description: 'For the workbook and the statement; left to be filled in without it.' }),
  ),
  period: Type.Optional(textParam({ description: 'The same: `2025`, `April 2025 to March 2026`.' })),
})

const time = (description: string) => Type.String({ format: 'date-time', description })
const orNull = (
  schema: ReturnType<typeof Type.String> | ReturnType<typeof Type.Integer>,
  description: string,
) => Type.Union([schema, Type.Null()], { description })
const count = (description: string) => shape.count(description)
const reason = (description: string) =>
  Type.Union(
    [
      Type.Object(
        {
          code: oneOf(Object.keys(ERROR_STATUS) as ErrorCode[], 'The code: docs/errors.md.'),
          ...messageFields,
          message: text('The same for a person.'),
        },
        closed,
      ),
      Type.Null(),
    ],
    { description },
  )

const attributes = {
  state: oneOf(
    JOB_STATES,
    'queued: nobody has begun it; running; done: the result is there; failed: error says why; cancelled.',
  ),
  content_type: oneOf([NDJSON, JSON_ARRAY, CSV], 'Of its rows and of its result.'),
  fields: oneOf(['short', 'full'], 'What is answered to a row.'),
  rows: count('Rows that were sent.'),
  rows_done: count('Rows that are answered and saved. Each counts once, whatever happens to a server.'),
  errors: count('Of those that are done, the ones with an error.'),
  rows_per_second: orNull(
    Type.Integer({ minimum: 0 }),
    'Rows done a second since it was begun; null before the first are done.',
  ),
  seconds_left: orNull(
    Type.Integer({ minimum: 0 }),
    'How long the rest takes at that rate; null where that cannot be said.',
  ),
  created_at: time('When it was made.'),
  started_at: Type.Union([time(''), Type.Null()], { description: 'When its first row was begun.' }),
  ended_at: Type.Union([time(''), Type.Null()], { description: 'When it ended.' }),
  expires_at: time('When it and its result are deleted.'),
  edition: text('The data edition that answers rows that name none.'),
  edition_hash: text('The first digits of its hash.'),
  engine: text('The version of the arithmetic.'),
  error: reason('Of a job that failed: why. Rows with an error are in the result.'),
  complete: shape.yesNo('Whether it is done and every row was read.'),
  stopped: reason(
    'Of a job that is done without all of its rows: why. The result has those that were answered.',
  ),
  bytes: count('Bytes that its rows and its result take in the store.'),
  links: object('Paths on this server.', {
    self: text('GET: this; DELETE: deletes all of it.'),
    result: text('GET: the answers, when it is done.'),
    report: text('GET: the inventory of it, when it is done.'),
    cancel: text('POST: ends it before its end.'),
  }),
}

const id = text('Its id, which nobody can guess.')

const JobShown = Type.Object({ id, ...attributes }, closed)
export type JobShown = Static<typeof JobShown>

const meta = { reported_at: time('When this was said.') }

export const JobAnswer = Type.Object(
  {
    data: object('A batch that is answered later.', {
      type: literal('job', 'What kind of answer it is.'),
      id,
      attributes: object('What is known of it.', { ...attributes, notices }),
    }),
    meta: object('About the answer.', meta),
  },
  { $id: 'JobAnswer', ...closed },
)
export type JobAnswer = Static<typeof JobAnswer>

export const JobsAnswer = Type.Object(
  {
    data: Type.Array(JobShown, { description: 'The newest first.' }),
    meta: object('About the list.', {
      returned: count('Jobs on this page.'),
      next_cursor: Type.Union([Type.String(), Type.Null()], {
        description: 'cursor of the next page; null where there is none.',
      }),
      ...meta,
      notices,
    }),
  },
  { $id: 'JobsAnswer', ...closed },
)
export type JobsAnswer = Static<typeof JobsAnswer>

export const DeletedJobAnswer = Type.Object(
  {
    data: object('A job that was.', {
      type: literal('job', 'What kind of answer it is.'),
      id,
      attributes: object('What is known of it.', {
        state: literal('deleted', 'Nothing is left of it.'),
      }),
    }),
    meta: object('About the answer.', meta),
  },
  { $id: 'DeletedJobAnswer', ...closed },
)
export type DeletedJob = Static<typeof DeletedJobAnswer>
