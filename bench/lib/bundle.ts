/** The measured code, built as `npm run build` builds it, in a folder that no other build can change. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Inside of the repository, so that data and packages are found; git ignores `var`. */
const FOLDER = join(ROOT, 'bench/var')

/** Swaps what operations answer over HTTP in what is bundled here; dist/ is built by scripts/build.js and stays as it is. */
const validationOnly: Plugin = {
  name: 'validation-only',
  setup({ onResolve }) {
    onResolve({ filter: /\/domains\/answer\.ts$/ }, ({ importer }) =>
      importer === join(ROOT, 'src/surfaces/http/serve.ts')
        ? { path: join(ROOT, 'bench/servers/constant-answer.ts') }
        : undefined,
    )
  },
}

/** Copies dist/ and bundles the servers of bench/. The name of the folder; `remove` it at the end. */
export async function bundle(): Promise<{ folder: string; remove(): void }> {
  mkdirSync(FOLDER, { recursive: true })
  const folder = mkdtempSync(join(FOLDER, 'build-'))
  cpSync(join(ROOT, 'dist'), folder, { recursive: true })
  await build({
    plugins: [validationOnly],
    absWorkingDir: ROOT,
    entryPoints: [
      'servers/probe',
      'servers/raw',
      'servers/length',
      'servers/validation',
      'measure/engine-loop',
    ].map((name) => `bench/${name}.ts`),
    entryNames: '[name]',
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    external: ['libsql'],
    logLevel: 'warning',
    banner: {
      js: "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url);",
    },
  })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
