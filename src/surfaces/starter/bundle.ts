/**
 * Runs a bundle with the bytecode that an earlier start has kept: to compile the program anew takes a third of a start. V8
 * itself refuses bytecode of another version of it or made with other options; then and without any the bundle is
 * compiled as usual, and what came of it is kept. Nothing here is about emissions, and nothing of it is in the program.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { keptFile } from '../process/kept/kept-file.ts'

export type Require = (name: string) => unknown

/** What scripts/build.js has made: a function around everything. */
type Load = (require: Require, module: { exports: unknown }, bundleUrl: string) => void

export interface Bundle {
  readonly exports: unknown
  /** Keeps what V8 has compiled until now, where nothing is kept. */
  keep(): void
}

/** `name`: of a file beside this one. `keptAs`: of its bytecode. */
export function runBundle(name: string, keptAs: string, require: Require): Bundle {
  const file = fileURLToPath(new URL(name, import.meta.url))
  const bytecode = keptFile(file, `${keptAs}-bytecode`)
  const cachedData = bytecode.read()
  // All of it is ASCII, which is read and kept at a byte a character.
  const script = new Script(readFileSync(file, 'latin1'), {
    // What stands in stack traces. Bytecode keeps it: a path of where it was built would go to every installation.
    filename: `dist/${name}`,
    ...(cachedData && { cachedData }),
  })
  const module = { exports: {} }
  const load = script.runInThisContext() as Load
  load(require, module, pathToFileURL(file).href)
  const isKept = cachedData !== undefined && script.cachedDataRejected === false
  return {
    exports: module.exports,
    keep: () => isKept || bytecode.write(script.createCachedData()),
  }
}
