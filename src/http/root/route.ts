import { RELEASE } from '../../process/package-root.ts'
import type { App, Services } from '../services.ts'
import { type RootAnswer, rootSchema } from './schema.ts'

/** The APIs of the v1 emissions contract, in its order, and where each lives. */
const APIS = [
  { name: 'freight', status: 'production', prefix: '/v1/freight/' },
  { name: 'travel', status: 'production', prefix: '/v1/travel/' },
  { name: 'hotel', status: 'production', prefix: '/v1/hotel/' },
  { name: 'electricity', status: 'production', prefix: '/v1/electricity/' },
  { name: 'fuel', status: 'production', prefix: '/v1/fuel/' },
  { name: 'llm', status: 'beta', prefix: '/v1/digital/llm/' },
] as const

/** `endpoints` are the paths that this release serves. */
export function rootRoute(app: App, { edition }: Services, endpoints: readonly string[]): void {
  const answer: RootAnswer = {
    name: 'Everygram',
    api_version: 'v1',
    release: RELEASE,
    edition: edition.name,
    apis: APIS.map(({ name, status, prefix }) => {
      const own = endpoints.filter((path) => path.startsWith(prefix))
      const available = own.length > 0
      return {
        name,
        status,
        available,
        endpoints: own,
        // The page has no part about what this release does not serve.
        documentation: available ? `/docs#/${name}` : '/docs',
      }
    }),
    documentation: '/docs',
    openapi: '/openapi.json',
  }
  app.get('/', { schema: rootSchema }, (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(answer)),
  )
}
