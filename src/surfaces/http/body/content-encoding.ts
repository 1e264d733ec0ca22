/** Compressed bodies are not read: nothing tells how large they become. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, problem } from '../../../engine/errors.ts'

const IDENTITY = 'identity'

/** An onRequest hook of routes that read a body. Accept-Encoding says what is taken (RFC 9110, section 15.5.16). */
export function requireIdentity(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  const given = headers['content-encoding']
  if (given !== undefined && !isIdentity(given)) {
    reply.header('accept-encoding', IDENTITY)
    done(refusal(given))
  } else done()
}

const isIdentity = (given: string) =>
  given.split(',').every((coding) => coding.trim().toLowerCase() === IDENTITY)

const refusal = (value: string) =>
  new ApiError(problem('unsupported_media_type.encoding', { value }, { field: 'Content-Encoding' }))
