/** dist/release.json: every file that results rest on, with its SHA-256 and its length, as the build has seen them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DataError } from '../tables/problems.ts'
import { sha256 } from './sha256.ts'

/** Below the folder of the package. */
export const RELEASE_LIST = 'dist/release.json'

export interface ReleaseFile {
  /** Below the folder of the package, with slashes. */
  readonly path: string
  /** Hexadecimal. */
  readonly sha256: string
  readonly bytes: number
}

export interface ReleaseList {
  /** The version of the package. */
  readonly release: string
  /** Over all files: one number for everything that results rest on. */
  readonly sha256: string
  /** By path, in the order of their characters. */
  readonly files: readonly ReleaseFile[]
}

export function releaseListOf(release: string, files: readonly ReleaseFile[]): ReleaseList {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1))
  return { release, sha256: hashOf(release, sorted), files: sorted }
}

/** Throws a DataError for a list that is missing or is not as it was built. `root`: the folder of the package. */
export function readReleaseList(root: string): ReleaseList {
  let list: Partial<ReleaseList> | null
  try {
    list = JSON.parse(readFileSync(join(root, RELEASE_LIST), 'utf8'))
  } catch (error) {
    throw refused(`cannot be read: ${(error as Error).message}`)
  }
  const { release, files, sha256: stated } = list ?? {}
  if (typeof release !== 'string' || !Array.isArray(files) || !files.every(isFile))
    throw refused('is no list of the files of a release')
  const counted = hashOf(release, files)
  if (counted !== stated)
    throw refused(`was changed: the SHA-256 over its files is ${counted}, it says ${stated}`)
  return { release, files, sha256: counted }
}

/** What to do about a file that is not the one of the release. */
export const INSTALL_AGAIN = 'Install this release again; after a change of your own run npm run build'

function refused(reason: string): DataError {
  return new DataError([{ file: RELEASE_LIST, reason: `${reason}. ${INSTALL_AGAIN}` }])
}

function isFile(entry: unknown): entry is ReleaseFile {
  const { path, sha256: hash, bytes } = (entry ?? {}) as Partial<ReleaseFile>
  return typeof path === 'string' && typeof hash === 'string' && Number.isSafeInteger(bytes)
}

function hashOf(release: string, files: readonly ReleaseFile[]): string {
  const lines = files.map(({ path, sha256: hash, bytes }) => `${hash} ${bytes} ${path}\n`)
  return sha256(`${release}\n${lines.join('')}`)
}
