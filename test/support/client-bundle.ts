/** The client as a page loads it: one script with every operation in it. */
import { join } from 'node:path'
import { build } from 'esbuild'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'

export interface ClientBundle {
  /** Minified; leaves the exports of the client in a variable `client`. */
  readonly code: string
  /** Files that are in it. */
  readonly inputs: string[]
}

export async function clientBundle(): Promise<ClientBundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(PACKAGE_ROOT, 'packages', 'client', 'src', 'everygram.ts')],
    absWorkingDir: PACKAGE_ROOT,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    globalName: 'client',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'silent',
  })
  return { code: outputFiles[0]?.text ?? '', inputs: Object.keys(metafile.inputs) }
}
