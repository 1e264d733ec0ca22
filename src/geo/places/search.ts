/** Search as one types: names that begin with the query, the most important first. */

import { fold } from '../../engine/helpers/fold.ts'
import type { Dictionary } from '../format/places/dictionary.ts'
import { findAreas, findAreasByPrefix, findQualifiers, narrow, reachOf } from './areas.ts'
import { visitBestFirst } from './best-first.ts'
import { candidates, isWithin, type Within } from './candidates.ts'
import { airportOf, countryOf, portOf } from './codes.ts'
import { lookUp } from './dictionary.ts'
import { weightAs } from './name-weight.ts'
import type { ScoredPlace, SearchKind, SearchOptions } from './places.ts'
import { postcodesLike } from './postcode-search.ts'
import { splits, tidy } from './query.ts'
import { type Ranking, ranking, type Scored } from './ranking.ts'
import { isMainName, placeOf, type Store } from './store.ts'

export const SEARCH_LIMIT_DEFAULT = 5
/** Score of a place of the greatest weight whose name begins with the query; the rest is for the whole name. */
const PREFIX_SCORE = 0.8
const WHOLE_SCORE = 0.2
/** Nobody asks for a postcode by a name: it has no weight but that of its digits. */
const POSTCODE_SCORE = 0.232
/** The largest towns have some tens of millions: so many digits. */
const WEIGHT_DIGITS = 7.5
/** Alternate names are many, and most of them nobody types. */
const ALTERNATE_SHARE = 0.75
/** A country with more places has its share of the first names looked at. */
const SMALL_COUNTRY_PLACES_MAX = 1000
/** Scores are told in thousandths. */
const SCORE_PARTS = 1000

interface Search {
  readonly key: string
  readonly within: readonly Within[]
  readonly kind: SearchKind | undefined
}

export function searchPlaces(store: Store, query: string, options: SearchOptions): ScoredPlace[] {
  const { limit = SEARCH_LIMIT_DEFAULT, kind } = options
  const text = tidy(query)
  const [head = '', ...tail] = text.split(',').map((part) => part.trim())
  const country = countryOf(store, options)
  if (fold(head) === '' || (options.countryCode !== undefined && country === undefined)) return []
  const search = {
    key: fold(head),
    within: narrowByTail(store, reachOf(store, country), tail),
    kind,
  }
  const best = ranking(limit)
  addCodes(store, search, text, best)
  const whole = addWholeNames(store, search, best)
  for (const dictionary of dictionaries(store, kind)) addPrefixed(store, search, dictionary, best)
  if (country !== undefined && best.list().length < limit) addOfSmallCountry(store, search, country, best)
  if (best.list().length === 0) addSplits(store, text, search, best)
  const named = withWhole(best.list(), whole, limit).map(({ index, score }) => ({
    place: store.place(index),
    score: Math.round(score * SCORE_PARTS) / SCORE_PARTS,
  }))
  const isAsked = kind === undefined || kind === 'postcode'
  const codes = isAsked ? postcodesLike(store, text, options.countryCode, limit) : []
  return [...codes.map((place) => ({ place, score: POSTCODE_SCORE })), ...named]
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
}

/** The parts after a comma, of which the last may be unfinished. */
function narrowByTail(store: Store, outer: readonly Within[], tail: readonly string[]): readonly Within[] {
  let within = outer
  for (const part of tail.filter(Boolean)) {
    const areas = findQualifiers(store, part)
    within = narrow(store, within, areas.length > 0 ? areas : findAreasByPrefix(store, part))
  }
  return within
}

function dictionaries(store: Store, kind: SearchKind | undefined): Dictionary[] {
  if (kind === 'postcode') return []
  if (kind === 'town') return [store.towns]
  return kind === undefined ? [store.towns, store.terminals] : [store.terminals]
}

function addCodes(store: Store, search: Search, text: string, best: Ranking): void {
  const bonus = text === text.toUpperCase() ? WHOLE_SCORE : WHOLE_SCORE / 2
  for (const index of [airportOf(store, text), portOf(store, text.replace(' ', ''))]) {
    if (index === undefined || !isListed(store, search, index)) continue
    best.add(index, PREFIX_SCORE * importance(store, index) + bonus)
  }
}

/** Places with just this name; the best of them. */
function addWholeNames(store: Store, search: Search, best: Ranking): Scored | undefined {
  const whole = ranking(1)
  for (const dictionary of dictionaries(store, search.kind)) {
    for (const number of lookUp(dictionary, search.key)) {
      const index = placeOf(number)
      if (!isListed(store, search, index)) continue
      const bonus = isMainName(number) ? WHOLE_SCORE : WHOLE_SCORE / 2
      const score = PREFIX_SCORE * importanceOf(weightAs(store, number, search.key)) + bonus
      best.add(index, score)
      whole.add(index, score)
    }
  }
  return whole.list()[0]
}

function addPrefixed(store: Store, search: Search, dictionary: Dictionary, best: Ranking): void {
  const bound = (place: number) => PREFIX_SCORE * importance(store, place)
  visitBestFirst(
    dictionary,
    search.key,
    (leastPlace) => bound(leastPlace) <= best.threshold(),
    (isWhole, numbers) => {
      for (const number of isWhole ? [] : numbers) {
        const index = placeOf(number)
        if (bound(index) <= best.threshold()) return
        if (isListed(store, search, index)) best.add(index, PREFIX_SCORE * share(store, number))
      }
    },
  )
}

/** Among the names of the world those of a small country come too late: its own are looked through one by one. */
function addOfSmallCountry(store: Store, search: Search, country: number, best: Ranking): void {
  const places = store.placesOf(country, SMALL_COUNTRY_PLACES_MAX)
  for (const index of places) {
    if (!isListed(store, search, index)) continue
    if (fold(store.name(index)).startsWith(search.key))
      best.add(index, PREFIX_SCORE * importance(store, index))
  }
}

/** Springfield IL: a name and its region without a comma. */
function addSplits(store: Store, text: string, { within, kind }: Search, best: Ranking): void {
  for (const { name, region } of splits(text)) {
    const inner = narrow(store, within, findAreas(store, region))
    for (const { index } of inner.length > 0 ? candidates(store, name, inner) : []) {
      if (kind === undefined || store.kind(index) === kind)
        best.add(index, PREFIX_SCORE * importance(store, index))
    }
  }
}

/** The place of just this name is always listed. */
function withWhole(list: readonly Scored[], whole: Scored | undefined, limit: number): readonly Scored[] {
  if (!whole || list.some(({ index }) => index === whole.index)) return list
  return [...list.slice(0, limit - 1), whole]
}

function isListed(store: Store, { within, kind }: Search, index: number): boolean {
  return (kind === undefined || store.kind(index) === kind) && isWithin(store, index, within)
}

function share(store: Store, number: number): number {
  return importance(store, placeOf(number)) * (isMainName(number) ? 1 : ALTERNATE_SHARE)
}

/** From 0 to 1, by the digits of the weight. */
function importance(store: Store, index: number): number {
  return importanceOf(store.weight(index))
}

function importanceOf(weight: number): number {
  return Math.min(1, Math.log10(weight + 1) / WEIGHT_DIGITS)
}
