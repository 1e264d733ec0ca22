/** The geography in memory: compiled files and the tables beside them, held to the list of the release. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'
import {
  checkBytes,
  notRead,
  readShared,
  type WrongFile,
  wrongFilesError,
} from '../../../factors/files/release-file.ts'
import { RELEASE_LIST, type ReleaseFile } from '../../../factors/files/release-list.ts'
import { DataError } from '../../../factors/tables/problems.ts'
import type { GeographyFiles } from '../../../geo/files.ts'
import { PACKAGE_ROOT } from '../package-root.ts'
import { releasedGeography } from '../release/installed.ts'

/**
 * The files by name, each in a SharedArrayBuffer of its own: handed to a thread, they are not copied. Every byte was hashed
 * as it lies in memory. Rejects with a DataError that names the files which are not those of the release. `root`: the folder
 * of another copy of the package.
 */
export async function loadGeographyFiles({
  root = PACKAGE_ROOT,
}: {
  readonly root?: string
} = {}): Promise<ReadonlyMap<string, Uint8Array<SharedArrayBuffer>>> {
  const files = new Map<string, Uint8Array<SharedArrayBuffer>>()
  const wrong: WrongFile[] = []
  for (const [name, file] of releasedGeography()) {
    const read = await readShared(root, file)
    if (read instanceof Uint8Array) files.set(name, read)
    else wrong.push(read)
    // Requests that have come are answered in between.
    await pause()
  }
  if (wrong.length > 0) throw wrongFilesError(wrong)
  return files
}

/**
 * The same for who cannot wait: each file is read and hashed when it is asked for. `get` throws a DataError for one that is
 * not that of the release.
 */
export function geographyFromDisk(root: string = PACKAGE_ROOT): GeographyFiles {
  return {
    get(name) {
      const file = releasedGeography().get(name)
      if (file === undefined) throw new DataError([{ file: name, reason: `is not in ${RELEASE_LIST}` }])
      const bytes = read(root, file)
      const wrong = bytes instanceof Uint8Array ? checkBytes(file, bytes) : bytes
      if (wrong) throw wrongFilesError([wrong])
      return bytes as Uint8Array
    },
  }
}

function read(root: string, file: ReleaseFile): Uint8Array | WrongFile {
  try {
    return readFileSync(join(root, file.path))
  } catch (error) {
    return notRead(file, error)
  }
}
