/** How much nearer or farther the ends of a way may be, where a country or an area stands for a place in it. */
import { greatCircleKm, type Point } from '../../../core/sphere.ts'
import type { Spread } from '../../../core/spread.ts'
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
  if (standsFor === undefined || standsFor.towns.length === 0 || km === 0) return []
  const towns = standsFor.towns.map((town) => greatCircleKm(town, other))
  const [nearest, farthest] = [Math.min(...towns), Math.max(...towns)]
  return [
    {
      id: `where it ${VERBS[end]}`,
      low: Math.min(1, nearest / km),
      high: Math.max(1, farthest / km),
      label: `where in ${standsFor.name} it ${VERBS[end]}`,
      isShared: true,
    },
  ]
}
