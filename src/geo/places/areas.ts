/** Countries and regions by name or code: FR, France, TX, Bavaria, ON. */

import { countryNamed } from '../../engine/helpers/country-names.ts'
import { fold } from '../../engine/helpers/fold.ts'
import { NO_AREA } from '../format/places/file.ts'
import type { Within } from './candidates.ts'
import { blocksOf, lookUp, visitPrefix } from './dictionary.ts'
import type { Store } from './store.ts'

/** Numbers of areas: countries first. */
export function findAreas(store: Store, text: string): number[] {
  return lookUp(store.areas, fold(text))
}

/** Areas whose name or code begins with the text. */
export function findAreasByPrefix(store: Store, text: string): number[] {
  const key = fold(text)
  const { first, last } = blocksOf(store.areas, key)
  const areas = new Set<number>()
  for (let block = first; block <= last; block++) {
    visitPrefix(store.areas, block, key, (_, numbers) => {
      for (const area of numbers) areas.add(area)
    })
  }
  return [...areas]
}

export function isCountry(store: Store, area: number): boolean {
  return area < store.countries
}

/** Numbers of second-level areas: Lincolnshire, Cook County, Cook. */
export function findCounties(store: Store, text: string): number[] {
  return lookUp(store.counties, fold(text))
}

/** Whatever the text is the name of, areas first: what stands behind a town. */
export function findQualifiers(store: Store, text: string): number[] {
  return [...findAreas(store, text), ...findCounties(store, text)]
}

/** The country that a text is the name of in some language, where it names nothing nearer at hand: Niemcy, ドイツ. */
export function findTranslated(store: Store, text: string): number[] {
  const code = countryNamed(text)
  const country = code === undefined ? undefined : store.countryNumber(code)
  return country === undefined ? [] : [country]
}

/** Where a country's code reaches: the country, then its territories. */
export function reachOf(store: Store, country: number | undefined): Within[] {
  if (country === undefined) return [{}]
  const [own = country, ...territories] = store.reach(country)
  return [{ country: own }, ...territories.map((one) => ({ country: one, isTerritory: true as const }))]
}

/** `within` narrowed to any of the areas; empty when they have nothing in common. */
export function narrow(store: Store, within: readonly Within[], areas: readonly number[]): Within[] {
  return within.flatMap((outer) => areas.flatMap((area) => narrowed(store, outer, area)))
}

function narrowed(store: Store, outer: Within, number: number): Within[] {
  const country = store.areaCountry(number)
  if (outer.country !== undefined && outer.country !== country) return []
  if (isCountry(store, number)) return [{ ...outer, country }]
  const parent = store.areaParent(number)
  if (parent === NO_AREA) {
    return outer.area === undefined || outer.area === number ? [{ ...outer, country, area: number }] : []
  }
  const fits =
    (outer.area === undefined || outer.area === parent) &&
    (outer.county === undefined || outer.county === number)
  return fits ? [{ ...outer, country, area: parent, county: number }] : []
}
