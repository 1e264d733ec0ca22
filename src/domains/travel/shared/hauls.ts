/** The hauls of an edition, for whatever flies. */
import { decimal, multiply, toNumber } from '../../../engine/numbers/decimal.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { Haul, HaulBand } from '../from-tables/hauls.ts'
import type { BandName, HaulName } from '../haul.ts'
import { travelPart } from '../part.ts'

/** In order of length. */
export function haulsOf(edition: Edition): readonly HaulBand[] {
  return edition.part(travelPart).hauls
}

/**
 * The haul that the publisher itself sorts a flight into, by its list of territories: between two that it calls domestic,
 * from or to one of them by the other end, else international. `byDistance`: the haul of the distance, for a territory
 * that the list does not have.
 */
export function publisherHaul(edition: Edition, byDistance: BandName, from: string, to: string): HaulName {
  const { territories } = edition.part(travelPart)
  const [one, other] = [territories.get(from), territories.get(to)]
  if (one !== 'domestic' && other !== 'domestic') return 'international'
  const away = one === 'domestic' ? other : one
  return away ?? (byDistance === 'long' ? 'long' : 'short')
}

/** Of flights that do not touch the publisher's country; absent from an edition without the rows. */
export function findInternational(edition: Edition): Haul | undefined {
  return edition.part(travelPart).international
}

/** The haul of a distance; `hauls` are in order of length, and the last has no limit. */
export function haulOf(hauls: readonly HaulBand[], distanceMetres: number): HaulBand {
  const haul = hauls.find(({ belowMetres }) => belowMetres === undefined || distanceMetres < belowMetres)
  if (!haul) throw new RangeError(`no haul for ${distanceMetres} m`)
  return haul
}

/** Within this share of a limit between hauls, the other haul is worth a word (the v1 contract). */
const NEAR_EDGE_SHARE = decimal('0.05')

/** How far from a limit between hauls a flight is still near to it. */
export function nearEdgeMetres(limitMetres: number): number {
  return toNumber(multiply(decimal(limitMetres), NEAR_EDGE_SHARE))
}
