/** The files that the build compiles of the geography. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ArtefactError } from './format/sections.ts'

export const GEOGRAPHY_FILES = [
  'places.bin',
  'postcodes.bin',
  'roads.bin',
  'sea.bin',
  'port-distances.bin',
  'countries.bin',
] as const

/** Their bytes by name, where they were read before: an opener reads from the disk what is not there. */
export type GeographyFiles = ReadonlyMap<string, Uint8Array>

/** Throws an ArtefactError when a file of the geography is missing. */
export function checkGeography(folder: string): void {
  const missing = GEOGRAPHY_FILES.find((name) => !existsSync(join(folder, name)))
  if (missing) throw new ArtefactError(`${join(folder, missing)} is missing: run npm run build`)
}
