/** Sending the answer of a calculation: its headers, and 304 when the client has it already. */
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tellAnswered } from '../../core/events.ts'
import { entityTag, matches } from '../etag/etag.ts'

export const CACHE_CONTROL = 'private, max-age=3600'

/**
 * Answers with the body that `present` makes (an object, or JSON that is ready), or with 304 when If-None-Match names
 * this calculation.
 */
export function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  calculationId: string,
  present: () => object | string,
): void {
  const tag = entityTag(calculationId)
  reply.header('x-request-id', request.id).header('etag', tag).header('cache-control', CACHE_CONTROL)
  // For HEAD an empty stream: without one Fastify says content-length: 0, where RFC 9110, section 8.6, allows only the
  // length of the 200 or none.
  if (matches(request.headers['if-none-match'], tag)) {
    reply.code(304).send(request.method === 'HEAD' ? Readable.from([]) : undefined)
    return
  }
  const body = present()
  if (typeof body === 'object') tellAnswered(request.routeOptions.url, body)
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .send(typeof body === 'string' ? body : JSON.stringify(body))
}
