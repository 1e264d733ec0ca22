/** How much nearer or farther the ends of a way may be, where a country, an area or a postcode stands for a place in it. */
import { greatCircleKm, type Point } from '../../../engine/helpers/sphere.ts'
import type { Spread } from '../../../engine/spread.ts'
import type { Place } from '../../../geo/places/places.ts'
import type { EndName } from './params.ts'
import type { TripEndpoint } from './trip-endpoint.ts'
import type { TripEndpoints } from './trip-endpoints.ts'

const VERBS: Readonly<Record<EndName, string>> = { origin: 'begins', destination: 'ends' }

/** Of each end that is not known, between its nearest and its farthest town as seen from the other end. */
export function whereSpreads({ origin, destination }: TripEndpoints): Spread[] {
  return [
    ...whereSpread('origin', origin, destination.place),
    ...whereSpread('destination', destination, origin.place),
  ]
}

function whereSpread(end: EndName, { place, standsFor }: TripEndpoint, other: Point): Spread[] {
  const km = greatCircleKm(place, other)
  const apart = standsFor?.towns.map((town) => greatCircleKm(town, other)) ?? around(place, km)
  if (apart.length === 0 || km === 0) return []
  return [
    {
      id: `where it ${VERBS[end]}`,
      low: Math.min(1, Math.min(...apart) / km),
      high: Math.max(1, Math.max(...apart) / km),
      label: `where in ${standsFor?.name ?? place.name} it ${VERBS[end]}`,
      isShared: true,
    },
  ]
}

/** A postcode that is known by its town or area lies so much nearer or farther at most. */
function around({ withinKm }: Place, km: number): number[] {
  return withinKm === undefined ? [] : [Math.max(0, km - withinKm), km + withinKm]
}
