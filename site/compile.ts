/**
 * Compiles docs/ into dist/docs/: pages, their Markdown, the search index, llms.txt, what the pages load, and the list of
 * what is served under which path. Called by `npm run build`; a dead link ends it.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { noteBundled } from '../scripts/lib/bundled.js'
import { MANIFEST_NAME, type Manifest, type ServedFile } from '../src/surfaces/http/docs/manifest.ts'
import { pageFrame } from '../src/surfaces/http/docs/page-frame.ts'
import { HTML_TYPE } from '../src/surfaces/http/docs/send.ts'
import { weakTag } from '../src/surfaces/http/etag/etag.ts'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'
import { bundleAssets } from './assets.ts'
import { checkLinks } from './links.ts'
import { llmsFull, llmsIndex } from './llms.ts'
import { menuOf } from './menu.ts'
import { readPages } from './pages.ts'
import { searchIndex } from './search.ts'

const MARKDOWN_TYPE = 'text/markdown; charset=utf-8'
const TEXT_TYPE = 'text/plain; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

const folder = join(PACKAGE_ROOT, 'dist', 'docs')
rmSync(folder, { recursive: true, force: true })

const pages = readPages(PACKAGE_ROOT)
checkLinks(pages)
const menu = menuOf(pages)
const { assets, files: loaded, metafile } = await bundleAssets()
noteBundled(PACKAGE_ROOT, 'docs', metafile)

const files: Record<string, ServedFile> = {}
for (const { path, type, content } of loaded) add(path, type, content, true)
for (const page of pages) {
  add(page.path, HTML_TYPE, pageFrame(page, menu, assets))
  add(page.source, MARKDOWN_TYPE, page.markdown)
}
add('/docs/search.json', JSON_TYPE, searchIndex(pages, menu))
add('/llms.txt', TEXT_TYPE, llmsIndex(pages, menu))
add('/llms-full.txt', TEXT_TYPE, llmsFull(pages))
write(MANIFEST_NAME, JSON.stringify({ menu, assets, files } satisfies Manifest, null, 2))

/** Writes a file, and lists it under the path at which it is served. */
function add(path: string, type: string, content: string | Uint8Array, isImmutable = false): void {
  const name = type === HTML_TYPE ? `${path}.html` : path
  const file = name.slice(1)
  write(file, content)
  files[path] = { file, type, etag: weakTag(content), isImmutable }
}

function write(name: string, content: string | Uint8Array): void {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
