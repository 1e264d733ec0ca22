/**
 * Compiles the geography into dist/geo/ and bundles src/ into dist/: `npm run build`. One file instead of some hundreds makes the start several times faster.
 * Packages with files of their own (the SQLite binary, the pages of the documentation) stay outside.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

const dist = `${root}/dist`
// Geography is kept: it is compiled again only when what it is made from has changed.
for (const name of existsSync(dist) ? readdirSync(dist) : []) {
  if (name !== 'geo') rmSync(`${dist}/${name}`, { recursive: true, force: true })
}
const geo = spawnSync(process.execPath, ['--import', 'tsx', 'geography/compile.ts'], {
  cwd: root,
  stdio: 'inherit',
})
if (geo.status !== 0) process.exit(1)

await build({
  absWorkingDir: root,
  entryPoints: { main: 'src/process/main.ts', cli: 'src/cli/main.ts' },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  external: ['libsql', '@fastify/swagger-ui'],
  sourcemap: true,
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'warning',
  // CommonJS packages inside of the bundle call require for Node's own modules.
  banner: {
    js: "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url);",
  },
})
