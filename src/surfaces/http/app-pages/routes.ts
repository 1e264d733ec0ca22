/** The web app under /app: its one document at every address, what it loads, and what its forms are made from. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../contract/operation.ts'
import type { App } from '../app.ts'
import { sendFile } from '../docs/send.ts'
import { takesGzip } from '../envelope/accept.ts'
import { varyBy } from '../envelope/vary.ts'
import { weakTag } from '../etag/etag.ts'
import { pathOf } from '../request-limits/request-limits.ts'
import { columnForm } from './columns.ts'
import { formOf, offerOf } from './forms.ts'
import { APP_PATH, type AppFile, ASSETS_PATH, lazyAppManifest } from './manifest.ts'

const HIDDEN = { schema: { hide: true } } as const
const JSON_TYPE = 'application/json; charset=utf-8'

/** It loads from this server alone, and no text becomes HTML, a script or a style in it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // One: the address of the worker that reads files. It lets through no other.
  'trusted-types everygram-worker',
].join('; ')

/** `folder` has the files that the build made. */
export function appRoutes(app: App, folder: string, context: Context): void {
  const manifest = lazyAppManifest(folder)
  const send = (request: FastifyRequest, reply: FastifyReply, file: AppFile, isImmutable: boolean) => {
    varyBy(reply, 'Accept-Encoding')
    const isGzip = takesGzip(request.headers['accept-encoding'])
    if (isGzip) reply.header('content-encoding', 'gzip')
    const path = join(folder, isGzip ? `${file.file}.gz` : file.file)
    return sendFile(
      request,
      reply,
      { ...file, isImmutable, policy: `${POLICY}; style-src '${manifest().style}'` },
      () => readFile(path),
    )
  }
  const page = (request: FastifyRequest, reply: FastifyReply) => send(request, reply, manifest().page, false)
  for (const url of [APP_PATH, `${APP_PATH}/*`]) app.get(url, HIDDEN, page)
  app.get(`${ASSETS_PATH}*`, HIDDEN, (request, reply) => {
    const { assets } = manifest()
    const path = pathOf(request.url)
    const file = Object.hasOwn(assets, path) ? assets[path] : undefined
    return file === undefined ? reply.callNotFound() : send(request, reply, file, true)
  })
  formRoutes(app, context)
}

/** What may be asked, as the app shows it: no more than the OpenAPI document says, without a key like it. */
function formRoutes(app: App, context: Context): void {
  const sendJson = (request: FastifyRequest, reply: FastifyReply, value: object) => {
    const json = JSON.stringify(value)
    return sendFile(
      request,
      reply,
      { type: JSON_TYPE, etag: weakTag(json), isImmutable: false },
      async () => json,
    )
  }
  app.get(`${APP_PATH}/columns`, HIDDEN, (request, reply) => sendJson(request, reply, columnForm(context)))
  app.get(`${APP_PATH}/forms`, HIDDEN, (request, reply) => sendJson(request, reply, offerOf(context)))
  app.get(`${APP_PATH}/forms/:name`, HIDDEN, (request, reply) => {
    const { name } = request.params as { name: string }
    const form = formOf(context.edition, name)
    return form === undefined ? reply.callNotFound() : sendJson(request, reply, form)
  })
}
