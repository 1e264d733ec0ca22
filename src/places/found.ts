/** Answers of the gazetteer, with what a reader should know about them. */
import { fallback, info, type Notice } from '../core/notices.ts'
import type { Candidate } from './candidates.ts'
import { distanceKm } from './distance.ts'
import { described, type Match, type Place, type Resolved } from './places.ts'
import type { Store } from './store.ts'

const RUNNERS_UP_MAX = 4
/** Nearer than this, another place of the name is the same spot: a town and its port. */
const SAME_SPOT_KM = 30
/** A much smaller namesake is not worth a word. */
const NOTEWORTHY_SHARE = 0.01

export function found(place: Place, match: Match, notices: readonly Notice[] = []): Resolved {
  return { place, match, runnersUp: [], notices }
}

/** The first of the candidates, with the others that someone may have meant. */
export function foundByName(
  store: Store,
  [best, ...others]: readonly [Candidate, ...Candidate[]],
  notices: readonly Notice[],
): Resolved {
  const apart: Candidate[] = []
  for (const other of others) {
    if (apart.length === RUNNERS_UP_MAX) break
    const isApart = [best, ...apart].every((one) => kmBetween(store, one.index, other.index) > SAME_SPOT_KM)
    if (isApart && other.weight > best.weight * NOTEWORTHY_SHARE) apart.push(other)
  }
  const place = store.place(best.index)
  const runnersUp = apart.map(({ index }) => store.place(index))
  const ambiguity = runnersUp.length > 0 ? [ambiguous(place, runnersUp)] : []
  return { place, match: 'name', runnersUp, notices: [...ambiguity, ...notices] }
}

function kmBetween(store: Store, a: number, b: number): number {
  return distanceKm(store.lat(a), store.lon(a), store.lat(b), store.lon(b))
}

function ambiguous(place: Place, others: readonly Place[]): Notice {
  const list = others.map(described).join('; ')
  return info('ambiguous_place', `Taken as ${described(place)}, the most likely of several; also: ${list}.`)
}

export function reducedTo(place: Place): Notice {
  return info('place_reduced', `Taken as ${described(place)}: streets and the like are not known here.`)
}

export function postcodeArea(code: string, place: Place): Notice {
  return info(
    'postcode_area',
    `Of postcode ${code} only the area ${place.code} (${described(place)}) is known here.`,
  )
}

export function assumedSeat(name: string, place: Place): Notice {
  return fallback(
    'location_assumed',
    `${name} is a country or region: taken as its main town, ${described(place)}.`,
  )
}
