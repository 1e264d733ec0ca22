/** How far a country or an area reaches, by its larger towns: what is not known of a place that is somewhere in it. */
import { memoizeByName } from '../../engine/helpers/memoize.ts'
import type { Point } from '../../engine/helpers/sphere.ts'
import { narrow } from './areas.ts'
import { isWithin, type Within } from './candidates.ts'
import { areasNamed } from './conditions.ts'
import { kmBetween } from './distance.ts'
import type { Gazetteer } from './places.ts'
import type { Store } from './store.ts'

/** Towns that are looked at, the largest first. */
const TOWNS_LOOKED_AT = 200

/** The farthest tenth, such as islands beyond the sea, is no measure of a country. */
const MOST = 0.9

/** More than there are: what is found of a country is kept. */
const COUNTRIES_MAX = 1000

/** By country, found once. */
export function extents(store: Store): Gazetteer['extentKm'] {
  const extentsOf = memoizeByName<number>(COUNTRIES_MAX)
  return (countryCode) => {
    const country = store.countryNumber(countryCode)
    const seat = country === undefined ? undefined : store.seat(country)
    if (country === undefined || seat === undefined) return 0
    return extentsOf(countryCode, () => extentOf(store, country, seat))
  }
}

function extentOf(store: Store, country: number, seat: number): number {
  const towns = store.largestOf(country, TOWNS_LOOKED_AT)
  const distances = towns.map((one) => kmBetween(store, seat, one)).sort((a, b) => a - b)
  return distances[Math.floor(distances.length * MOST)] ?? 0
}

/** The largest towns of a country, found once, or of an area in it. */
export function townsIn(store: Store): Gazetteer['townsIn'] {
  const pointsOf = (country: number, within: readonly Within[]): Point[] =>
    largestWithin(store, country, within).map((town) => ({ lat: store.lat(town), lon: store.lon(town) }))
  const ofCountries = memoizeByName<readonly Point[]>(COUNTRIES_MAX)
  return (countryCode, area) => {
    const country = store.countryNumber(countryCode)
    if (country === undefined) return []
    if (area === undefined) return ofCountries(countryCode, () => pointsOf(country, [{ country }]))
    return pointsOf(country, narrow(store, [{ country }], areasNamed(store, area)))
  }
}

/** Whether such a share of an area's people live in one of its towns and around it: nine of ten in Tokyo, Singapore. */
export function isAround(store: Store, town: number, area: Within, withinKm: number, share = MOST): boolean {
  const towns = largestWithin(store, store.country(town), [area])
  const near = towns.filter((one) => kmBetween(store, town, one) <= withinKm)
  return peopleIn(store, near) >= peopleIn(store, towns) * share
}

function peopleIn(store: Store, towns: readonly number[]): number {
  return towns.reduce((sum, one) => sum + store.weight(one), 0)
}

/** Places stand in the order of their weight. */
function largestWithin(store: Store, country: number, within: readonly Within[]): number[] {
  return store
    .largestOf(country, Number.POSITIVE_INFINITY)
    .filter((one) => store.kind(one) === 'town' && isWithin(store, one, within))
    .slice(0, TOWNS_LOOKED_AT)
}
