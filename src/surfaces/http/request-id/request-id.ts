/** X-Request-Id: a well-formed incoming one is kept, else a new one is made. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { KEY_PREFIX } from '../../../platform/access/key.ts'

const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._:/+=@-]{0,127}$/

export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  // Ids are logged, and keys are not: not even where somebody put one by mistake.
  const isUsable = typeof given === 'string' && WELL_FORMED.test(given) && !given.includes(KEY_PREFIX)
  return isUsable ? given : newRequestId()
}

/** An onRequest hook for pages; calculations and errors set the header with their others. */
export function nameRequest(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.header('x-request-id', request.id)
  done()
}

export function newRequestId(): string {
  return randomUUID()
}
