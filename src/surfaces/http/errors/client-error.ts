/** Answers to what is not a well-formed HTTP request at all: Node's parser refuses it before Fastify sees it. */
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errorBody } from '../../../contract/error-body.ts'
import { ApiError, problem } from '../../../engine/errors.ts'
import { tellRefused } from '../../../engine/helpers/events.ts'
import { failBody, isDraining } from '../body/early-answer.ts'
import { closeLingering, isLingering } from '../body/lingering.ts'
import { takesLong } from '../connections/connections.ts'
import type { Readiness } from '../health/readiness.ts'
import { newRequestId } from '../request-id/request-id.ts'
import { SECURITY_HEADERS } from '../security/headers.ts'

const LATE = 'ERR_HTTP_REQUEST_TIMEOUT'

interface ParserError extends Error {
  code?: string
}

const SECURITY_LINES = Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}`)

/**
 * A request gets one answer: where one is under way it is the last, and where one was given nothing more is said. After a
 * fault the connection ends, for nobody knows where the next request would begin.
 */
export function onClientError(readiness: Readiness) {
  return (error: ParserError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    if (isLingering(socket) || (error.code === LATE && takesLong(socket))) return
    const end = (last?: string) => closeLingering(socket, { isEnding: readiness.closing }, last)
    const answering = answerUnderWay(socket)
    if (answering) endAfter(answering, { refused: refusal(error), socket, end })
    else if (isDraining(socket)) end()
    else end(answerTo(refusal(error)))
  }
}

/** Node's own handler of such faults goes by it too. */
const answerUnderWay = (socket: Socket) => (socket as Socket & { _httpMessage?: ServerResponse })._httpMessage

interface Ending {
  readonly refused: ApiError
  readonly socket: Socket
  readonly end: () => void
}

function endAfter(answer: ServerResponse, { refused, socket, end }: Ending): void {
  const { req: request } = answer
  if (answer.headersSent) answer.once('finish', end)
  else answer.setHeader('connection', 'close')
  // Called by Node when the answer is sent.
  socket.destroySoon = end
  if (!request.complete) failBody(request, refused)
}

/** As bytes: there is no request that could be answered. */
function answerTo(refused: ApiError): string {
  tellRefused(refused.code)
  const requestId = newRequestId()
  const body = JSON.stringify(errorBody(refused, requestId))
  return [
    `HTTP/1.1 ${refused.statusCode} ${STATUS_CODES[refused.statusCode]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${requestId}`,
    'cache-control: no-store',
    ...SECURITY_LINES,
    'connection: close',
    '',
    body,
  ].join('\r\n')
}

function refusal({ code }: ParserError): ApiError {
  switch (code) {
    // What overflows the parser is far beyond the limits of request-limits.ts, be it the URL or the headers.
    case 'HPE_HEADER_OVERFLOW':
      return new ApiError(problem('headers_too_large.request_line', {}))
    case LATE:
      return new ApiError(problem('request_timeout.request', {}))
    default:
      return new ApiError(problem('bad_request.not_http', {}))
  }
}
