/** /openapi.json. What makes it is loaded when it is asked for first: few processes ever are. */
import { setImmediate as pause } from 'node:timers/promises'
import type { RouteOptions } from 'fastify'
import type { App } from '../app.ts'
import { sendFile } from '../docs/send.ts'
import { weakTag } from '../etag/etag.ts'
import type { OpenApiDocument } from './document.ts'
import type { Documented } from './make-document.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** The document as it is served, and what pages are made of. */
export interface MadeDocument {
  readonly document: OpenApiDocument
  readonly json: string
}

/** The routes registered on `app` after this call, as they come, without those that documents leave out. */
export function collectRoutes(app: App): readonly RouteOptions[] {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void (route.schema?.hide || routes.push(route)))
  return routes
}

/** Makes the document when it is asked for first, and once; what failed is tried again. */
export function lazyDocument(documented: Documented): () => Promise<MadeDocument> {
  let made: Promise<MadeDocument> | undefined
  return () => {
    made ??= loadAndMake(documented).catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
}

async function loadAndMake(documented: Documented): Promise<MadeDocument> {
  const { makeDocument } = await import('./make-document.ts')
  const document = await makeDocument(documented)
  await pause()
  return { document, json: JSON.stringify(document) }
}

export function openApiRoute(app: App, openApi: () => Promise<MadeDocument>): void {
  let etag: string | undefined
  app.get('/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    const { json } = await openApi()
    etag ??= weakTag(json)
    return sendFile(request, reply, { type: JSON_TYPE, etag, isImmutable: false }, async () => json)
  })
}
