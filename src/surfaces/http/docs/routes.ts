/** The documentation under /docs, as the build has made it, and what leads to it. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { pathOf } from '../request-limits/request-limits.ts'
import type { Manifest } from './manifest.ts'
import { sendFile } from './send.ts'

const HIDDEN = { schema: { hide: true } } as const
const MOVED_FOR_GOOD = 308

/** Addresses of earlier releases; JSON is YAML too. */
const MOVED: Readonly<Record<string, string>> = {
  '/docs/': '/docs',
  '/docs/json': '/openapi.json',
  '/docs/yaml': '/openapi.json',
}

/** `folder` has the files, and `manifest` says what is served under which path. */
export function docsRoutes(app: App, folder: string, manifest: () => Manifest): void {
  for (const [from, to] of Object.entries(MOVED)) {
    app.get(from, HIDDEN, (_request, reply) => reply.redirect(to, MOVED_FOR_GOOD))
  }
  const serve = (request: FastifyRequest, reply: FastifyReply) => {
    const { files } = manifest()
    const path = pathOf(request.url)
    const file = Object.hasOwn(files, path) ? files[path] : undefined
    if (file === undefined) return reply.callNotFound()
    return sendFile(request, reply, file, () => readFile(join(folder, file.file)))
  }
  for (const url of ['/docs', '/docs/*', '/llms.txt', '/llms-full.txt']) app.get(url, HIDDEN, serve)
}
