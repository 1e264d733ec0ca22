import type { FastifyRequest } from 'fastify'
import { ApiError, problem } from '../../../engine/errors.ts'
import { isDiskFull } from '../../../platform/access/disk-full.ts'

/** The error where the database of the jobs fails; the log has why. */
export function storeFailure({ log, id }: FastifyRequest, error: unknown): ApiError {
  log.error({ err: error, reqId: id }, 'the store of jobs failed')
  return new ApiError(problem(isDiskFull(error) ? 'storage_full.jobs' : 'unavailable.jobs', {}))
}
