/** Answers of the gazetteer, with what a reader should know about them. */
import { fallback, type Notice } from '../../engine/notices.ts'
import type { Candidate } from './candidates.ts'
import { kmBetween } from './distance.ts'
import { ambiguous, described, LIKELY_SHARE, type Match, type Place, type Resolved } from './places.ts'
import type { Store } from './store.ts'

const RUNNERS_UP_MAX = 4
/** Nearer than this, another place of the name is the same spot: a town and its port. */
const SAME_SPOT_KM = 30
/** An airport of the town's name is that town's. */
const OWN_AIRPORT_KM = 100
/** A much smaller namesake is not worth a word. */
const NOTEWORTHY_SHARE = 0.01
/**
 * In one country, where the country tells nothing, one of half the usual weight may be meant too: populations of towns that
 * are counted with their surroundings are off by two (Newport in Wales and on the Isle of Wight).
 */
const LIKELY_SHARE_AT_HOME = 0.05

export function found(place: Place, match: Match, notices: readonly Notice[] = []): Resolved {
  return { place, match, alternatives: [], notices }
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
    const isApart = [best, ...apart].every((one) => isOtherSpot(store, one, other))
    if (isApart && other.weight > best.weight * NOTEWORTHY_SHARE) apart.push(other)
  }
  const place = store.place(best.index)
  const alternatives = apart.map(({ index }) => store.place(index))
  const isGuess = apart.some((other) => other.weight >= best.weight * likelyShare(store, best, other))
  const ambiguity = alternatives.length > 0 ? [ambiguous(place, alternatives, isGuess)] : []
  return { place, match: 'name', alternatives, notices: [...ambiguity, ...notices] }
}

function likelyShare(store: Store, best: Candidate, other: Candidate): number {
  const isAtHome = store.country(best.index) === store.country(other.index)
  return isAtHome ? LIKELY_SHARE_AT_HOME : LIKELY_SHARE
}

function isOtherSpot(store: Store, { index: one }: Candidate, { index: other }: Candidate): boolean {
  const isOwn = store.kind(one) === 'town' && store.kind(other) === 'airport'
  return kmBetween(store, one, other) > (isOwn ? OWN_AIRPORT_KM : SAME_SPOT_KM)
}

export function reducedTo(place: Place): Notice {
  return fallback('place_reduced', { place: described(place) })
}

export function assumedSeat(name: string, place: Place): Notice {
  return fallback('location_assumed.area', { value: name, place: described(place) })
}

export function correctedTo(query: string, place: Place): Notice {
  return fallback('place_corrected', { query, place: described(place) })
}
