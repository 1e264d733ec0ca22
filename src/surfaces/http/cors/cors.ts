/**
 * Pages of other origins (the Fetch Standard, "CORS protocol"). Off unless the operator names origins: a key in a
 * public page is a key given away.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { METHODS } from '../request-limits/request-limits.ts'

export const ANY_ORIGIN = '*'
/** What a client may send; browsers do not take * for Authorization. Content-Type is sent by many, and counts with a body that is read. */
const ALLOWED_HEADERS =
  'Authorization, Content-Type, If-None-Match, Idempotency-Key, Prefer, X-Request-Id, Mcp-Protocol-Version, Mcp-Method, Mcp-Name'
/** What a page may read beside the headers that are always readable. */
const EXPOSED_HEADERS = [
  'ETag',
  'Location',
  'Preference-Applied',
  'X-Request-Id',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-Monthly-Usage',
  'X-Monthly-Limit',
  'X-Usage-Warning',
].join(', ')
/** How long a browser may keep the answer to a preflight; Chromium keeps none longer than two hours. */
const PREFLIGHT_SECONDS = '7200'

/** An onRequest hook for the given origins, each as a browser sends it, or ANY_ORIGIN. It must stand before the check of the method. */
export function cors(origins: readonly string[]) {
  const isAny = origins.includes(ANY_ORIGIN)
  const allowed = new Set(origins)
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { origin } = request.headers
    if (!isAny) reply.header('vary', 'Origin')
    if (origin === undefined || !(isAny || allowed.has(origin))) {
      done()
      return
    }
    reply.header('access-control-allow-origin', isAny ? ANY_ORIGIN : origin)
    if (isPreflight(request)) {
      answerPreflight(request, reply)
      return
    }
    reply.header('access-control-expose-headers', EXPOSED_HEADERS)
    done()
  }
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
}

function answerPreflight(request: FastifyRequest, reply: FastifyReply): void {
  reply
    .code(204)
    .header('x-request-id', request.id)
    .header('access-control-allow-methods', METHODS.join(', '))
    .header('access-control-allow-headers', ALLOWED_HEADERS)
    .header('access-control-max-age', PREFLIGHT_SECONDS)
    .send()
}
