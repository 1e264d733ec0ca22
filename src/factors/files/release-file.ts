/** One file of a release, held to what the list says of it. */
import { createHash, type Hash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { DataError, type DataProblem } from '../tables/problems.ts'
import { INSTALL_AGAIN, RELEASE_LIST, type ReleaseFile } from './release-list.ts'

export interface WrongFile {
  readonly file: string
  readonly problem: 'missing' | 'unreadable' | 'changed'
  readonly expected: FileMarks
  /** Of one that was changed. */
  readonly found?: FileMarks
  /** Of the system, where it cannot be read. */
  readonly code?: string
}

type FileMarks = Pick<ReleaseFile, 'sha256' | 'bytes'>

/** Whoever has more wrong files installs the release again. */
export const WRONG_SHOWN = 10
/** Read at a time: as much as is quick, and little to hold. */
const PIECE_BYTES = 1_048_576

/** Reads a file from its beginning to its end; undefined where it is as the list says. Never throws. */
export function checkFile(root: string, file: ReleaseFile): WrongFile | undefined {
  const piece = new Uint8Array(Math.min(PIECE_BYTES, file.bytes + 1))
  return opened(root, file, (handle) => {
    const hash = createHash('sha256')
    let bytes = 0
    for (;;) {
      const length = readSync(handle, piece, 0, piece.byteLength, bytes)
      if (length === 0) return judged(file, hash, bytes)
      hash.update(piece.subarray(0, length))
      bytes += length
    }
  })
}

/**
 * The bytes of a file in memory that all threads share, or what is wrong with it. It is these bytes that were hashed:
 * whatever happens to the file later does not matter. Never throws.
 */
export function readShared(root: string, file: ReleaseFile): Uint8Array<SharedArrayBuffer> | WrongFile {
  return opened(root, file, (handle) => {
    // Before memory is taken for it.
    if (fstatSync(handle).size !== file.bytes) return checkFile(root, file) ?? changedMeanwhile(file)
    const bytes = new Uint8Array(new SharedArrayBuffer(file.bytes))
    const length = fill(handle, bytes)
    return judged(file, createHash('sha256').update(bytes.subarray(0, length)), length) ?? bytes
  })
}

/** Undefined where bytes that were read are those of the list. */
export function checkBytes(file: ReleaseFile, bytes: Uint8Array): WrongFile | undefined {
  return judged(file, createHash('sha256').update(bytes), bytes.byteLength)
}

/** A file that cannot be opened or read. `error`: of the system. */
export function notRead({ path, sha256, bytes }: ReleaseFile, error: unknown): WrongFile {
  const { code = 'unknown' } = error as NodeJS.ErrnoException
  const problem = code === 'ENOENT' ? 'missing' : 'unreadable'
  return { file: path, problem, expected: { sha256, bytes }, code }
}

/** What is wrong with it, in one line. */
export function wrongFileProblem({ file, problem, expected, found, code }: WrongFile): DataProblem {
  const reasons: Record<WrongFile['problem'], string> = {
    missing: 'is missing',
    unreadable: `cannot be read (${code})`,
    changed: `is not the file of this release: its SHA-256 is ${found?.sha256} with ${found?.bytes} bytes, the release has ${expected.sha256} with ${expected.bytes}`,
  }
  return { file, reason: reasons[problem] }
}

/** The same as a sentence, with what to do. */
export function wrongFileText(wrong: WrongFile): string {
  const { file, reason } = wrongFileProblem(wrong)
  return `${file} ${reason}. ${INSTALL_AGAIN}.`
}

/** All of them, with what to do behind the last. */
export function wrongFilesError(wrong: readonly WrongFile[]): DataError {
  const problems = wrong.map(wrongFileProblem)
  const advice = { file: RELEASE_LIST, reason: INSTALL_AGAIN }
  return new DataError([...problems.slice(0, WRONG_SHOWN), advice])
}

function opened<Result>(
  root: string,
  file: ReleaseFile,
  read: (handle: number) => Result,
): Result | WrongFile {
  let handle: number | undefined
  try {
    handle = openSync(join(root, file.path), 'r')
    return read(handle)
  } catch (error) {
    return notRead(file, error)
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}

/** Gives how many bytes there were: fewer where the file becomes shorter meanwhile. */
function fill(handle: number, bytes: Uint8Array): number {
  let at = 0
  while (at < bytes.byteLength) {
    const length = readSync(handle, bytes, at, bytes.byteLength - at, at)
    if (length === 0) break
    at += length
  }
  return at
}

function judged(file: ReleaseFile, hash: Hash, bytes: number): WrongFile | undefined {
  const sha256 = hash.digest('hex')
  return sha256 === file.sha256 && bytes === file.bytes ? undefined : changed(file, { sha256, bytes })
}

function changed({ path, sha256, bytes }: ReleaseFile, found: FileMarks): WrongFile {
  return { file: path, problem: 'changed', expected: { sha256, bytes }, found }
}

/** It had another length, and a moment later it was whole. */
function changedMeanwhile(file: ReleaseFile): WrongFile {
  return notRead(file, { code: 'it changed while it was read' })
}
