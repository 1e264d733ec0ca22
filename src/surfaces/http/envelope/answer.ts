/** Sending the answer of a calculation: its headers, and 304 when the client has it already. */
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WrittenResponse } from '../../../contract/operation.ts'
import { tellAnswered } from '../../../engine/helpers/events.ts'
import { entityTag, matches } from '../etag/etag.ts'
import { notModified } from '../etag/not-modified.ts'
import { documentedPath } from '../route-path.ts'
import type { Send } from './send.ts'

const CONTENT_TYPES = {
  json: 'application/json; charset=utf-8',
  // The first row has the names of the columns (RFC 4180, section 3).
  csv: 'text/csv; charset=utf-8; header=present',
  text: 'text/plain; charset=utf-8',
} as const

export const CACHE_CONTROL = 'private, max-age=3600'

/** What is sent of a calculation. */
export interface Content {
  readonly form: keyof typeof CONTENT_TYPES
  readonly tag: string
  readonly body: WrittenResponse | Readable
}

/** Of a text that is there as a whole. */
export function textContent(form: Content['form'], body: WrittenResponse): Content {
  const text = body.utf8Bytes?.() ?? body.json()
  const isText = typeof text === 'string'
  return {
    form,
    // One text has one tag, whether it was written as a text or as bytes.
    tag: entityTag(isText ? text : Buffer.from(text).toString('latin1'), body.utf8Bytes ? 'latin1' : 'utf8'),
    body: { ...body, ...(body.utf8Bytes ? { utf8Bytes: () => text } : { json: () => text as string }) },
  }
}

/** Answers with the body, or with 304 when If-None-Match names it. */
export function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { form, tag, body }: Content,
  send: Send,
): void {
  reply.header('x-request-id', request.id).header('etag', tag).header('cache-control', CACHE_CONTROL)
  if (matches(request.headers['if-none-match'], tag)) {
    if (body instanceof Readable) body.destroy()
    notModified(request, reply)
    return
  }
  reply.header('content-type', CONTENT_TYPES[form])
  if (body instanceof Readable) {
    reply.send(body)
    return
  }
  tellAnswered(documentedPath(request.routeOptions.url), body.contents)
  send(request, reply, body)
}
