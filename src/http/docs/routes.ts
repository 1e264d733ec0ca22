/** The documentation under /docs, as the build has made it, and what leads to it. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '../app.ts'
import { readManifest } from './manifest.ts'
import { sendFile } from './send.ts'

const HIDDEN = { schema: { hide: true } } as const
const MOVED_FOR_GOOD = 308

/** Addresses of earlier releases; JSON is YAML too. */
const MOVED: Readonly<Record<string, string>> = {
  '/docs/': '/docs',
  '/docs/json': '/openapi.json',
  '/docs/yaml': '/openapi.json',
}

/** `folder` has the pages, and the list of what is served under which path. */
export function docsRoutes(app: App, folder: string): void {
  const { files } = readManifest(folder)
  for (const [from, to] of Object.entries(MOVED)) {
    app.get(from, HIDDEN, (_request, reply) => reply.redirect(to, MOVED_FOR_GOOD))
  }
  for (const [path, file] of Object.entries(files)) {
    app.get(path, HIDDEN, (request, reply) =>
      sendFile(request, reply, file, () => readFile(join(folder, file.file))),
    )
  }
}
