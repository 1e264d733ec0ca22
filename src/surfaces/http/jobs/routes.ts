/** GET /v1/jobs and what can be done with one of them. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { presentNotices } from '../../../contract/notices.ts'
import type { ParsedQuery } from '../../../contract/params/query.ts'
import { zuluNow } from '../../../contract/timestamp.ts'
import { ApiError, problem } from '../../../engine/errors.ts'
import type { Gate } from '../../../platform/access/gate.ts'
import type { Job } from '../../jobs/job.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { App } from '../app.ts'
import { READINGS_AT_ONCE, workLimits } from '../auth/work-limits.ts'
import { asItCame, queryReader } from '../params/own-query.ts'
import { foundJob, ownerOf, stored } from './found.ts'
import { JobInventories } from './inventories.ts'
import { JOB_ROUTE, JOBS_PATH, jobAnswer, jobsAnswer } from './present.ts'
import { type ReportSettings, reportRoute } from './report.ts'
import { resultRoute } from './result.ts'
import { cancelSchema, deleteSchema, jobSchema, jobsSchema } from './routes-schema.ts'
import { type DeletedJob, JobsQuery, NoQuery, PAGE } from './schema.ts'

const CANCEL_ROUTE = `${JOB_ROUTE}/cancel`

const readPage = queryReader<{ limit?: number; cursor?: string }>(JobsQuery)
const readNothing = queryReader<object>(NoQuery)
/** Asking about jobs is no answer that counts. */
const config = { isFree: true }

export interface JobsSettings extends Omit<ReportSettings, 'enter' | 'inventories'> {
  /** Absent where no keys are asked for. */
  readonly gate: Gate | undefined
}

export function jobRoutes(v1: App, settings: JobsSettings): void {
  const { jobs, gate } = settings
  const enter = workLimits(gate, { atOnce: READINGS_AT_ONCE, work: 'readings' })
  const inventories = new JobInventories()
  const options = { validatorCompiler: asItCame, config }
  v1.get(JOBS_PATH, { ...options, schema: jobsSchema }, async (request, reply) => {
    const { params, ...shown } = readPage(request)
    const answer = await listed(jobs, request, params, shownNotices(shown))
    return send(request, reply, answer, shown)
  })
  v1.get(JOB_ROUTE, { ...options, schema: jobSchema }, async (request, reply) => {
    const shown = readNothing(request)
    const answer = jobAnswer(await foundJob(jobs, request), shownNotices(shown))
    return send(request, reply, answer, shown)
  })
  v1.delete(JOB_ROUTE, { ...options, schema: deleteSchema }, async (request, reply) => {
    const shown = readNothing(request)
    const { id } = await foundJob(jobs, request)
    await stored(request, () => jobs?.remove(id))
    inventories.forget(id)
    const answer: DeletedJob = {
      data: { type: 'job', id, attributes: { state: 'deleted' } },
      meta: { reported_at: zuluNow() },
    }
    return send(request, reply, answer, shown)
  })
  v1.post(CANCEL_ROUTE, { ...options, schema: cancelSchema }, async (request, reply) => {
    const shown = readNothing(request)
    const { id } = await foundJob(jobs, request)
    await stored(request, () => jobs?.cancel(id))
    const answer = jobAnswer(await foundJob(jobs, request), shownNotices(shown))
    return send(request, reply, answer, shown)
  })
  resultRoute(v1, { ...settings, enter })
  reportRoute(v1, { ...settings, enter, inventories })
}

async function listed(
  jobs: Jobs | undefined,
  request: FastifyRequest,
  { limit = PAGE.usual, cursor }: { limit?: number; cursor?: string },
  notices: Parameters<typeof jobsAnswer>[2],
) {
  const owner = ownerOf(request)
  const before = cursor === undefined ? undefined : await stored(request, () => jobs?.find(owner, cursor))
  if (cursor !== undefined && before === undefined) throw noCursor(cursor)
  // One more than is shown tells whether there are more.
  const found = (await stored(request, () => jobs?.list(owner, limit + 1, before))) ?? []
  const page: readonly Job[] = found.slice(0, limit)
  return jobsAnswer(page, found.length > limit ? (page.at(-1)?.id ?? null) : null, notices)
}

const noCursor = (value: string) =>
  new ApiError(problem('validation_error.cursor', { value }, { field: 'cursor' }))

type Shown = Pick<ParsedQuery<object>, 'notices' | 'language'>

const shownNotices = ({ notices, language }: Shown) => presentNotices(notices, {}, language)

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: object,
  { language }: Pick<Shown, 'language'>,
): FastifyReply {
  return reply
    .header('x-request-id', request.id)
    .header('content-language', language)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(answer))
}
