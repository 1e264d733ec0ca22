import type { RouteOptions } from 'fastify'
import { DOMAINS } from '../../domains/domains.ts'
import type { App } from '../app.ts'
import { type RootAnswer, rootSchema } from './schema.ts'

export interface Served {
  readonly release: string
  /** The name of the data edition. */
  readonly edition: string
  readonly routes: readonly RouteOptions[]
}

export function rootRoute(app: App, { release, edition, routes }: Served): void {
  const body: RootAnswer = {
    name: 'Everygram',
    api_version: 'v1',
    release,
    edition,
    apis: apisOf(routes),
    documentation: '/docs',
    openapi: '/openapi.json',
  }
  const json = JSON.stringify(body)
  app.get('/', { schema: rootSchema(body) }, (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(json),
  )
}

/** The domains that have a place in the contract, with what is served of each. */
function apisOf(routes: readonly RouteOptions[]): RootAnswer['apis'] {
  return DOMAINS.flatMap(({ name, status }) => {
    if (status === undefined) return []
    const own = routes.filter(({ method, schema }) => method === 'GET' && schema?.tags?.includes(name))
    const available = own.length > 0
    // The page has no part about what this release does not serve.
    const documentation = available ? `/docs#/${name}` : '/docs'
    return [{ name, status, available, endpoints: own.map(({ url }) => url), documentation }]
  })
}
