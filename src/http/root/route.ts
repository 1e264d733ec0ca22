import { DOMAINS } from '../../domains/domains.ts'
import type { App } from '../app.ts'
import { type RootAnswer, rootSchema } from './schema.ts'

export interface Served {
  readonly release: string
  /** The name of the data edition. */
  readonly edition: string
}

/** The domains that have a place in the contract. */
const APIS: RootAnswer['apis'] = DOMAINS.flatMap(({ name, status, operations }) => {
  if (status === undefined) return []
  const endpoints = operations.map(({ path }) => path)
  return [{ name, status, available: true, endpoints, documentation: `/docs/domains/${name}` }]
})

export function rootRoute(app: App, { release, edition }: Served): void {
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
  app.get('/', { schema: rootSchema(body) }, (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(json),
  )
}
