/** GET /v1/jobs/{job_id}/result: as POST /v1/batch would have answered, a chunk at a time. */

import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { shape } from '../../../contract/shape.ts'
import { ApiError, messageOf, problem } from '../../../engine/errors.ts'
import { CSV, ROW_FORMATS, type RowFormat } from '../../batch/row-formats.ts'
import type { BatchSummary } from '../../batch/summary.ts'
import type { Job } from '../../jobs/job.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { App } from '../app.ts'
import type { KeyWork } from '../auth/work-limits.ts'
import { BatchAnswer } from '../batch/answer-schema.ts'
import { CLOSING_TRAILER, trailerOf } from '../batch/trailer.ts'
import { readWithin } from '../body/pieces.ts'
import type { ConnectionLimits } from '../connections/connections.ts'
import { keyedResponses, refusalResponse } from '../openapi/responses.ts'
import { asItCame, queryReader } from '../params/own-query.ts'
import { foundJob, stored } from './found.ts'
import { JOB_ROUTE } from './present.ts'
import { JobParams, NoQuery } from './schema.ts'

const RESULT_ROUTE = `${JOB_ROUTE}/result`
/** Seconds. */
const ASK_AGAIN_AFTER = 2

const keyed = keyedResponses(BatchAnswer, '`validation_error`: an unknown parameter.', {
  headers: { 'Cache-Control': Type.String({ examples: ['no-store'] }) },
})
const asRows = (description: string) => ({ schema: shape.text(description) })

/** Where there is no result. */
export const UNFINISHED_RESPONSES = {
  404: refusalResponse('`job_not_found`: there is none of this id, or another key made it.'),
  409: refusalResponse(
    '`job_not_done`: it is queued or running, and Retry-After says when to ask again; or it failed or was cancelled, and there will be none. Of a large job, its inventory is still being added up.',
  ),
  410: refusalResponse('`job_gone`: it was deleted, or its time is over.'),
}

const schema = {
  operationId: 'jobResult',
  tags: ['jobs'],
  summary: 'The result of a job',
  description:
    'In the order of the rows and in the form in which they were sent, with the closing line of POST /v1/batch: its SHA-256 is over every byte before it, and a result without it was cut.',
  params: JobParams,
  querystring: NoQuery,
  response: {
    ...keyed,
    200: {
      ...keyed[200],
      content: {
        ...keyed[200].content,
        'application/x-ndjson': asRows('A line for each row, and a closing line.'),
        'text/csv': asRows('A line for each row; what closes it is the trailer Everygram-Closing.'),
      },
    },
    ...UNFINISHED_RESPONSES,
  },
}

const readNothing = queryReader<object>(NoQuery)

export interface ReadingSettings {
  /** Absent: there are none. */
  readonly jobs: Jobs | undefined
  readonly limits: Pick<ConnectionLimits, 'streamMs' | 'idleMs'>
  /** How much a key may read at once. */
  readonly enter: (request: FastifyRequest, reply: FastifyReply) => Promise<KeyWork>
}

export function resultRoute(v1: App, { jobs, limits, enter }: ReadingSettings): void {
  const options = { schema, validatorCompiler: asItCame, config: { isFree: true } }
  v1.get(RESULT_ROUTE, options, async (request, reply) => {
    readNothing(request)
    const job = await foundJob(jobs, request)
    refuseUnfinished(job, reply)
    let closing: BatchSummary | undefined
    const { form, pieces } = await resultPieces(jobs, job, request, (given) => {
      closing = given
    })
    const { end } = await enter(request, reply)
    if (form.type === CSV) reply.trailer(CLOSING_TRAILER, async () => trailerOf(closing))
    return reply
      .header('x-request-id', request.id)
      .header('cache-control', 'no-store')
      .header('content-type', form.contentType)
      .send(readWithin(pieces, limits.streamMs, end))
  })
}

/** What a job that is done has been answered; nothing of it is read before it is taken. */
export async function resultPieces(
  jobs: Jobs | undefined,
  job: Job,
  request: FastifyRequest,
  onClosing: (closing: BatchSummary) => void = () => {},
): Promise<{ form: RowFormat; pieces: AsyncGenerator<string | Buffer> }> {
  const form = ROW_FORMATS.get(job.form)
  const pieces = form && (await stored(request, () => jobs?.result(job, form, onClosing)))
  if (!form || !pieces) throw new Error(`there is no form ${job.form}`)
  return { form, pieces }
}

/** Throws an ApiError: 409. */
export function refuseUnfinished({ id, state, error, rows, rowsDone }: Job, reply: FastifyReply): void {
  if (state === 'done') return
  if (state === 'failed' && error)
    throw new ApiError(problem('job_not_done.failed', { id, reason: messageOf(error) }))
  if (state === 'failed' || state === 'cancelled')
    throw new ApiError(problem('job_not_done.cancelled', { id }))
  reply.header('retry-after', ASK_AGAIN_AFTER)
  throw new ApiError(problem('job_not_done.waiting', { id, state, done: rowsDone, rows }))
}
