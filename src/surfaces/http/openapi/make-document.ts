/** The OpenAPI 3.1 document from route schemas, a part at a time: others have their turn in between. */
import { setImmediate as pause } from 'node:timers/promises'
import fastifySwagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import Fastify, { type RouteOptions } from 'fastify'
import { DOMAINS, OPERATIONS } from '../../../api/operations.ts'
import type { Context } from '../../../contract/operation.ts'
import { batchExamples } from '../batch/examples.ts'
import { BATCH_PATH } from '../batch/route.ts'
import { jobExamples } from '../jobs/examples.ts'
import { documentedPath } from '../route-path.ts'
import { verifyExamples } from '../verify/examples.ts'
import { VERIFY_PATH } from '../verify/route.ts'
import { type CodeSample, codeSamples } from './code-samples.ts'
import type { OpenApiDocument, Schema } from './document.ts'
import { type BodyExamples, type ExamplesByStatus, examplesOf } from './examples.ts'
import { withExamples } from './responses.ts'
import { sharedSchemas } from './shared-schemas.ts'

const DESCRIPTION = `The open, self-hosted emissions API: every gram, with its source.

Serves the v1 emissions contract. Integer grams are the source of truth; every kilogram figure is grams / 1000, and every breakdown adds up to its total to the gram. \`source_trail\` names each published figure a result rests on: with the trail, the input and a pocket calculator you get the same result.

Country codes, units, words and booleans are accepted in any letter case. A parameter that no endpoint knows is named in a notice. It is an error where ignoring it would change the result: a near miss of a parameter that is not given, a second word for one that is, a parameter of another endpoint. With \`strict=true\`, and in rows of batches as JSON, it is always an error.

Errors are JSON. With \`format=value\`, or where the header Accept puts text/plain above JSON, they are one line of text with the same status.`

const HTTP_OK = 200

type OpenApi = NonNullable<FastifyDynamicSwaggerOptions['openapi']>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The schema of a route that has none, for documents: what Fastify itself makes nothing of. */
    describe?: () => FastifySchema
  }
}

export interface Documented {
  /** Of which only the method, the path and what they say of themselves count. */
  readonly routes: readonly RouteOptions[]
  /** Answers the examples. */
  readonly context: Context
  readonly release: string
}

interface Named {
  readonly $id: string
}

const SHARED = sharedSchemas as readonly object[] as readonly Named[]
/** What is made in one turn. */
const SCHEMAS_TOGETHER = 8
const ROUTES_TOGETHER = 3

export async function makeDocument(documented: Documented): Promise<OpenApiDocument> {
  const routes = await shownRoutes(documented)
  const named: Record<string, Schema> = {}
  for (const some of groupsOf(SHARED, SCHEMAS_TOGETHER)) {
    const { schemas } = (await partOf({ schemas: some })).components
    for (const { $id } of some) named[$id] = schemas[$id] as Schema
  }
  const paths: Record<string, OpenApiDocument['paths'][string]> = {}
  for (const some of groupsOf(routes, ROUTES_TOGETHER)) {
    const part = await partOf({ routes: some })
    for (const [path, methods] of Object.entries(part.paths)) paths[path] = { ...paths[path], ...methods }
  }
  const whole = await partOf({ release: documented.release })
  return { ...whole, components: { ...whole.components, schemas: named }, paths }
}

interface Part {
  readonly release?: string
  /** All others are there by their names alone. */
  readonly schemas?: readonly Named[]
  readonly routes?: readonly RouteOptions[]
}

/** The document of a part, by a Fastify that is asked nothing else. Others have their turn before each step. */
async function partOf({ release = '', schemas = [], routes = [] }: Part): Promise<OpenApiDocument> {
  await pause()
  const app = Fastify()
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  for (const schema of SHARED) app.addSchema(schemas.includes(schema) ? schema : { $id: schema.$id })
  await pause()
  await app.register(fastifySwagger, {
    openapi: head(release),
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `def-${index}`),
    },
  })
  await pause()
  for (const route of routes) app.route(route)
  await app.ready()
  await pause()
  const document = app.swagger() as unknown as OpenApiDocument
  await app.close()
  return document
}

/** Routes with the examples of their answers. */
async function shownRoutes({ routes, context }: Documented): Promise<RouteOptions[]> {
  const examples = await allExamples(context)
  const ofBatch = await batchExamples(context)
  const ofJobs = jobExamples(context, ofBatch.answers[HTTP_OK]?.threeRows?.value)
  const withBodies = new Map<string, BodyExamples>([
    [BATCH_PATH, ofBatch],
    [VERIFY_PATH, await verifyExamples(context)],
  ])
  const shown: RouteOptions[] = []
  for (const { method, url, config, schema = config?.describe?.() ?? {} } of routes) {
    await pause()
    const ofBodies = withBodies.get(url)
    const answers = ofBodies?.answers ?? ofJobs.get(`${method} ${url}`) ?? examples.get(documentedPath(url))
    const described: object = {
      ...withExamples(schema, answers, ofBodies?.bodies),
      'x-codeSamples': samplesOf(answers, ofBodies),
    }
    shown.push({ method, url, schema: described, exposeHeadRoute: false, handler: () => {} })
  }
  return shown
}

function groupsOf<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size))
}

/** All of the document but its paths and schemas. */
function head(release: string): OpenApi {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Everygram',
      description: DESCRIPTION,
      version: release,
      contact: { name: 'The operator of this server' },
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
    { name: 'jobs', description: 'Batches that are answered later.' },
    { name: 'verify', description: 'Saved results, recalculated.' },
    { name: 'mcp', description: 'The same questions as tools for assistants.' },
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

/** Of the first request that is answered. */
function samplesOf(answers: ExamplesByStatus = {}, ofBodies?: BodyExamples): CodeSample[] {
  const [first] = Object.values(answers[HTTP_OK] ?? {})
  const [body] = Object.values(ofBodies?.bodies ?? {})
  return first ? codeSamples(first, body?.value) : []
}
