/** The places of this installation. */
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../package-root.ts'
import { loadGazetteer } from './gazetteer.ts'
import { placesWith } from './geocoder.ts'
import type { Places } from './types.ts'

/** The folder of the artefacts that the build compiles. */
export const GEO_DIR = join(PACKAGE_ROOT, 'dist', 'geo')

export function openPlaces(geocoderUrl?: string): Places {
  return placesWith(loadGazetteer(join(GEO_DIR, 'places.bin')), geocoderUrl)
}
