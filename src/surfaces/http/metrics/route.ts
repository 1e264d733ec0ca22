/** GET /metrics, and the measuring of every request; registered only when METRICS is on. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../../../platform/metrics/metrics.ts'
import type { App } from '../app.ts'
import { documentedPath } from '../route-path.ts'

/** For what fits no route, so that made-up paths make no new series. */
const NO_ROUTE = 'none'
const MS = 1000

/** An onResponse hook. */
export function measureRequests({ observeRequest }: Metrics) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    observeRequest(
      documentedPath(request.routeOptions.url ?? NO_ROUTE),
      reply.statusCode,
      reply.elapsedTime / MS,
    )
    done()
  }
}

export function metricsRoute(app: App, { contentType, text }: Metrics): void {
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    const body = await text()
    return reply.header('content-type', contentType).header('cache-control', 'no-store').send(body)
  })
}
