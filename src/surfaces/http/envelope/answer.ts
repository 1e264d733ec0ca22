/** Sending the answer of a calculation: its headers, and 304 when the client has it already. */
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WrittenResponse } from '../../../contract/operation.ts'
import { tellAnswered } from '../../../engine/helpers/events.ts'
import { entityTag, matches } from '../etag/etag.ts'
import { notModified } from '../etag/not-modified.ts'
import { documentedPath } from '../route-path.ts'
import type { Send } from './send.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
/** The first row has the names of the columns (RFC 4180, section 3). */
const CSV_TYPE = 'text/csv; charset=utf-8; header=present'

export const CACHE_CONTROL = 'private, max-age=3600'

export interface Content {
  /** Of the calculation. */
  readonly id: string
  /** Its body is CSV, and JSON otherwise. */
  readonly isCsv?: boolean
  /** What was written of a calculation, or a stream of it. */
  make(): WrittenResponse | Readable
}

/** Answers with the body, or with 304 when If-None-Match names this calculation in this form. */
export function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { id, isCsv = false, make }: Content,
  send: Send,
): void {
  const tag = entityTag(isCsv ? `${id}-csv` : id)
  reply.header('x-request-id', request.id).header('etag', tag).header('cache-control', CACHE_CONTROL)
  if (matches(request.headers['if-none-match'], tag)) {
    notModified(request, reply)
    return
  }
  const body = make()
  reply.header('content-type', isCsv ? CSV_TYPE : JSON_TYPE)
  if (body instanceof Readable) {
    reply.send(body)
    return
  }
  tellAnswered(documentedPath(request.routeOptions.url), body.contents)
  send(request, reply, body)
}
