/** The files of the geography: those that the build compiles, and the tables beside them. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ArtefactError } from './format/checks.ts'

export const GEOGRAPHY_FILES = [
  'places.bin',
  'postcodes.bin',
  'roads.bin',
  'sea.bin',
  'port-distances.bin',
  'countries.bin',
] as const

/**
 * The bytes of a compiled file, or of a table that is kept by hand, by its name, where they were read before: an opener
 * reads from the disk what is not there.
 */
export type GeographyFiles = Pick<ReadonlyMap<string, Uint8Array>, 'get'>

/** The text of a table that is kept by hand. `folder`: where it lies when it is not in `files`. */
export function tableText(folder: string, name: string, files?: GeographyFiles): string {
  const bytes = files?.get(name) ?? readFileSync(join(folder, name))
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
}

/** Throws an ArtefactError when a file of the geography is missing. */
export function checkGeography(folder: string): void {
  const missing = GEOGRAPHY_FILES.find((name) => !existsSync(join(folder, name)))
  if (missing) throw new ArtefactError(`${join(folder, missing)} is missing: run npm run build`)
}
