/** Vary: what of a request an answer depends on. A cache must ask again for another form; CORS may have said already what else. */
import type { FastifyReply } from 'fastify'

type Headers = Pick<FastifyReply, 'getHeader' | 'header'>

export function varyBy(reply: Headers, field: string): void {
  const known = reply.getHeader('vary')
  reply.header('vary', known === undefined ? field : `${known}, ${field}`)
}
