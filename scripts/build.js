/**
 * Compiles the geography into dist/geo/ and the documentation into dist/docs/, and bundles src/ into dist/: `npm run
 * build`. One file instead of some hundreds makes the start several times faster.
 * The package with a file of its own (the SQLite binary) stays outside. The types of what
 * can be imported from the package come into dist/types/.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

const dist = `${root}/dist`
// Geography is kept: it is compiled again only when what it is made from has changed.
for (const name of existsSync(dist) ? readdirSync(dist) : []) {
  if (name !== 'geo') rmSync(`${dist}/${name}`, { recursive: true, force: true })
}
run('--import', 'tsx', 'geography/compile.ts')
run('--import', 'tsx', 'site/compile.ts')

await build({
  absWorkingDir: root,
  entryPoints: { main: 'src/process/main.ts', cli: 'src/cli/main.ts', everygram: 'src/everygram.ts' },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  external: ['libsql'],
  sourcemap: true,
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'warning',
  // CommonJS packages inside of the bundle call require for Node's own modules.
  banner: {
    js: "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url);",
  },
})

run('node_modules/typescript/bin/tsc', '--project', 'scripts/tsconfig.types.json')
keepReached(join(dist, 'types', 'everygram.d.ts'))

/** Ends the build where it fails.
 * @param {string[]} args */
function run(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

/** Of the declarations of everything that the package is made of, keeps those that its own refer to.
 * @param {string} entry */
function keepReached(entry) {
  const reached = new Set([entry])
  for (const file of reached) {
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)\.ts'/g)) {
      reached.add(join(file, '..', `${name}.d.ts`))
    }
  }
  const types = join(entry, '..')
  for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.ts') && !reached.has(join(types, name))) rmSync(join(types, name))
  }
}
