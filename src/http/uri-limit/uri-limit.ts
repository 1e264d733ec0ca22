/** Query strings over 8 kB get 414. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../errors/catalogue.ts'

const QUERY_CHARACTERS_MAX = 8192

export function limitQueryLength(
  request: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  const { url = '' } = request.raw
  const length = url.length > QUERY_CHARACTERS_MAX ? url.length - url.indexOf('?') - 1 : 0
  const message = `The query string has ${length} characters; at most ${QUERY_CHARACTERS_MAX} are allowed.`
  done(length > QUERY_CHARACTERS_MAX ? new ApiError({ code: 'uri_too_long', message }) : undefined)
}
