/** Answers to what is not a well-formed HTTP request at all: Node's parser refuses it before Fastify sees it. */
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errorBody } from '../../../contract/error-body.ts'
import { ApiError } from '../../../engine/errors.ts'
import { tellRefused } from '../../../engine/helpers/events.ts'
import { takesLong } from '../connections/connections.ts'
import { newRequestId } from '../request-id/request-id.ts'
import { SECURITY_HEADERS } from '../security/headers.ts'

const LATE = 'ERR_HTTP_REQUEST_TIMEOUT'

interface ParserError extends Error {
  code?: string
}

const SECURITY_LINES = Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}`)

export function onClientError(error: ParserError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  if (error.code === LATE && takesLong(socket)) return
  const answer = refusal(error)
  tellRefused(answer.code)
  const requestId = newRequestId()
  const body = JSON.stringify(errorBody(answer, requestId))
  socket.end(
    [
      `HTTP/1.1 ${answer.statusCode} ${STATUS_CODES[answer.statusCode]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${requestId}`,
      'cache-control: no-store',
      ...SECURITY_LINES,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

function refusal({ code }: ParserError): ApiError {
  switch (code) {
    // What overflows the parser is far beyond the limits of request-limits.ts, be it the URL or the headers.
    case 'HPE_HEADER_OVERFLOW':
      return new ApiError({
        code: 'headers_too_large',
        message: 'The request line and headers are too large.',
      })
    case LATE:
      return new ApiError({ code: 'request_timeout', message: 'The request did not arrive in time.' })
    default:
      return new ApiError({ code: 'bad_request', message: 'This is not a well-formed HTTP request.' })
  }
}
