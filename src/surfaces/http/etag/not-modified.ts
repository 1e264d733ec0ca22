/** The answer to whom has it already. */
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * For HEAD an empty stream: without one Fastify says content-length: 0, where RFC 9110, section 8.6, allows only the
 * length of the 200 or none.
 */
export function notModified(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(304).send(request.method === 'HEAD' ? Readable.from([]) : undefined)
}
