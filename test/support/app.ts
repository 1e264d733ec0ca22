/** The service in memory. Every answer that a test gets from it was checked against the OpenAPI document. */
import type { InjectOptions } from 'fastify'
import { type AppOptions, buildApp } from '../../src/app.ts'
import type { Edition } from '../../src/domains/edition.ts'
import type { Context } from '../../src/domains/operation.ts'
import { openPlaces } from '../../src/places/open.ts'
import type { Places } from '../../src/places/places.ts'
import { loadEdition } from '../../src/process/data/load.ts'
import { sha256 } from '../../src/process/data/sha256.ts'
import { EDITIONS_DIR } from '../../src/process/package-root.ts'
import { openRoutes } from '../../src/routing/open.ts'
import type { Routing } from '../../src/routing/plan.ts'
import { OpenApiChecker } from './openapi.ts'

export interface Reply {
  status: number
  headers: Record<string, unknown>
  /** The raw body, and what it says as JSON ({} when empty). */
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes, each checked by its schema
  json: any
}

export interface TestApp {
  checker: OpenApiChecker
  get(url: string, headers?: Record<string, string>): Promise<Reply>
  send(request: InjectOptions & { url: string }): Promise<Reply>
  close(): Promise<void>
}

export const edition: Edition = loadEdition(EDITIONS_DIR, '2025')

export const places: Places = openPlaces()

export const routes: Routing = openRoutes(places)

export const services: Context = { edition, places, routing: routes, sha256 }

/** Without `access` in the options no key is asked for. */
export async function testApp(options: AppOptions = {}, given: Context = services): Promise<TestApp> {
  const app = await buildApp(given, options)
  const checker = new OpenApiChecker(JSON.parse((await app.inject('/openapi.json')).body))
  const send: TestApp['send'] = async (request) => {
    const { statusCode, headers, body } = await app.inject(request)
    const [path = ''] = request.url.split('?')
    const isJson = String(headers['content-type']).startsWith('application/json')
    if (isJson || body === '') checker.check({ path, status: statusCode, headers, body })
    return { status: statusCode, headers, text: body, json: isJson && body ? JSON.parse(body) : {} }
  }
  return {
    checker,
    send,
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    close: () => app.close(),
  }
}
