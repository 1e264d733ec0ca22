/** What a request may look like before anything is done for it: its host, the length of its path and query, its headers. */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, problem } from '../../../engine/errors.ts'

/** Those that a path may have at all; each has some of them. */
export const METHODS = ['GET', 'HEAD', 'POST', 'DELETE'] as const
/** The longest path of ours has some 60 characters; a client that is wrong about a path still gets a 404 that says so. */
const PATH_CHARACTERS_MAX = 2048
const QUERY_CHARACTERS_MAX = 8192
const HEADER_CHARACTERS_MAX = 32_768
/** As many as a large load balancer passes on. */
const HEADERS_MAX = 100
const HOST = 'host'
const isHost = (name: string) => name.length === HOST.length && name.toLowerCase() === HOST

/**
 * Fastify's rewriteUrl, the first to see a URL. Of one whose path is too long only so much is kept that it still is: what
 * routes, answers and logs has no more to work on. The query of such a URL is not looked at.
 */
export function boundedUrl({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  // Most URLs are shorter than a path may be.
  if (url.length <= PATH_CHARACTERS_MAX) return url
  const path = pathOf(url)
  return path.length <= PATH_CHARACTERS_MAX ? url : path.slice(0, PATH_CHARACTERS_MAX + 1)
}

/** The refusal of a path that is too long, for what boundedUrl left of it. */
export function pathTooLong(url: string): ApiError | undefined {
  if (url.length <= PATH_CHARACTERS_MAX || pathOf(url).length <= PATH_CHARACTERS_MAX) return undefined
  return new ApiError(problem('uri_too_long.path', { maximum: PATH_CHARACTERS_MAX }))
}

/** The part of a URL before its query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/** An onRequest hook. Methods are refused here, before a body would be looked at. */
export function requestLimits(app: FastifyInstance) {
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    done(
      pathTooLong(request.raw.url ?? '') ??
        wrongMethod(app, request, reply) ??
        tooLong(request) ??
        wrongFraming(request, reply) ??
        wrongHost(request),
    )
  }
}

function wrongMethod(
  app: FastifyInstance,
  { method, url, is404 }: FastifyRequest,
  reply: FastifyReply,
): ApiError | undefined {
  if (!is404) return undefined
  const path = pathOf(url)
  const allowed = METHODS.filter((one) => app.findRoute({ method: one, url: path }) !== null)
  // An unknown path is answered as such, whatever the method.
  if (allowed.length === 0) return undefined
  reply.header('allow', allowed.join(', '))
  const said = { path, method, methods: allowed, is_post: method === 'POST' }
  return new ApiError(problem('method_not_allowed.path', said))
}

function tooLong({ raw }: FastifyRequest): ApiError | undefined {
  const { url = '', rawHeaders } = raw
  const start = url.length > QUERY_CHARACTERS_MAX ? url.indexOf('?') + 1 : 0
  const query = start === 0 ? 0 : url.length - start
  if (query > QUERY_CHARACTERS_MAX)
    return new ApiError(problem('uri_too_long.query', { count: query, maximum: QUERY_CHARACTERS_MAX }))
  if (rawHeaders.length > 2 * HEADERS_MAX) {
    const values = { count: rawHeaders.length / 2, maximum: HEADERS_MAX }
    return new ApiError(problem('headers_too_large.count', values))
  }
  let headers = 0
  for (let i = 0; i < rawHeaders.length; i++) headers += rawHeaders[i]?.length ?? 0
  if (headers <= HEADER_CHARACTERS_MAX) return undefined
  const values = { count: headers, maximum: HEADER_CHARACTERS_MAX }
  return new ApiError(problem('headers_too_large.characters', values))
}

/** RFC 9112, section 6.1: nobody can tell where a body in an unknown coding ends. */
function wrongFraming({ headers }: FastifyRequest, reply: FastifyReply): ApiError | undefined {
  const given = headers['transfer-encoding']
  if (given === undefined || given.toLowerCase() === 'chunked') return undefined
  reply.header('connection', 'close')
  return new ApiError(problem('bad_request.transfer_encoding', { value: given }))
}

/** RFC 9112, section 3.2: HTTP/1.1 needs a Host header, and nobody may send two. */
function wrongHost({ raw }: FastifyRequest): ApiError | undefined {
  // Node keeps the first of several; a proxy before us may have kept the last.
  const { rawHeaders } = raw
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at] ?? '')) hosts++
  if (hosts > 1) return new ApiError(problem('bad_request.hosts', {}))
  if (hosts === 1 || raw.httpVersion !== '1.1') return undefined
  return new ApiError(problem('bad_request.no_host', {}))
}
