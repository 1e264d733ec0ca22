/**
 * Compiles the data packages into dist/geo/: places.bin, roads.bin, sea.bin, countries.bin. Called by `npm run build`. An artefact whose
 * inputs are the ones it was made from is kept. Each compiler is a script of its own that gets the folder to write to:
 * `tsx geography/compile-places.ts dist/geo`.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'

/** What artefacts are made from besides their code and the data packages, whose versions stand in the lockfile. */
const DATA = ['data/geography', 'package-lock.json']
/** Beside the tables of the geography, and in no artefact: who says so, and what is sealed. */
const BESIDE = /\/(sources\.csv|hashes\.json)$/
/** Those that take longest, in that order: begun last, one of them would keep all other cores waiting. */
const LONGEST = ['roads', 'postcodes', 'sea']

const folder = join(PACKAGE_ROOT, 'dist', 'geo')
mkdirSync(folder, { recursive: true })
const compilers = readdirSync(join(PACKAGE_ROOT, 'geography'))
  .map((name) => /^compile-(\w+)\.ts$/.exec(name)?.[1])
  .filter((artefact) => artefact !== undefined)
  .filter((artefact) => !LONGEST.includes(artefact))
compilers.unshift(...LONGEST)
await Promise.all(Array.from({ length: availableParallelism() }, compileInTurn))

async function compileInTurn(): Promise<void> {
  for (let artefact = compilers.shift(); artefact !== undefined; artefact = compilers.shift())
    await compileWhenStale(artefact)
}

async function compileWhenStale(artefact: string): Promise<void> {
  const script = `geography/compile-${artefact}.ts`
  const stamp = inputHash([...(await codeOf(script)), ...DATA])
  const stampFile = join(folder, `${artefact}.stamp`)
  const isMade = existsSync(join(folder, `${artefact}.bin`)) && existsSync(stampFile)
  if (isMade && readFileSync(stampFile, 'utf8') === stamp) return
  rmSync(stampFile, { force: true })
  await run(script)
  writeFileSync(stampFile, stamp)
}

/** The files of a script: its own and all that it imports. */
async function codeOf(script: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: PACKAGE_ROOT,
    entryPoints: [script],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
  })
  return Object.keys(metafile.inputs).sort()
}

function inputHash(paths: string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesOf)) {
    hash.update(`${file}\n`).update(readFileSync(join(PACKAGE_ROOT, file)))
  }
  return hash.digest('hex')
}

/** The file itself, or all files below the folder. */
function filesOf(path: string): string[] {
  const full = join(PACKAGE_ROOT, path)
  if (statSync(full).isFile()) return [path]
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => !BESIDE.test(name) && statSync(join(PACKAGE_ROOT, name)).isFile())
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
