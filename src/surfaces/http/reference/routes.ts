/** The reference under /docs/api. Its pages are made when the first is asked for. */
import type { App } from '../app.ts'
import type { Manifest } from '../docs/manifest.ts'
import { pageFrame } from '../docs/page-frame.ts'
import { HTML_TYPE, sendFile } from '../docs/send.ts'
import { weakTag } from '../etag/etag.ts'
import type { MadeDocument } from '../openapi/plugin.ts'
import type { Reference } from './pages.ts'

const HIDDEN = { schema: { hide: true } } as const

/** `manifest` says what the pages load. */
export function referenceRoutes(
  app: App,
  manifest: () => Manifest,
  openApi: () => Promise<MadeDocument>,
): void {
  let reference: Promise<Reference> | undefined
  const made = new Map<string, string>()
  for (const url of ['/docs/api', '/docs/api/:name']) {
    app.get(url, HIDDEN, async (request, reply) => {
      reference ??= openReference(openApi).catch((error) => {
        reference = undefined
        throw error
      })
      const { pages, menu } = await reference
      const { name } = request.params as { name?: string }
      const path = name === undefined ? '/docs/api' : `/docs/api/${name}`
      const page = pages.get(path)
      if (page === undefined) return reply.callNotFound()
      const text = made.get(path) ?? pageFrame(page(), menu, manifest().assets)
      made.set(path, text)
      const kind = { type: HTML_TYPE, etag: weakTag(text), isImmutable: false }
      return sendFile(request, reply, kind, async () => text)
    })
  }
}

async function openReference(openApi: () => Promise<MadeDocument>): Promise<Reference> {
  const { referenceOf } = await import('./pages.ts')
  return referenceOf((await openApi()).document)
}
