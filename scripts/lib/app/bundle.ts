/** The scripts and the style sheet of the app, under names that change with their content. */
import { basename, extname } from 'node:path'
import { build, type Metafile } from 'esbuild'
import { madeModules } from './made-modules.ts'

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
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}
const SCRIPT = 'app/main.ts'
const BOOT = 'app/boot.tsx'
const STYLE = 'app/style/all.css'

/** `root`: of the package. */
export async function bundleApp(root: string): Promise<AppBundle> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [SCRIPT, STYLE],
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
    plugins: [madeModules(root)],
    legalComments: 'none',
    logLevel: 'warning',
  })
  const files = outputFiles.map(({ path, contents }) => ({
    name: basename(path),
    type: TYPES[extname(path)] ?? '',
    content: contents,
  }))
  const made = Object.entries(metafile.outputs)
  const nameOf = (entry: string) =>
    basename(made.find(([, { entryPoint }]) => entryPoint === entry)?.[0] ?? '')
  const imported = made.find(([, { entryPoint }]) => entryPoint === BOOT)?.[1].imports ?? []
  const atOnce = imported.filter(({ kind }) => kind === 'import-statement')
  const scripts = [nameOf(BOOT), ...atOnce.map(({ path }) => basename(path))]
  return { files, metafile, style: nameOf(STYLE), script: nameOf(SCRIPT), scripts }
}
