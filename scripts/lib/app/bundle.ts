/** The scripts and the style sheet of the app, under names that change with their content. */
import { basename, extname } from 'node:path'
import { type BuildOptions, build, type Metafile, type OutputFile } from 'esbuild'
import { ASSETS_PATH } from '../../../src/surfaces/http/app-pages/manifest.ts'
import { madeModules } from './made-modules.ts'
import { withoutTexts } from './without-texts.ts'

export interface Bundled {
  readonly name: string
  readonly type: string
  readonly content: Uint8Array
}

export interface AppBundle {
  readonly files: readonly Bundled[]
  readonly style: string
  readonly script: string
  /** What the first script starts, and what that imports at once. */
  readonly scripts: readonly string[]
  /** What each script is made of. */
  readonly metafile: Metafile
  /** The same of the worker that reads files. */
  readonly workerMetafile: Metafile
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}
const SCRIPT = 'app/main.ts'
const BOOT = 'app/boot.tsx'
const WORKER = 'app/pages/files/worker/worker.ts'
const STYLE = 'app/style/all.css'

const OPTIONS = {
  bundle: true,
  minify: true,
  splitting: true,
  write: false,
  metafile: true,
  outdir: 'dist/app/assets',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  legalComments: 'none',
  logLevel: 'warning',
} as const satisfies BuildOptions

/** Forms of packages that bring along what browsers lack. */
const FOR_BROWSERS = {
  'csv-parse/sync': 'csv-parse/browser/esm/sync',
  'csv-stringify/sync': 'csv-stringify/browser/esm/sync',
}

/** `root`: of the package. */
export async function bundleApp(root: string): Promise<AppBundle> {
  const worker = await build({
    ...OPTIONS,
    absWorkingDir: root,
    entryPoints: [WORKER],
    alias: FOR_BROWSERS,
    plugins: [withoutTexts],
  })
  const { outputFiles, metafile } = await build({
    ...OPTIONS,
    absWorkingDir: root,
    entryPoints: [SCRIPT, STYLE],
    plugins: [madeModules(root)],
    // Made first, so that the page that starts it knows its name.
    define: { WORKER_ADDRESS: JSON.stringify(ASSETS_PATH + nameOf(worker.metafile, WORKER)) },
  })
  const imported = outputOf(metafile, BOOT)?.[1].imports ?? []
  const atOnce = imported.filter(({ kind }) => kind === 'import-statement')
  return {
    files: [...outputFiles, ...worker.outputFiles].map(bundled),
    metafile,
    workerMetafile: worker.metafile,
    style: nameOf(metafile, STYLE),
    script: nameOf(metafile, SCRIPT),
    scripts: [nameOf(metafile, BOOT), ...atOnce.map(({ path }) => basename(path))],
  }
}

function bundled({ path, contents }: OutputFile): Bundled {
  return { name: basename(path), type: TYPES[extname(path)] ?? '', content: contents }
}

function outputOf({ outputs }: Metafile, entry: string) {
  return Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry)
}

function nameOf(metafile: Metafile, entry: string): string {
  return basename(outputOf(metafile, entry)?.[0] ?? '')
}
