/** The service in memory. Every answer that a test gets from it was checked against the OpenAPI document. */
import type { InjectOptions } from 'fastify'
import { type AppOptions, buildApp } from '../../src/app.ts'
import type { Edition } from '../../src/domains/edition.ts'
import type { Context } from '../../src/domains/operation.ts'
import type { KeepDocument } from '../../src/http/openapi/plugin.ts'
import { openPlaces } from '../../src/places/open.ts'
import type { Places } from '../../src/places/places.ts'
import { servedFrom } from '../../src/process/data/editions.ts'
import { geographyHash } from '../../src/process/data/geography-hash.ts'
import { sha256 } from '../../src/process/data/sha256.ts'
import { installedWords } from '../../src/process/data/words.ts'
import {
  APP_DIR,
  DOCS_DIR,
  EDITIONS_DIR,
  GEO_DIR,
  GEOGRAPHY,
  RELEASE,
} from '../../src/process/package-root.ts'
import { openRoutes } from '../../src/routing/open.ts'
import type { Routing } from '../../src/routing/plan.ts'
import { OpenApiChecker } from './openapi.ts'

export interface Reply {
  status: number
  headers: Record<string, unknown>
  bytes: Buffer
  /** The raw body, and what it says as JSON ({} when empty). */
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes, each checked by its schema
  json: any
}

export interface TestApp {
  checker: OpenApiChecker
  get(url: string, headers?: Record<string, string>): Promise<Reply>
  /** With a body of JSON. */
  post(url: string, payload: string, headers?: Record<string, string>): Promise<Reply>
  send(request: InjectOptions & { url: string }): Promise<Reply>
  close(): Promise<void>
}

/** The edition whose figures the tests name. */
const served = servedFrom(EDITIONS_DIR, { edition: '2025.1' })

export const edition: Edition = served.edition

export const places: Places = openPlaces(GEO_DIR)

export const routes: Routing = openRoutes(places, GEOGRAPHY)

export const services: Context = {
  ...served,
  release: RELEASE,
  places,
  routing: routes,
  sha256,
  words: installedWords(),
  geographyHash: geographyHash(GEOGRAPHY),
}

/**
 * OpenAPI documents by what they follow from, as a server keeps them for its next start: the examples of one take a second
 * to answer, and most tests have apps that are described alike.
 */
const documents = new Map<string, string>()
const keepDocument: KeepDocument = (madeOf) => ({
  read: () => documents.get(madeOf),
  write: (json) => void documents.set(madeOf, json),
})

/** By their document. */
const checkers = new Map<string, OpenApiChecker>()

function checkerOf(json: string): OpenApiChecker {
  const checker = checkers.get(json) ?? new OpenApiChecker(JSON.parse(json))
  checkers.set(json, checker)
  return checker
}

/** Without `access` in the options no key is asked for. */
export async function testApp(options: AppOptions = {}, given: Context = services): Promise<TestApp> {
  // What other places, routes and editions answer stands in the document, and not in what it is kept by.
  const isKept = (['places', 'routing', 'editions'] as const).every((name) => given[name] === services[name])
  const app = await buildApp(given, {
    release: RELEASE,
    docs: DOCS_DIR,
    pages: APP_DIR,
    keepDocument: isKept ? keepDocument : undefined,
    ...options,
  })
  const checker = checkerOf((await app.inject('/openapi.json')).body)
  const send: TestApp['send'] = async (request) => {
    const { statusCode, headers, body, rawPayload: bytes } = await app.inject(request)
    const [path = ''] = request.url.split('?')
    const isJson = String(headers['content-type']).startsWith('application/json')
    if (isJson || body === '')
      checker.check({ method: request.method, path, status: statusCode, headers, body })
    return { status: statusCode, headers, bytes, text: body, json: isJson && body ? JSON.parse(body) : {} }
  }
  return {
    checker,
    send,
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    post: (url, payload, headers = {}) =>
      send({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } }),
    close: () => app.close(),
  }
}
