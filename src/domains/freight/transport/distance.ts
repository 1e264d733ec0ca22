/** The distance of a leg, as a trail shows it. */
import type { Spread } from '../../../engine/spread.ts'
import type { TrailEntry } from '../../../engine/trail.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { PlannedRoute } from '../../../geo/networks/plan.ts'
import { distanceEntry, givenDistanceEntry } from '../../shared/journey/trail.ts'

/** The parameter, and the number of a calculation whose distance is an amount. */
export const GIVEN_KM = 'planned_distance_km'

interface DistanceDoubts {
  /** A ship sails farther than it says, and nothing is added for that. */
  readonly isSailedInDoubt: boolean
  /** How far the ends themselves are in doubt. */
  readonly where: readonly Spread[]
}

export function modelledDistance(
  edition: Edition,
  route: PlannedRoute,
  { isSailedInDoubt, where }: DistanceDoubts,
): TrailEntry {
  const entry = distanceEntry(edition, route, where)
  const atSea = isSailedInDoubt ? edition.ranges.of('sea_distance') : []
  const ranges = [...(entry.ranges ?? []), ...atSea]
  return { ...entry, ranges, name: `${entry.name}, ${route.origin.name} to ${route.destination.name}` }
}

export function givenDistance(
  { emissionFactorsYear }: Edition,
  { distanceMetres }: PlannedRoute,
): TrailEntry {
  return givenDistanceEntry(distanceMetres, GIVEN_KM, emissionFactorsYear)
}
