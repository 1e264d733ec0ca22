/** Distances near to a limit between hauls, where a little more or less takes another factor. */
import { decimal, multiply, toNumber } from '../../../core/decimal.ts'
import type { HaulBand } from '../haul.ts'
import { haulOf } from '../shared/hauls.ts'

export interface HaulEdge {
  readonly limitMetres: number
  /** The haul on the other side of the limit. */
  readonly other: HaulBand
}

/** Within this share of a limit between hauls, the other haul is worth a word (the v1 contract). */
const NEAR_EDGE_SHARE = decimal('0.05')

/** The limit between hauls that the distance is within 5 % of; `hauls` are in order of length. */
export function findNearEdge(hauls: readonly HaulBand[], distanceMetres: number): HaulEdge | undefined {
  const own = hauls.indexOf(haulOf(hauls, distanceMetres))
  const edges = [
    { limitMetres: hauls[own]?.belowMetres, other: hauls[own + 1] },
    { limitMetres: hauls[own - 1]?.belowMetres, other: hauls[own - 1] },
  ]
  for (const { limitMetres, other } of edges) {
    if (limitMetres === undefined || !other) continue
    const reach = toNumber(multiply(decimal(limitMetres), NEAR_EDGE_SHARE))
    if (Math.abs(distanceMetres - limitMetres) <= reach) return { limitMetres, other }
  }
  return undefined
}
