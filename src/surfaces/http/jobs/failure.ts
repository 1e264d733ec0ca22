import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../../engine/errors.ts'

/** What is answered where the database of the jobs fails; the log has why. */
export function storeFailure({ log, id }: FastifyRequest, error: unknown): ApiError {
  log.error({ err: error, reqId: id }, 'the store of jobs failed')
  return new ApiError({
    code: 'unavailable',
    message: 'Jobs cannot be made or looked up just now. Try again in a moment.',
  })
}
