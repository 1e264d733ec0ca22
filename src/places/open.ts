/** The places of this installation. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../process/package-root.ts'
import { loadGazetteer } from './gazetteer.ts'
import { placesWith } from './geocoder.ts'
import type { Places } from './places.ts'
import { ArtefactError } from './sections.ts'

/** The folder of the artefacts that the build compiles. */
export const GEO_DIR = join(PACKAGE_ROOT, 'dist', 'geo')

const ARTEFACTS = ['places.bin', 'roads.bin', 'sea.bin', 'port-distances.bin', 'countries.bin']

/** Throws an ArtefactError when a file of the geography is missing. */
export function checkGeography(folder: string = GEO_DIR): void {
  const missing = ARTEFACTS.find((name) => !existsSync(join(folder, name)))
  if (missing) throw new ArtefactError(`${join(folder, missing)} is missing: run npm run build`)
}

export function openPlaces(geocoderUrl?: string): Places {
  return placesWith(loadGazetteer(join(GEO_DIR, 'places.bin')), geocoderUrl)
}
