/**
 * Bundles app/ into dist/app/: a script for each page and for what pages share, the document that loads them with
 * the style sheet in it, each beside itself compressed, and the list of what is served. Called by `npm run build`.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  APP_MANIFEST_NAME,
  type AppFile,
  type AppManifest,
  ASSETS_PATH,
} from '../src/surfaces/http/app-pages/manifest.ts'
import { HTML_TYPE } from '../src/surfaces/http/docs/send.ts'
import { weakTag } from '../src/surfaces/http/etag/etag.ts'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'
import { bundleApp } from './lib/app/bundle.ts'
import { noteBundled } from './lib/bundled.js'

const folder = join(PACKAGE_ROOT, 'dist', 'app')
rmSync(folder, { recursive: true, force: true })

const { files, metafile, workerMetafile, style, script, scripts } = await bundleApp(PACKAGE_ROOT)
const css = textOf(style)
const assets: Record<string, AppFile> = {}
for (const { name, type, content } of files) {
  if (name !== style) assets[ASSETS_PATH + name] = added(`assets/${name}`, type, content)
}
// A function, since in a text $& would stand for something.
const html = readFileSync(join(PACKAGE_ROOT, 'app', 'index.html'), 'utf8')
  .replace('/* style */', () => css)
  .replace('{{script}}', ASSETS_PATH + script)
  .replace('{{scripts}}', scripts.map((name) => ASSETS_PATH + name).join(' '))
const page = added('index.html', HTML_TYPE, Buffer.from(html))
noteBundled(PACKAGE_ROOT, 'app', metafile, workerMetafile)
write(
  APP_MANIFEST_NAME,
  Buffer.from(JSON.stringify({ page, style: hashOf(css), assets } satisfies AppManifest, null, 2)),
)

function textOf(name: string): string {
  const content = files.find((file) => file.name === name)?.content
  return Buffer.from(content ?? [])
    .toString()
    .trim()
}

/** As a Content-Security-Policy names it. */
function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function added(file: string, type: string, content: Uint8Array): AppFile {
  write(file, content)
  write(`${file}.gz`, gzipSync(content, { level: 9 }))
  return { file, type, etag: weakTag(content) }
}

function write(name: string, content: Uint8Array): void {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
