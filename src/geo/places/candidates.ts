/** Places of a name, best first. */

import { fold } from '../../engine/helpers/fold.ts'
import { lookUp } from './dictionary.ts'
import { distanceKm } from './distance.ts'
import { weightAs } from './name-weight.ts'
import { isMainName, placeOf, type Store } from './store.ts'

/** What a place must lie in: a country, a region of it, or both absent for anywhere. */
export interface Within {
  readonly country?: number
  readonly area?: number
  readonly county?: number
  /** A territory that the code of its sovereign reaches. */
  readonly isTerritory?: true
}

export const ANYWHERE: readonly Within[] = [{}]

export interface Candidate {
  readonly index: number
  readonly isMain: boolean
  readonly weight: number
}

/** San Juan in Texas is not what is meant by San Juan in the United States, Saint-Denis by Paris is in France. */
const TERRITORY_FACTOR = 0.2
/** Someone who writes an accent means the place that has it: San José is not San Jose. */
const ACCENT_FACTOR = 5
/** Places stand in the order of their weight: later ones are not the best. */
const CANDIDATES_MAX = 200
const ACCENTS_CHECKED_MAX = 20
/** An airport's own town is no farther and no smaller. */
const OWN_TOWN_KM_MAX = 100
const OWN_TOWN_WEIGHT_MIN = 20_000

export function candidates(store: Store, text: string, within: readonly Within[] = ANYWHERE): Candidate[] {
  const key = fold(text)
  const found = [...lookUp(store.towns, key), ...lookUp(store.terminals, key)]
    .filter((number) => isWithin(store, placeOf(number), within))
    .slice(0, CANDIDATES_MAX)
    .map((number) => candidate(store, number, key, within))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
  return preferTown(store, text.toLowerCase() === key ? found : preferAccents(store, text, found))
}

/** Airports are named after their towns, which are meant when nothing else is said. */
function preferTown(store: Store, found: Candidate[]): Candidate[] {
  const [best] = found
  if (!best || store.kind(best.index) !== 'airport') return found
  const town = found.find(
    ({ index }) =>
      store.kind(index) === 'town' &&
      store.weight(index) >= OWN_TOWN_WEIGHT_MIN &&
      distanceKm(store.lat(index), store.lon(index), store.lat(best.index), store.lon(best.index)) <=
        OWN_TOWN_KM_MAX,
  )
  return town ? [town, ...found.filter((one) => one !== town)] : found
}

export function isWithin(store: Store, index: number, within: readonly Within[]): boolean {
  return within.some((one) => isIn(store, index, one))
}

function isIn(store: Store, index: number, { country, area, county }: Within): boolean {
  return (
    (country === undefined || store.country(index) === country) &&
    (area === undefined || store.area(index) === area) &&
    (county === undefined || store.county(index) === county)
  )
}

function candidate(store: Store, number: number, key: string, within: readonly Within[]): Candidate {
  const index = placeOf(number)
  const isTerritory = within.find((one) => isIn(store, index, one))?.isTerritory === true
  const weight = weightAs(store, number, key) * (isTerritory ? TERRITORY_FACTOR : 1)
  return { index, isMain: isMainName(number), weight }
}

function preferAccents(store: Store, text: string, found: readonly Candidate[]): Candidate[] {
  const written = text.normalize('NFC').toLowerCase()
  const checked = found.slice(0, ACCENTS_CHECKED_MAX).map((one) => {
    const isSame = store.name(one.index).normalize('NFC').toLowerCase() === written
    return isSame ? { ...one, weight: one.weight * ACCENT_FACTOR } : one
  })
  return [...checked, ...found.slice(ACCENTS_CHECKED_MAX)].sort((a, b) => b.weight - a.weight)
}
