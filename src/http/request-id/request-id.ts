/** X-Request-Id: a well-formed incoming one is kept, else a new one is made. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._:/+=@-]{0,127}$/

export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : newRequestId()
}

export function newRequestId(): string {
  return randomUUID()
}
