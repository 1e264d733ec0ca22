/** The hauls of an edition, for whatever flies. */
import type { Edition } from '../../edition.ts'
import type { Haul } from '../haul.ts'
import { travelPart } from '../part.ts'

/** In order of length. */
export function haulsOf(edition: Edition): readonly Haul[] {
  return edition.part(travelPart).hauls
}

/** What the publisher calls domestic is the United Kingdom with the islands that are not part of it. */
const PUBLISHER_TERRITORY: ReadonlySet<string> = new Set(['GB', 'JE', 'GG', 'IM'])

/**
 * The haul that the publisher itself sorts a flight into: by its territory first, and by distance only from and to there.
 * `byDistance` is the haul of its distance.
 */
export function publisherHaul(byDistance: Haul['name'], from: string, to: string): PublisherHaul {
  const ends = [from, to].filter((code) => PUBLISHER_TERRITORY.has(code)).length
  if (ends === 0) return 'international'
  if (ends === 2) return 'domestic'
  return byDistance === 'long' ? 'long' : 'short'
}

export type PublisherHaul = Haul['name'] | 'international'

/** The haul of a distance; `hauls` are in order of length, and the last has no limit. */
export function haulOf(hauls: readonly Haul[], distanceMetres: number): Haul {
  const haul = hauls.find(({ belowMetres }) => belowMetres === undefined || distanceMetres < belowMetres)
  if (!haul) throw new RangeError(`no haul for ${distanceMetres} m`)
  return haul
}
