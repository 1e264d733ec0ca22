/** How an answer that is ready goes to whoever asked. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WrittenResponse } from '../../../contract/operation.ts'

export type Send = (request: FastifyRequest, reply: FastifyReply, answer: WrittenResponse) => void

/** What a hook onSend would do. */
export type BeforeSent = (request: FastifyRequest, reply: FastifyReply) => void

/** With all hooks, those of routes too. */
export const sendThroughHooks: Send = (_request, reply, { json }) => {
  reply.send(json())
}

/**
 * Bytes go to the connection at once: Fastify would count them twice, and Node encode them again. No hook onSend is
 * called but `before`.
 */
export function sendStraight(before: BeforeSent | undefined): Send {
  return (request, reply, answer) => {
    if (answer.utf8Bytes === undefined || request.method !== 'GET') {
      sendThroughHooks(request, reply, answer)
      return
    }
    const bytes = answer.utf8Bytes()
    reply.hijack()
    before?.(request, reply)
    const headers = reply.getHeaders()
    // A list, which Node takes as it is.
    const lines: (string | number | string[] | undefined)[] = []
    for (const name in headers) lines.push(name, headers[name])
    lines.push('content-length', bytes.length)
    reply.raw.writeHead(reply.statusCode, lines as string[])
    reply.raw.end(bytes, 'latin1')
  }
}
