/** The job that a request is about: its owner's, and still there. */
import type { FastifyRequest } from 'fastify'
import { quote } from '../../../contract/quote.ts'
import { ApiError } from '../../../engine/errors.ts'
import { type Job, NOBODY } from '../../jobs/job.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { storeFailure } from './failure.ts'
import { JOB_ID_FORM } from './schema.ts'

export const ownerOf = ({ caller }: FastifyRequest) => caller?.id ?? NOBODY

/** Throws an ApiError: 404 for what is none, or another key's; 410 for what is deleted. */
export async function foundJob(jobs: Jobs | undefined, request: FastifyRequest): Promise<Job> {
  const { job_id: id = '' } = request.params as { job_id?: string }
  const job = JOB_ID_FORM.test(id) ? await stored(request, () => jobs?.find(ownerOf(request), id)) : undefined
  if (job === undefined) {
    const message = `There is no job ${quote(id)} of this key. GET /v1/jobs lists its jobs.`
    throw new ApiError({ code: 'job_not_found', message })
  }
  if (job.state !== 'deleted' && Date.parse(job.expiresAt) > Date.now()) return job
  const message = `Job ${id} was deleted, or its time is over: nothing of it is left. Send it again.`
  throw new ApiError({ code: 'job_gone', message })
}

/** What the store gives; throws an ApiError where it fails. */
export async function stored<Value>(
  request: FastifyRequest,
  ask: () => Promise<Value> | undefined,
): Promise<Value | undefined> {
  try {
    return await ask()
  } catch (error) {
    throw storeFailure(request, error)
  }
}
