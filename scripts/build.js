/**
 * Compiles the geography into dist/geo/, the documentation into dist/docs/ and the web app into dist/app/, and bundles
 * src/ into dist/: `npm run build`. The types of what can be imported from the package come into dist/types/, and for programs
 * of CommonJS into dist/types-cjs/; the licences of whose code is in the bundles into dist/licences.txt, and into
 * dist/kept/ what the first start keeps for all others. dist/release.json lists every file that results rest on.
 * `npm run build -- program` bundles src/ alone, in seconds, where the rest is there already.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from './lib/bundle.js'
import { startOnce } from './lib/first-start.js'
import { keepReached, typesForRequire } from './lib/package-types.js'

const root = fileURLToPath(new URL('..', import.meta.url))

const dist = `${root}/dist`
if (process.argv[2] === 'program') await buildProgram()
else await buildAll()

async function buildProgram() {
  for (const name of readdirSync(dist)) if (name.endsWith('.cjs')) rmSync(join(dist, name))
  await bundle(root)
  await run('--import', 'tsx', 'scripts/write-release.ts')
}

async function buildAll() {
  // Geography is kept: it is compiled again only when what it is made from has changed.
  for (const name of existsSync(dist) ? readdirSync(dist) : []) {
    if (name !== 'geo') rmSync(`${dist}/${name}`, { recursive: true, force: true })
  }
  mkdirSync(dist, { recursive: true })
  // Side by side, for none of them reads what another one makes.
  await together(
    run('--import', 'tsx', 'geography/compile.ts'),
    run('--import', 'tsx', 'site/compile.ts'),
    run('--import', 'tsx', 'scripts/compile-app.ts'),
    run('--import', 'tsx', 'scripts/write-country-names.ts'),
    run('node_modules/typescript/bin/tsc', '--project', 'scripts/tsconfig.types.json'),
    bundle(root),
  )
  keepReached(join(dist, 'types'), 'src/surfaces/in-process/everygram.d.ts')
  typesForRequire(join(dist, 'types'), join(dist, 'types-cjs'))
  await together(run('--import', 'tsx', 'scripts/write-licences.ts'))
  await run('--import', 'tsx', 'scripts/write-release.ts')
  await startOnce(dist)
}

/** Ends the build where a step fails, when the others have ended: none goes on by itself.
 * @param {Promise<void>[]} steps */
async function together(...steps) {
  const failed = (await Promise.allSettled(steps)).filter(({ status }) => status === 'rejected')
  for (const { reason } of failed) console.error(reason)
  if (failed.length > 0) process.exit(1)
}

/** @param {string[]} args */
async function run(...args) {
  const [code] = await once(spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }), 'close')
  if (code !== 0) throw new Error(`${args.at(-1)} failed`)
}
