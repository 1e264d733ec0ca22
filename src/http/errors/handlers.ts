/** From whatever goes wrong to an error of the catalogue. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorBody } from './body.ts'
import { ApiError } from './catalogue.ts'
import { quote } from './quote.ts'

const ALLOWED_METHODS = 'GET, HEAD'

/** The answer to a failure inside of the service: no stack, path or SQL in it. */
const INTERNAL = new ApiError({
  code: 'internal_error',
  message: 'Something went wrong on our side. The request_id helps to find it in the log.',
})

export function sendError(request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply {
  if (error.statusCode === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(error.statusCode)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(errorBody(error, request.id)))
}

export function onError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ApiError) return sendError(request, reply, error)
  const status = (error as FastifyError | undefined)?.statusCode ?? 500
  if (status < 500) {
    return sendError(
      request,
      reply,
      new ApiError({ code: 'bad_request', message: 'The request is malformed.' }),
    )
  }
  request.log.error({ err: error }, 'request failed')
  return sendError(request, reply, INTERNAL)
}

/** 404 for an unknown path, 405 for a known path with another method than GET or HEAD. */
export function onNotFound(app: FastifyInstance) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const [path = ''] = request.url.split('?')
    const known = request.method !== 'GET' && app.findRoute({ method: 'GET', url: path }) !== null
    if (!known) {
      const message = `There is nothing at ${quote(path)}. GET / lists the endpoints.`
      return sendError(request, reply, new ApiError({ code: 'not_found', message }))
    }
    const message = `Method ${request.method} is not allowed at ${quote(path)}; allowed are ${ALLOWED_METHODS}.`
    reply.header('allow', ALLOWED_METHODS)
    return sendError(request, reply, new ApiError({ code: 'method_not_allowed', message }))
  }
}

/** Faults that Fastify finds before routing: a path that cannot be decoded is a path that does not exist. */
export function onFrameworkError(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const message = `There is nothing at ${quote(request.raw.url ?? '')}. GET / lists the endpoints.`
  sendError(request, reply, new ApiError({ code: 'not_found', message }))
}
