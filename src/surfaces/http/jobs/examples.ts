/** Examples of /v1/jobs: a job of the three rows of POST /v1/batch, which is done. */

import { errorBody } from '../../../contract/error-body.ts'
import type { Context } from '../../../contract/operation.ts'
import { ApiError } from '../../../engine/errors.ts'
import { ENGINE_VERSION } from '../../../engine/identity.ts'
import { ENGLISH } from '../../../messages/locale.ts'
import { JSON_ARRAY } from '../../batch/row-formats.ts'
import type { Job } from '../../jobs/job.ts'
import type { ExamplesByStatus } from '../openapi/examples.ts'
import { unknownName } from '../params/own-query.ts'
import { JOB_ROUTE, JOBS_PATH, jobAnswer, jobPath, jobsAnswer } from './present.ts'
import { JobsQuery, NoQuery, ReportQuery } from './schema.ts'

const HTTP_OK = 200
const UNPROCESSABLE = 422

const EXAMPLE = { id: '9c2b7e41d05f4a86b3e19f7a60c4d258', owner: 'Ab3dE5gH' }

/** By method and path, as the router has it. `result`: what the batch answers to the three rows. */
export function jobExamples(context: Context, result: unknown): ReadonlyMap<string, ExamplesByStatus> {
  const job = exampleJob(context)
  const path = jobPath(job.id)
  return new Map([
    [`GET ${JOBS_PATH}`, examples(`GET ${JOBS_PATH}?limit=1`, jobsAnswer([job], null, []), JobsQuery)],
    [`GET ${JOB_ROUTE}`, examples(`GET ${path}`, jobAnswer(job))],
    [`GET ${JOB_ROUTE}/result`, examples(`GET ${path}/result`, result)],
    // Its answers are files: there is nothing to show of them.
    [`GET ${JOB_ROUTE}/report`, refused(`GET ${path}/report`, ReportQuery)],
    [`POST ${JOB_ROUTE}/cancel`, examples(`POST ${path}/cancel`, jobAnswer(job))],
    [
      `DELETE ${JOB_ROUTE}`,
      examples(`DELETE ${path}`, {
        data: { type: 'job', id: job.id, attributes: { state: 'deleted' } },
        meta: { reported_at: '2026-11-02T08:00:00Z' },
      }),
    ],
  ])
}

/** `query`: the schema of what the request takes beside its path. */
function examples(request: string, value: unknown, query: object = NoQuery): ExamplesByStatus {
  return { [HTTP_OK]: { answer: { summary: request, value } }, ...refused(request, query) }
}

function refused(request: string, query: object): ExamplesByStatus {
  const unknown = `${request}${request.includes('?') ? '&' : '?'}colour=red`
  return { [UNPROCESSABLE]: { unknown_parameter: { summary: unknown, value: unknownParameter(query) } } }
}

function unknownParameter(query: object) {
  const names = Object.keys((query as { properties: object }).properties)
  return errorBody(new ApiError(unknownName('colour', names)), 'example')
}

/** Also what the tests store. */
export function exampleJob({ edition }: Pick<Context, 'edition'>): Job {
  return {
    ...EXAMPLE,
    state: 'done',
    form: JSON_ARRAY,
    isFull: false,
    type: undefined,
    language: ENGLISH,
    edition: edition.name,
    editionHash: edition.hash,
    engine: ENGINE_VERSION,
    identity: '',
    rows: 3,
    rowsDone: 3,
    rowsFailed: 1,
    createdAt: '2026-11-01T08:00:00.000Z',
    startedAt: '2026-11-01T08:00:01.000Z',
    endedAt: '2026-11-01T08:00:02.000Z',
    expiresAt: '2999-11-08T08:00:02.000Z',
    error: undefined,
    stopped: undefined,
    bytes: 3524,
  }
}
