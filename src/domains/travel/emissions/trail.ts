/** What the answer about a trip is made of. */
import type { Trail } from '../../../core/contribution.ts'
import type { Edition } from '../../edition.ts'
import { whereSpreads } from '../../shared/ends/where.ts'
import { distanceEntry, givenDistanceEntry } from '../../shared/way/trail.ts'
import { tripTrail } from '../trip/trail.ts'
import { GIVEN_DISTANCE } from './present-route.ts'
import type { TravelResult } from './result.ts'

export function travelTrail(edition: Edition, { journey, trip, extent }: TravelResult): Trail {
  const { ends, route, isGiven, distanceMetres } = journey
  const distance =
    route && !isGiven
      ? distanceEntry(edition, route, whereSpreads(ends))
      : givenDistanceEntry(distanceMetres, GIVEN_DISTANCE, trip.figures.year)
  return tripTrail(trip, extent, distance)
}
