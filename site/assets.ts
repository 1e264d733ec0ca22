/** What the pages load: one style sheet and one script, bundled, under names that change with the content. */
import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { build, type Metafile } from 'esbuild'
import type { Assets } from '../src/surfaces/http/docs/page-frame.ts'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}
const HASH_DIGITS = 12

interface Asset {
  readonly path: string
  readonly type: string
  readonly content: Uint8Array
}

export interface BundledAssets {
  readonly assets: Assets
  readonly files: readonly Asset[]
  /** What the script is made of. */
  readonly metafile: Metafile
}

export async function bundleAssets(): Promise<BundledAssets> {
  const style = await bundled('site/browser/style.css')
  const script = await bundled('site/browser/page.ts')
  return {
    assets: { style: style.path, script: script.path },
    files: [style, script],
    metafile: script.metafile,
  }
}

async function bundled(entry: string): Promise<Asset & { metafile: Metafile }> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: PACKAGE_ROOT,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: 'dist/docs',
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'warning',
  })
  const [file] = outputFiles
  if (!file) throw new Error(`${entry} makes nothing`)
  const kind = extname(file.path)
  const hash = createHash('sha256').update(file.contents).digest('hex').slice(0, HASH_DIGITS)
  const name = kind === '.css' ? 'style' : 'page'
  const path = `/docs/assets/${name}-${hash}${kind}`
  return { path, type: TYPES[kind] ?? '', content: file.contents, metafile }
}
