/** The places of a folder that the build has compiled. */
import { join } from 'node:path'
import type { GeographyFiles } from '../files.ts'
import { loadGazetteer } from './gazetteer.ts'
import { placesWith } from './geocoder.ts'
import type { Places } from './places.ts'

/** Throws an ArtefactError when a file is missing or of another build. */
export function openPlaces(folder: string, geocoderUrl?: string, files?: GeographyFiles): Places {
  const [places, postcodes] = [files?.get('places.bin'), files?.get('postcodes.bin')]
  return placesWith(loadGazetteer(join(folder, 'places.bin'), places, postcodes), geocoderUrl)
}
