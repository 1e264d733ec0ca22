/**
 * Compiles the geography into dist/geo/, the documentation into dist/docs/ and the web app into dist/app/, and bundles
 * src/ into dist/: `npm run build`. The types of what can be imported from the package come into dist/types/, the licences
 * of whose code is in the bundles into dist/licences.txt, and into dist/kept/ what the first start keeps for all others.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from './lib/bundle.js'
import { startOnce } from './lib/first-start.js'

const root = fileURLToPath(new URL('..', import.meta.url))

const dist = `${root}/dist`
// Geography is kept: it is compiled again only when what it is made from has changed.
for (const name of existsSync(dist) ? readdirSync(dist) : []) {
  if (name !== 'geo') rmSync(`${dist}/${name}`, { recursive: true, force: true })
}
run('--import', 'tsx', 'geography/compile.ts')
run('--import', 'tsx', 'site/compile.ts')
run('--import', 'tsx', 'scripts/compile-app.ts')

await bundle(root)
run('node_modules/typescript/bin/tsc', '--project', 'scripts/tsconfig.types.json')
keepReached(join(dist, 'types', 'everygram.d.ts'))
run('--import', 'tsx', 'scripts/write-licences.ts')
await startOnce(dist)

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
