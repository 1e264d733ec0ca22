/** A way that is not there may be there from or to a namesake: Santa Fe in New Mexico rather than in Argentina. */
import { ambiguous, described, type Place } from '../../../places/places.ts'
import { isNoRoute, type NoRoute } from '../../../routing/plan.ts'
import { END_FIELDS, type EndName } from './params.ts'
import type { TripEnd } from './trip-end.ts'
import type { TripEnds } from './trip-ends.ts'

export interface Planned<Way> {
  readonly ends: TripEnds
  readonly found: Way | NoRoute
}

/** The way between the ends, else between one of them and another place of the other's name. */
export async function planWithRunnersUp<Way extends object>(
  ends: TripEnds,
  plan: (ends: TripEnds) => Promise<Way | NoRoute>,
): Promise<Planned<Way>> {
  const found = await plan(ends)
  if (!isNoRoute(found)) return { ends, found }
  for (const other of [...withOthers(ends, 'destination'), ...withOthers(ends, 'origin')]) {
    const way = await plan(other)
    if (!isNoRoute(way)) return { ends: other, found: way }
  }
  return { ends, found: { ...found, reason: `${found.reason} ${takenAs(ends)}` } }
}

function withOthers(ends: TripEnds, name: EndName): TripEnds[] {
  const end = ends[name]
  return (end.runnersUp ?? []).map((place) => ({ ...ends, [name]: movedTo(end, place, name) }))
}

function movedTo(end: TripEnd, place: Place, name: EndName): TripEnd {
  const others = [end.place, ...(end.runnersUp ?? []).filter((one) => one !== place)]
  const rest = end.notices.filter(({ code }) => code !== 'ambiguous_place')
  const notice = { ...ambiguous(place, others, true), subject: END_FIELDS[name].location }
  return { ...end, place, runnersUp: others, isAssumed: true, notices: [...rest, notice] }
}

function takenAs({ origin, destination }: TripEnds): string {
  return `The places were taken as ${described(origin.place)} and ${described(destination.place)}.`
}
