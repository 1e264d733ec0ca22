/** /openapi.json. What makes it is loaded when it is asked for first: few processes ever are. */
import { setImmediate as pause } from 'node:timers/promises'
import type { RouteOptions } from 'fastify'
import { once } from '../../core/lazy-map.ts'
import type { App } from '../app.ts'
import { etagOf, sendFile } from '../docs/send.ts'
import type { OpenApiDocument } from './document.ts'
import type { Documented } from './documentation-server.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** The document as it is served, and what pages are made of. */
export interface MadeDocument {
  readonly document: OpenApiDocument
  readonly json: string
}

/** Where an earlier start has left the document. `madeOf`: what it follows from, beside the program and the words. */
export type KeepDocument = (madeOf: string) => {
  read(): string | undefined
  write(json: string): void
}

/** The routes registered on `app` after this call, as they come, without those that documents leave out. */
export function collectRoutes(app: App): readonly RouteOptions[] {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void (route.schema?.hide || routes.push(route)))
  return routes
}

/** Makes the document when it is asked for first, and once; what failed is tried again. */
export function lazyDocument(documented: Documented, keep?: KeepDocument): () => Promise<MadeDocument> {
  let made: Promise<MadeDocument> | undefined
  return () => {
    made ??= keptDocument(documented, keep).catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
}

async function keptDocument(documented: Documented, keep?: KeepDocument): Promise<MadeDocument> {
  if (keep === undefined) return makeDocument(documented)
  const kept = keep(madeOf(documented))
  const json = kept.read()
  if (json !== undefined) {
    const document = once((): OpenApiDocument => JSON.parse(json))
    return {
      json,
      get document() {
        return document()
      },
    }
  }
  const made = await makeDocument(documented)
  kept.write(made.json)
  return made
}

/** Examples are answers: of the edition that is served, of others that they name, and of the geography. */
function madeOf({ routes, context, release }: Documented): string {
  const { edition, editions, geographyHash } = context
  const paths = routes.map(({ method, url }) => `${method} ${url}`)
  return JSON.stringify([release, edition.name, edition.hash, editions.register, geographyHash, paths])
}

async function makeDocument(documented: Documented): Promise<MadeDocument> {
  const { documentationServer } = await import('./documentation-server.ts')
  const server = await documentationServer(documented)
  const document = server.swagger() as unknown as OpenApiDocument
  await server.close()
  await pause()
  return { document, json: JSON.stringify(document) }
}

export function openApiRoute(app: App, openApi: () => Promise<MadeDocument>): void {
  let etag: string | undefined
  app.get('/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    const { json } = await openApi()
    etag ??= etagOf(json)
    return sendFile(request, reply, { type: JSON_TYPE, etag, isImmutable: false }, () => json)
  })
}
