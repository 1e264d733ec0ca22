/** Hashes every file of a release, one after the other. Runs in a thread of its own: see verification.ts. */
import { basename } from 'node:path/posix'
import { DATA } from '../../../factors/files/edition-list.ts'
import { checkFile, readShared, type WrongFile } from '../../../factors/files/release-file.ts'
import type { ReleaseFile } from '../../../factors/files/release-list.ts'
import { isCheckout } from '../package-root.ts'
import { PARTS, type Part, partOf } from './parts.ts'

/** One part has been looked at. */
export interface PartVerified {
  readonly part: Part
  readonly wrong: readonly WrongFile[]
  /** Of geography, where nothing of it is wrong: its bytes by name, which were hashed as they lie in memory. */
  readonly geography?: ReadonlyMap<string, Uint8Array<SharedArrayBuffer>>
}

/** What every answer rests on first. `root`: the folder of the package. Never throws. */
export function verifyRelease(
  root: string,
  files: readonly ReleaseFile[],
  tell: (part: PartVerified) => void,
): void {
  for (const part of PARTS) {
    const own = files.filter(({ path }) => partOf(path) === part)
    tell(part === 'geography' ? loadGeography(root, own) : { part, wrong: wrongOf(root, own) })
  }
}

/** The files that are not as the list says. */
export function wrongOf(root: string, files: readonly ReleaseFile[]): WrongFile[] {
  return files.flatMap((file) => checkFile(root, file) ?? [])
}

/** Whether a file may be another one than was built since somebody works on it: in a checkout, of data/. */
export const isInWork = ({ file }: WrongFile) => isCheckout() && file.startsWith(`${DATA}/`)

const LOADED = /\.(bin|csv)$/

/** Reads compiled files and tables into memory and hashes them there. */
function loadGeography(root: string, files: readonly ReleaseFile[]): PartVerified {
  const wrong = wrongOf(
    root,
    files.filter(({ path }) => !LOADED.test(path)),
  )
  const geography = new Map<string, Uint8Array<SharedArrayBuffer>>()
  for (const file of files.filter(({ path }) => LOADED.test(path))) {
    const read = readShared(root, file)
    if (read instanceof Uint8Array) geography.set(basename(file.path), read)
    else wrong.push(read)
  }
  return { part: 'geography', wrong, ...(wrong.length === 0 && { geography }) }
}
