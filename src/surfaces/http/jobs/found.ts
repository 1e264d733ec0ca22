/** The job that a request is about: its owner's, and still there. */
import type { FastifyRequest } from 'fastify'
import { shortened } from '../../../contract/quote.ts'
import { ApiError, problem } from '../../../engine/errors.ts'
import { type Job, NOBODY } from '../../jobs/job.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { storeFailure } from './failure.ts'
import { JOB_ID_FORM } from './schema.ts'

export const ownerOf = ({ caller }: FastifyRequest) => caller?.id ?? NOBODY

/** Throws an ApiError: 404 for what is none, or another key's; 410 for what is deleted. */
export async function foundJob(jobs: Jobs | undefined, request: FastifyRequest): Promise<Job> {
  const { job_id: id = '' } = request.params as { job_id?: string }
  const job = JOB_ID_FORM.test(id) ? await stored(request, () => jobs?.find(ownerOf(request), id)) : undefined
  if (job === undefined) throw new ApiError(problem('job_not_found.id', { id: shortened(id) }))
  if (job.state !== 'deleted' && Date.parse(job.expiresAt) > Date.now()) return job
  throw new ApiError(problem('job_gone.id', { id }))
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
