/** A Fastify that serves the OpenAPI 3.1 document, made from route schemas, and the pages that show it. All assets are our own. */
import { setImmediate as pause } from 'node:timers/promises'
import fastifySwagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import { DOMAINS, OPERATIONS } from '../../domains/domains.ts'
import type { Context } from '../../domains/operation.ts'
import { batchExamples } from '../batch/examples.ts'
import { BATCH_PATH } from '../batch/route.ts'
import { onError, onNotFound } from '../errors/handlers.ts'
import { requestId } from '../request-id/request-id.ts'
import { documentedPath } from '../route-path.ts'
import { verifyExamples } from '../verify/examples.ts'
import { VERIFY_PATH } from '../verify/route.ts'
import { type BodyExamples, type ExamplesByStatus, examplesOf } from './examples.ts'
import { withExamples } from './responses.ts'
import { sharedSchemas } from './shared-schemas.ts'

const DESCRIPTION = `The open, self-hosted emissions API: every gram, with its source.

Serves the v1 emissions contract. Integer grams are the source of truth; every kilogram figure is grams / 1000, and every breakdown adds up to its total to the gram. \`source_trail\` names each published figure a result rests on: with the trail, the input and a pocket calculator you get the same result.

Country codes, units, words and booleans are accepted in any letter case. A parameter that an endpoint does not know is named in a notice; with \`strict=true\` it is an error.`

/** The page loads from this server alone, over plain HTTP too. Swagger UI writes styles into its elements. */
const CONTENT_SECURITY_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'"

type OpenApi = NonNullable<FastifyDynamicSwaggerOptions['openapi']>

export interface Documented {
  /** Of which only the method, the path and the schema count. */
  readonly routes: readonly RouteOptions[]
  /** Answers the examples. */
  readonly context: Context
  readonly release: string
}

export async function documentationServer({
  routes,
  context,
  release,
}: Documented): Promise<FastifyInstance> {
  const examples = await allExamples(context)
  const withBodies = new Map<string, BodyExamples>([
    [BATCH_PATH, await batchExamples(context)],
    [VERIFY_PATH, await verifyExamples(context)],
  ])
  const app = Fastify({ requestIdHeader: false, genReqId: requestId })
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => (payload) => JSON.stringify(payload))
  app.setErrorHandler(onError)
  app.setNotFoundHandler(onNotFound)
  for (const schema of sharedSchemas) app.addSchema(schema)
  await app.register(fastifySwagger, {
    openapi: head(release),
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `def-${index}`),
    },
  })
  await app.register(async (documented) => {
    for (const { method, url, schema = {} } of routes) {
      // Here and below others have their turn: all of it takes a tenth of a second.
      await pause()
      const ofBodies = withBodies.get(url)
      const answers = ofBodies?.answers ?? examples.get(documentedPath(url))
      const shown = withExamples(schema, answers, ofBodies?.bodies)
      documented.route({ method, url, schema: shown, exposeHeadRoute: false, handler: () => {} })
    }
  })
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  await pause()
  await app.register(fastifySwaggerUi, {
    routePrefix: '/docs',
    staticCSP: CONTENT_SECURITY_POLICY,
    // The badge would ask a server on the internet to validate the document.
    // The base layout leaves out the bar that would show other documents.
    uiConfig: { validatorUrl: null, deepLinking: true, docExpansion: 'list', layout: 'BaseLayout' },
    theme: { title: 'Everygram' },
  })
  await pause()
  await app.ready()
  await pause()
  return app
}

/** All of the document but its paths and schemas. */
function head(release: string): OpenApi {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Everygram',
      description: DESCRIPTION,
      version: release,
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: tags(),
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key: Authorization: Bearer eg_live_...',
        },
      },
    },
    security: [{ apiKey: [] }],
  }
}

function tags() {
  return [
    ...DOMAINS.map(({ name, description }) => ({ name, description })),
    { name: 'batch', description: 'Many questions in one request.' },
    { name: 'verify', description: 'Answers that were kept, made again.' },
    { name: 'usage', description: 'Usage of the own key.' },
    { name: 'service', description: 'The service itself. No key needed.' },
  ]
}

/** By path. */
async function allExamples(context: Context): Promise<ReadonlyMap<string, ExamplesByStatus>> {
  const examples = new Map<string, ExamplesByStatus>()
  for (const operation of OPERATIONS) examples.set(operation.path, await examplesOf(operation, context))
  return examples
}
