/** The places of a folder that the build has compiled. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ArtefactError } from '../format/sections.ts'
import { loadGazetteer } from './gazetteer.ts'
import { placesWith } from './geocoder.ts'
import type { Places } from './places.ts'

const ARTEFACTS = [
  'places.bin',
  'postcodes.bin',
  'roads.bin',
  'sea.bin',
  'port-distances.bin',
  'countries.bin',
]

/** Throws an ArtefactError when a file of the geography is missing. */
export function checkGeography(folder: string): void {
  const missing = ARTEFACTS.find((name) => !existsSync(join(folder, name)))
  if (missing) throw new ArtefactError(`${join(folder, missing)} is missing: run npm run build`)
}

/** `bytes`: of their file, where it was read before. */
export function openPlaces(folder: string, geocoderUrl?: string, bytes?: Uint8Array): Places {
  return placesWith(loadGazetteer(placesFile(folder), bytes), geocoderUrl)
}

export const placesFile = (folder: string) => join(folder, 'places.bin')
