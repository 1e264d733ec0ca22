/** The hauls of an edition, for whatever flies. */
import type { Edition } from '../../edition.ts'
import type { Haul } from '../haul.ts'
import { travelPart } from '../part.ts'

/** In order of length. */
export function haulsOf(edition: Edition): readonly Haul[] {
  return edition.part(travelPart).hauls
}

/** The haul of a distance; `hauls` are in order of length, and the last has no limit. */
export function haulOf(hauls: readonly Haul[], distanceMetres: number): Haul {
  const haul = hauls.find(({ belowMetres }) => belowMetres === undefined || distanceMetres < belowMetres)
  if (!haul) throw new RangeError(`no haul for ${distanceMetres} m`)
  return haul
}
