/** Countries and regions by name or code: FR, France, TX, Bavaria, ON. */

import { fold } from '../core/fold.ts'
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

/** `within` narrowed to any of the areas; empty when they have nothing in common. */
export function narrow(store: Store, within: readonly Within[], areas: readonly number[]): Within[] {
  return within.flatMap((outer) =>
    areas.flatMap((area): Within[] => {
      const country = store.areaCountry(area)
      if (outer.country !== undefined && outer.country !== country) return []
      if (isCountry(store, area)) return [{ ...outer, country }]
      return outer.area === undefined || outer.area === area ? [{ country, area }] : []
    }),
  )
}
