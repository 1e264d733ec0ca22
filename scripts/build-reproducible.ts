/**
 * Builds twice from nothing and compares every byte of dist/: `npm run build:reproducible`. Without dist/kept/, which
 * Node.js writes for itself and no two compile alike. Ends with 1 when a file differs.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'

const DIST = join(PACKAGE_ROOT, 'dist')

/** SHA-256 by path below dist/. */
function built(): ReadonlyMap<string, string> {
  rmSync(DIST, { recursive: true, force: true })
  const { status } = spawnSync(process.execPath, ['scripts/build.js'], {
    cwd: PACKAGE_ROOT,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('the build fails')
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(DIST, 'kept')))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    files.map((file) => [
      file.slice(DIST.length + 1),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  )
}

const [first, second] = [built(), built()]
const names = [...new Set([...first.keys(), ...second.keys()])].sort()
const different = names.filter((name) => first.get(name) !== second.get(name))
for (const name of different) console.error(`${name}: ${first.get(name)} and ${second.get(name)}`)
const all = createHash('sha256')
  .update(JSON.stringify([...second].sort()))
  .digest('hex')
console.log(
  different.length === 0 ? `${names.length} files, the same twice: ${all}` : `${different.length} differ`,
)
process.exitCode = different.length === 0 ? 0 : 1
