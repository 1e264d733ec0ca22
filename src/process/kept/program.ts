/** The bundled program that runs here, by its path; undefined where sources or the library run. */
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What scripts/build.js calls it, with a hash of its content. */
const NAME = /^program-[0-9a-f]{16}\.cjs$/

const file = fileURLToPath(import.meta.url)

export const PROGRAM = NAME.test(basename(file)) ? file : undefined
