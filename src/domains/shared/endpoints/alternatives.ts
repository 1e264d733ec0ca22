/** A way that is not there may be there from or to a namesake: Santa Fe in New Mexico rather than in Argentina. */

import { isNoRoute, type NoRoute, noRoute } from '../../../geo/networks/plan.ts'
import { described } from '../../../geo/places/places.ts'
import { likelyOthers, movedTo } from './disambiguate.ts'
import { END_FIELDS, type EndName } from './params.ts'
import type { TripEndpoints } from './trip-endpoints.ts'

export interface Planned<Way> {
  readonly ends: TripEndpoints
  readonly found: Way | NoRoute
}

/** The way between the ends, else between one of them and another likely place of the other's name: not from Alaska to Juneau in Wisconsin. */
export async function planWithRunnersUp<Way extends object>(
  ends: TripEndpoints,
  plan: (ends: TripEndpoints) => Promise<Way | NoRoute>,
): Promise<Planned<Way>> {
  const found = await plan(ends)
  if (!isNoRoute(found)) return { ends, found }
  for (const other of [...withOthers(ends, 'destination'), ...withOthers(ends, 'origin')]) {
    const way = await plan(other)
    if (!isNoRoute(way)) return { ends: other, found: way }
  }
  return { ends, found: noRoute('no_route.used_places', { reason: found.reason, ...usedPlaces(ends) }) }
}

function withOthers(ends: TripEndpoints, name: EndName): TripEndpoints[] {
  const end = ends[name]
  const field = END_FIELDS[name].location
  const assumed = likelyOthers(end).map((place) => ({ ...movedTo(end, place, field), isAssumed: true }))
  return assumed.map((other) => ({ ...ends, [name]: other }))
}

function usedPlaces({ origin, destination }: TripEndpoints) {
  return { from: described(origin.place), to: described(destination.place) }
}
