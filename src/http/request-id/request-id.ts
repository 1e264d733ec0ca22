/** X-Request-Id: a well-formed incoming one is kept, else a new one is made. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._:/+=@-]{0,127}$/

export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : newRequestId()
}

/** An onRequest hook for pages; calculations and errors set the header with their others. */
export function nameRequest(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.header('x-request-id', request.id)
  done()
}

export function newRequestId(): string {
  return randomUUID()
}
