import { DOMAINS } from '../../../api/operations.ts'
import type { App } from '../app.ts'
import { APP_PATH } from '../app-pages/manifest.ts'
import { prefersHtml } from '../envelope/accept.ts'
import { varyBy } from '../envelope/vary.ts'
import { type RootAnswer, rootSchema } from './schema.ts'

export interface Served {
  readonly release: string
  /** The name of the data edition. */
  readonly edition: string
  /** Whether there is a web app, to which browsers are led. */
  readonly hasPages: boolean
}

/** The domains that have a place in the contract. */
const APIS: RootAnswer['apis'] = DOMAINS.flatMap(({ name, status, operations }) => {
  if (status === undefined) return []
  const endpoints = operations.map(({ path }) => path)
  return [{ name, status, available: true, endpoints, documentation: `/docs/domains/${name}` }]
})

export function rootRoute(app: App, { release, edition, hasPages }: Served): void {
  const body: RootAnswer = {
    name: 'Everygram',
    api_version: 'v1',
    release,
    edition,
    apis: APIS,
    documentation: '/docs',
    reference: '/docs/api',
    openapi: '/openapi.json',
  }
  const json = JSON.stringify(body)
  app.get('/', { schema: rootSchema(body) }, (request, reply) => {
    varyBy(reply, 'Accept')
    if (hasPages && prefersHtml(request.headers.accept)) return reply.redirect(APP_PATH)
    return reply.header('content-type', 'application/json; charset=utf-8').send(json)
  })
}
