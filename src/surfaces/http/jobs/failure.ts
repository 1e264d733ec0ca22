import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../../engine/errors.ts'
import { isDiskFull } from '../../../platform/access/disk-full.ts'

/** What is answered where the database of the jobs fails; the log has why. */
export function storeFailure({ log, id }: FastifyRequest, error: unknown): ApiError {
  log.error({ err: error, reqId: id }, 'the store of jobs failed')
  return isDiskFull(error)
    ? new ApiError({
        code: 'storage_full',
        message: 'The disk of this server is full, so no job can be stored. Try again later.',
      })
    : new ApiError({
        code: 'unavailable',
        message: 'Jobs are not available right now. Try again in a moment.',
      })
}
