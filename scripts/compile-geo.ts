/**
 * Compiles the data packages into dist/geo/: places.bin, roads.bin, sea.bin, countries.bin. Called by `npm run build`. An artefact whose
 * inputs are the ones it was made from is kept. Each compiler is a script of its own that gets the folder to write to:
 * `tsx scripts/compile-places.ts dist/geo`.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../src/package-root.ts'

/** What the artefacts are made from, besides the data packages, whose versions stand in the lockfile. */
const INPUTS = ['scripts/lib', 'src/places', 'src/routes', 'data/geography', 'package-lock.json']
const INPUTS_OF_PLACES = INPUTS.filter((path) => path !== 'src/routes')

const folder = join(PACKAGE_ROOT, 'dist', 'geo')
mkdirSync(folder, { recursive: true })
const compilers = readdirSync(join(PACKAGE_ROOT, 'scripts'))
  .map((name) => /^compile-(\w+)\.ts$/.exec(name)?.[1])
  .filter((artefact) => artefact !== undefined && artefact !== 'geo')
await Promise.all(compilers.map((artefact = '') => compileWhenStale(artefact)))

async function compileWhenStale(artefact: string): Promise<void> {
  const script = `scripts/compile-${artefact}.ts`
  const stamp = inputHash([script, ...(artefact === 'places' ? INPUTS_OF_PLACES : INPUTS)])
  const stampFile = join(folder, `${artefact}.stamp`)
  const isMade = existsSync(join(folder, `${artefact}.bin`)) && existsSync(stampFile)
  if (isMade && readFileSync(stampFile, 'utf8') === stamp) return
  rmSync(stampFile, { force: true })
  await run(script)
  writeFileSync(stampFile, stamp)
}

function inputHash(paths: string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesOf)) {
    hash.update(`${file}\n`).update(readFileSync(join(PACKAGE_ROOT, file)))
  }
  return hash.digest('hex')
}

/** The file itself, or all files below the folder that are not tests. */
function filesOf(path: string): string[] {
  const full = join(PACKAGE_ROOT, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => !name.endsWith('.test.ts') && statSync(join(PACKAGE_ROOT, name)).isFile())
    .sort()
}

function run(script: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    cwd: PACKAGE_ROOT,
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${script} failed (${code})`))))
  })
}
