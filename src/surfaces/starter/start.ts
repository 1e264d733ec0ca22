/** Runs the program, and the library of the Model Context Protocol where the program asks for it. */
import { createRequire } from 'node:module'
import { lazy } from '../../engine/helpers/lazy.ts'
import { type Require, runBundle } from './bundle.ts'
import type { Program } from './program.ts'

/** The file names of both, with a hash of their content: put in by scripts/build.js. */
declare const PROGRAM_FILE: string
declare const PROTOCOL_FILE: string

/** What the program calls the library. */
const PROTOCOL = 'protocol'
/** By then it has answered what it was loaded for, and what it took is compiled. */
const KEPT_AFTER_MS = 500

const requireInstalled = createRequire(import.meta.url)

/** Loads the program and runs one of its parts. `keptAs`: whose bytecode it takes, which differ in what has run. */
export async function start(part: keyof Program, keptAs: keyof Program): Promise<void> {
  const require: Require = (name) => (name === PROTOCOL ? protocol() : requireInstalled(name))
  const { exports, keep } = runBundle(PROGRAM_FILE, keptAs, require)
  await (exports as Program)[part](keep)
}

const protocol = lazy(() => {
  const { exports, keep } = runBundle(PROTOCOL_FILE, PROTOCOL, requireInstalled)
  setTimeout(keep, KEPT_AFTER_MS).unref()
  return exports
})
