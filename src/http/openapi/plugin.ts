/** /openapi.json and /docs. What makes them is loaded when it is asked for first: few processes ever are. */
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { App } from '../app.ts'
import type { Documented } from './documentation-server.ts'

const PATHS = ['/openapi.json', '/docs', '/docs/', '/docs/json', '/docs/yaml', '/docs/static/*']

/** The routes registered on `app` after this call, as they come, without those that documents leave out. */
export function collectRoutes(app: App): readonly RouteOptions[] {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void (route.schema?.hide || routes.push(route)))
  return routes
}

export function documentationRoutes(app: App, documented: Documented): void {
  let server: ReturnType<typeof openServer> | undefined
  const pass = async (request: FastifyRequest, reply: FastifyReply) => {
    server ??= openServer(documented)
    // What failed once is tried again when it is asked for again.
    const { routing } = await server.catch((error) => {
      server = undefined
      throw error
    })
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '')
    request.raw.headers['x-request-id'] = request.id
    routing(request.raw, reply.raw)
  }
  for (const url of PATHS) app.get(url, { schema: { hide: true } }, pass)
}

async function openServer(documented: Documented) {
  const { documentationServer } = await import('./documentation-server.ts')
  return documentationServer(documented)
}
