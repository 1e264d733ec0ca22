/** The service in memory. Every answer that a test gets from it was checked against the OpenAPI document. */
import type { InjectOptions } from 'fastify'
import type { Context } from '../../src/contract/operation.ts'
import type { Edition } from '../../src/factors/edition.ts'
import { sha256 } from '../../src/factors/files/sha256.ts'
import type { Routing } from '../../src/geo/networks/plan.ts'
import { openPlaces } from '../../src/geo/places/open.ts'
import type { Places } from '../../src/geo/places/places.ts'
import { openRoutes } from '../../src/geo/routes/open.ts'
import type { App } from '../../src/surfaces/http/app.ts'
import { type AppOptions, buildApp } from '../../src/surfaces/http/assembly.ts'
import { servedFrom } from '../../src/surfaces/process/data/editions.ts'
import { installedErrata } from '../../src/surfaces/process/data/errata.ts'
import { geographyHash } from '../../src/surfaces/process/data/geography-hash.ts'
import { installedSynonyms } from '../../src/surfaces/process/data/synonyms.ts'
import {
  APP_DIR,
  DOCS_DIR,
  GEO_DIR,
  GEOGRAPHY,
  PACKAGE_DATA,
  RELEASE,
} from '../../src/surfaces/process/package-root.ts'
import { releasedGeography } from '../../src/surfaces/process/release/installed.ts'
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
const served = servedFrom(PACKAGE_DATA, { edition: '2025.1' })

export const edition: Edition = served.edition

export const places: Places = openPlaces(GEO_DIR)

export const routes: Routing = openRoutes(places, GEOGRAPHY)

export const services: Context = {
  ...served,
  release: RELEASE,
  places,
  routing: routes,
  sha256,
  synonyms: installedSynonyms(),
  errata: installedErrata(),
  geographyHash: geographyHash(releasedGeography()),
}

/** By what a document follows from: its examples take a second to answer, and most tests have apps that are described alike. */
const checkers = new Map<string, OpenApiChecker>()

async function checkerOf(app: App, given: Context): Promise<OpenApiChecker> {
  // What other places, routes and editions answer stands in the examples.
  const isUsual = (['places', 'routing', 'editions'] as const).every((name) => given[name] === services[name])
  const { edition, release } = given
  const key = JSON.stringify([release, edition.name, edition.hash, app.printRoutes()])
  const known = isUsual ? checkers.get(key) : undefined
  if (known) return known
  const checker = new OpenApiChecker(JSON.parse((await app.inject('/openapi.json')).body))
  if (isUsual) checkers.set(key, checker)
  return checker
}

/** Without `access` in the options no key is asked for. */
export async function testApp(options: AppOptions = {}, given: Context = services): Promise<TestApp> {
  const app = await buildApp(given, {
    release: RELEASE,
    docs: DOCS_DIR,
    pages: APP_DIR,
    ...options,
  })
  const checker = await checkerOf(app, given)
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
