/** From whatever goes wrong to an error of the catalogue. */
import type { FastifyError, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { errorBody } from '../../../contract/error-body.ts'
import { ApiError, ERROR_STATUS, type ErrorCode, problem, problemText } from '../../../engine/errors.ts'
import { tellRefused } from '../../../engine/helpers/events.ts'
import type { Language } from '../../../messages/locale.ts'
import { prefers } from '../envelope/accept.ts'
import { languageOf } from '../params/language.ts'
import { pathOf, pathTooLong } from '../request-limits/request-limits.ts'
import { secure } from '../security/headers.ts'
import { nearPath } from './near-path.ts'

/** The response to a failure inside of the service: without stack, path or SQL. */
const INTERNAL = new ApiError(problem('internal_error.request', {}))

/** The rest of such a request is not read. */
const CLOSES: ReadonlySet<ErrorCode> = new Set(['headers_too_large', 'payload_too_large', 'request_timeout'])

const MALFORMED = new ApiError(problem('bad_request.malformed', {}))

/** Fastify refuses a missing Content-Type before a route sees the request. */
const NO_MEDIA_TYPE = new ApiError(problem('unsupported_media_type.missing', {}))

function sendError(request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply {
  tellRefused(error.code)
  if (error.code === 'unauthorized') reply.header('www-authenticate', 'Bearer')
  if (CLOSES.has(error.code)) reply.header('connection', 'close')
  const language = languageOf(request)
  reply.header('content-language', language)
  reply.code(error.statusCode).header('x-request-id', request.id).header('cache-control', 'no-store')
  return asksForText(request)
    ? reply.header('content-type', 'text/plain; charset=utf-8').send(errorLine(error, language))
    : reply
        .header('content-type', 'application/json; charset=utf-8')
        .send(JSON.stringify(errorBody(error, request.id, language)))
}

/** Whoever asks for one value is told in one line why there is none. */
function asksForText({ query, headers }: FastifyRequest): boolean {
  const { format } = (query ?? {}) as { format?: unknown }
  return format === undefined
    ? prefers('text/plain', headers.accept)
    : typeof format === 'string' && format.trim().toLowerCase() === 'value'
}

function errorLine({ code, problems: [first] }: ApiError, language: Language): string {
  return `${code}: ${problemText(first, language).replace(/[\r\n]+/g, ' ')}\n`
}

export function onError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ApiError) return sendError(request, reply, error)
  const status = Number((error as FastifyError | undefined)?.statusCode)
  if (status >= ERROR_STATUS.bad_request && status < ERROR_STATUS.internal_error) {
    if (status === ERROR_STATUS.unsupported_media_type) return sendError(request, reply, NO_MEDIA_TYPE)
    return sendError(request, reply, MALFORMED)
  }
  request.log.error({ err: error, reqId: request.id }, 'request failed')
  return sendError(request, reply, INTERNAL)
}

/** What is not there, with the one of the routes that may have been meant; they may come after this call. */
export function notFoundAmong(routes: readonly Pick<RouteOptions, 'url'>[]) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const near = nearPath(pathOf(request.url), pathsOf(routes))
    return sendError(request, reply, nothingAt(request.url, near))
  }
}

/** Those without anything to fill in. */
function pathsOf(routes: readonly Pick<RouteOptions, 'url'>[]): string[] {
  return routes.map(({ url }) => url).filter((url) => !/[:*]/.test(url))
}

/** Faults that Fastify finds before routing: a path that cannot be decoded is a path that does not exist. */
export function onFrameworkError(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  secure(request, reply)
  const url = request.raw.url ?? ''
  sendError(request, reply, pathTooLong(url) ?? nothingAt(url))
}

function nothingAt(url: string, near?: string): ApiError {
  const path = pathOf(url)
  const said = { path, has_suggestion: near !== undefined, suggestion: near ?? '' }
  return new ApiError(problem('not_found.path', said, near === undefined ? {} : { suggestion: near }))
}
