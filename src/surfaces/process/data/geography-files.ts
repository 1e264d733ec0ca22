/** The compiled geography in memory that all threads of a process share. */
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { GEOGRAPHY_FILES } from '../../../geo/files.ts'
import { ArtefactError } from '../../../geo/format/sections.ts'

/**
 * The files of a folder by name, each in a SharedArrayBuffer of its own: handed to a thread, they are not copied. Rejects
 * with an ArtefactError that names the file which cannot be read.
 */
export async function loadGeographyFiles(
  folder: string,
): Promise<ReadonlyMap<string, Uint8Array<SharedArrayBuffer>>> {
  const files = GEOGRAPHY_FILES.map(async (name) => [name, await readShared(join(folder, name))] as const)
  return new Map(await Promise.all(files))
}

async function readShared(path: string): Promise<Uint8Array<SharedArrayBuffer>> {
  try {
    const file = await open(path)
    return await readWhole(file).finally(() => file.close())
  } catch (error) {
    throw new ArtefactError(`${path} cannot be read: ${(error as Error).message}`)
  }
}

async function readWhole(file: FileHandle): Promise<Uint8Array<SharedArrayBuffer>> {
  const { size } = await file.stat()
  const bytes = new Uint8Array(new SharedArrayBuffer(size))
  let at = 0
  while (at < size) {
    const { bytesRead } = await file.read(bytes, at, size - at, at)
    if (bytesRead === 0) throw new Error('it became shorter while it was read')
    at += bytesRead
  }
  return bytes
}
