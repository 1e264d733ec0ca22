/** How much nearer or farther the ends of a way may be, where a country, an area or a postcode stands for a place in it. */
import { greatCircleKm, type Point } from '../../../core/sphere.ts'
import type { Spread } from '../../../core/spread.ts'
import type { Place } from '../../../places/places.ts'
import type { EndName } from './params.ts'
import type { TripEnd } from './trip-end.ts'
import type { TripEnds } from './trip-ends.ts'

const VERBS: Readonly<Record<EndName, string>> = { origin: 'begins', destination: 'ends' }

/** Of each end that is not known, between its nearest and its farthest town as seen from the other end. */
export function whereSpreads({ origin, destination }: TripEnds): Spread[] {
  return [
    ...whereSpread('origin', origin, destination.place),
    ...whereSpread('destination', destination, origin.place),
  ]
}

function whereSpread(end: EndName, { place, standsFor }: TripEnd, other: Point): Spread[] {
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
