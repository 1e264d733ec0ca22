/**
 * What a start has worked out and the next one takes over, in a file beside the program. It is worked out again wherever
 * the file is missing, damaged or left by another Node.js; where it cannot be written, nothing is kept.
 */
import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface KeptFile {
  read(): Buffer | undefined
  write(content: Uint8Array): void
}

const FOLDER = 'kept'
/** SHA-256, in front of the content: neither V8 nor a reader of rows would notice a changed byte. */
const DIGEST_BYTES = 32

/** `program`: the file that it belongs to, whose name tells one build from another. */
export function keptFile(program: string, name: string): KeptFile {
  const build = program.slice(dirname(program).length + 1)
  const path = join(dirname(program), FOLDER, `${build}.${name}.${process.version}-${process.arch}`)
  return {
    read() {
      const file = readIfThere(path) ?? Buffer.alloc(0)
      const content = file.subarray(DIGEST_BYTES)
      return digestOf(content).equals(file.subarray(0, DIGEST_BYTES)) ? content : undefined
    },
    write: (content) => writeIfPossible(path, Buffer.concat([digestOf(content), content])),
  }
}

function digestOf(content: Uint8Array): Buffer {
  return hash('sha256', content, 'buffer')
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

/** Whole or not at all, whoever reads or writes it at the same time. */
function writeIfPossible(path: string, bytes: Uint8Array): void {
  const unfinished = `${path}.${process.pid}`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(unfinished, bytes)
    renameSync(unfinished, path)
  } catch {
    // A file system that is read-only or full: the next start works it out again.
  }
}
