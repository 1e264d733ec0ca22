/** The two ends of a trip, each of which says something about the other. */
import { greatCircleKm } from '../../../engine/helpers/sphere.ts'
import { ambiguous, LIKELY_SHARE, type Place } from '../../../geo/places/places.ts'
import { resolvedName } from './stand-in.ts'

/** An end that may be one of several places. */
export interface Reading {
  readonly place: Place
  readonly alternatives?: readonly Place[]
}

/** Of several places of like weight: one in the country of the other end, else the nearer one. */
function likelier(reading: Reading, other: Place): Place {
  const { place } = reading
  const likely = likelyOthers(reading)
  if (likely.length === 0) return place
  const all = [place, ...likely]
  const inCountry = all.filter(({ countryCode }) => countryCode === other.countryCode)
  const [nearest = place] = (inCountry.length > 0 ? inCountry : all).sort(
    (a, b) => greatCircleKm(a, other) - greatCircleKm(b, other),
  )
  return nearest
}

/** The other readings that may as well be meant. */
export function likelyOthers({ place, alternatives = [] }: Reading): readonly Place[] {
  return alternatives.filter((one) => weightOf(one) >= weightOf(place) * LIKELY_SHARE)
}

/** Ports weigh as small towns do (docs/methods/places.md): Vostochny is the port rather than a village of the name. */
const PORT_WEIGHT = 2000

function weightOf({ kind, population = 0 }: Place): number {
  return kind === 'port' ? PORT_WEIGHT : population
}

/** What of an end follows from its place. */
interface Moved extends Reading {
  readonly notices: readonly { readonly code: string }[]
  readonly asked?: string
  readonly resolved?: string
}

/** The end with what is likelier, and the notice that says so. */
export function withOther<End extends Moved>(end: End, other: Reading, field: string): End {
  // Two that are not clear say nothing of each other, but for their first readings.
  const place = likelier(end, other.place)
  return place === end.place ? end : movedTo(end, place, field)
}

/** The end at another of its readings, under that one's name, and the notice that says so. */
export function movedTo<End extends Moved>(end: End, place: Place, field: string): End {
  const others = [end.place, ...(end.alternatives ?? []).filter((one) => one !== place)]
  const rest = end.notices.filter(({ code }) => code !== 'ambiguous_place')
  const notices = [...rest, { ...ambiguous(place, others, true), subject: field }]
  const resolved = end.resolved !== undefined && { resolved: resolvedName(place, end.asked ?? place.name) }
  return { ...end, ...resolved, place, alternatives: others, notices }
}
