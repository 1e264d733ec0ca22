/** Answers to what is not a well-formed HTTP request at all: Node's parser refuses it before Fastify sees it. */
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { newRequestId } from '../request-id/request-id.ts'
import { errorBody } from './body.ts'
import { ApiError } from './catalogue.ts'

interface ParserError extends Error {
  code?: string
  /** What Node's parser had in hands: a Buffer, whatever the types say. */
  rawPacket?: unknown
}

export function onClientError(error: ParserError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const answer = refusal(error)
  const requestId = newRequestId()
  const body = JSON.stringify(errorBody(answer, requestId))
  socket.end(
    [
      `HTTP/1.1 ${answer.statusCode} ${STATUS_CODES[answer.statusCode]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${requestId}`,
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

function refusal({ code, rawPacket }: ParserError): ApiError {
  if (code !== 'HPE_HEADER_OVERFLOW') {
    return new ApiError({ code: 'bad_request', message: 'This is not a well-formed HTTP request.' })
  }
  // Without an end of line, what overflowed is the request line.
  return Buffer.isBuffer(rawPacket) && rawPacket.includes('\r\n')
    ? new ApiError({ code: 'headers_too_large', message: 'The request headers are too large.' })
    : new ApiError({ code: 'uri_too_long', message: 'The URL is too long.' })
}
