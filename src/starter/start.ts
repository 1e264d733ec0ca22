/**
 * Runs the program with the bytecode that an earlier start has kept: to compile it anew takes a third of a start. V8
 * itself refuses bytecode of another version of it or made with other options; then and without any the program is
 * compiled as usual, and what came of it is kept. Nothing here is about emissions, and nothing of it is in the program.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { keptFile } from '../process/kept/kept-file.ts'
import type { Program } from '../program.ts'

/** The file name of the program, with a hash of its content: put in by scripts/build.js. */
declare const PROGRAM_FILE: string

/** What scripts/build.js has made of src/program.ts: a function around everything. */
type Load = (require: NodeJS.Require, module: { exports: unknown }, bundleUrl: string) => void

/** Loads the program and runs one of its parts. `keptAs`: whose bytecode it takes, which differ in what has run. */
export async function start(part: keyof Program, keptAs: keyof Program): Promise<void> {
  const file = fileURLToPath(new URL(PROGRAM_FILE, import.meta.url))
  const bytecode = keptFile(file, `${keptAs}-bytecode`)
  const cachedData = bytecode.read()
  // All of it is ASCII, which is read and kept at a byte a character.
  const script = new Script(readFileSync(file, 'latin1'), {
    filename: file,
    ...(cachedData && { cachedData }),
  })
  const module = { exports: {} }
  const load = script.runInThisContext() as Load
  load(createRequire(file), module, pathToFileURL(file).href)
  const isKept = cachedData !== undefined && script.cachedDataRejected === false
  const keep = () => isKept || bytecode.write(script.createCachedData())
  await (module.exports as Program)[part](keep)
}
