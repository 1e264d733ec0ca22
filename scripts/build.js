/**
 * Bundles src/ into dist/: `npm run build`. One file instead of some hundreds makes the start several times faster.
 * Packages with files of their own (the SQLite binary, the pages of the documentation) stay outside.
 */
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

rmSync(`${root}/dist`, { recursive: true, force: true })
await build({
  absWorkingDir: root,
  entryPoints: { main: 'src/main.ts', cli: 'src/cli/main.ts' },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  external: ['libsql', '@fastify/swagger-ui'],
  sourcemap: true,
  logLevel: 'warning',
  // CommonJS packages inside of the bundle call require for Node's own modules.
  banner: {
    js: "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url);",
  },
})
